import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import type { ReactNode } from 'react';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { KitContext, type KitSurroundings } from '../../../../../src/presentation/kit/controls/kit-context';
import { DataBlock } from '../../../../../src/presentation/kit/data/data-block';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const surroundings = { paths: { accountSecurity: '/account/security' } } as unknown as KitSurroundings;
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <KitContext.Provider value={surroundings}>{children}</KitContext.Provider>
);

const ready: ResourceState<string> = { status: 'ready', value: 'Size', updatedAt: 0, refreshing: false };
const failed: ResourceState<string> = { status: 'failed', failure: { kind: 'offline' }, previous: 'Size' };

it('loses nothing of what is typed in it when a refresh fails, nor when the next one does not', async () => {
  const block = (state: ResourceState<string>) => (
    <DataBlock state={state} onRetry={() => undefined} skeleton={null}>
      {(label, stale) => <input aria-label={label} data-stale={stale} />}
    </DataBlock>
  );
  const { rerender } = render(block(ready), { wrapper });
  const field = screen.getByLabelText('Size');
  await userEvent.type(field, '12');
  rerender(block(failed));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(field).toBeInTheDocument();
  expect(field).toHaveAttribute('data-stale', 'true');
  rerender(block(ready));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('12');
});

it('says that what was never read could not be, and reads it again for whoever presses', async () => {
  const onRetry = jest.fn();
  const block = (state: ResourceState<string>) => (
    <DataBlock state={state} onRetry={onRetry} skeleton={<p>skeleton</p>}>
      {(label) => <p>{label}</p>}
    </DataBlock>
  );
  const { container, rerender } = render(block({ status: 'loading' }), { wrapper });
  expect(container.querySelector('[aria-busy]')).toHaveTextContent('skeleton');
  rerender(block({ status: 'failed', failure: { kind: 'offline' } }));
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
  expect(container.querySelector('[aria-busy]')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('follows what its content reads of a store', () => {
  const away = observable.set<string>();
  render(
    <DataBlock
      state={ready}
      onRetry={() => undefined}
      skeleton={null}
      isEmpty={(label) => away.has(label)}
      empty={<p>Nothing</p>}
    >
      {(label) => <p>{label}</p>}
    </DataBlock>,
  );
  act(() => runInAction(() => void away.add('Size')));
  expect(screen.getByText('Nothing')).toBeInTheDocument();
});

it('says to the owner of a frozen account that it is frozen, and leads to where that ends', async () => {
  const frozen: ResourceState<string> = {
    status: 'failed',
    failure: { kind: 'rejected', reason: 'accountFrozen' },
  };
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : (
          <DataBlock state={frozen} onRetry={() => undefined} skeleton={null}>
            {(label) => <p>{label}</p>}
          </DataBlock>
        ),
      stores: {},
    }),
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Account frozen/)).toBeInTheDocument();
  expect(alert.queryByText('Failed to load')).not.toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account/security');
  expect(alert.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
