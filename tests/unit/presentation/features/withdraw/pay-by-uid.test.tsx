import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactNode } from 'react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { internalNetwork } from '../../../../../src/domain/wallet/withdrawal';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { NewAddressDialog } from '../../../../../src/presentation/features/address-book/new-address-dialog.view';
import { WithdrawForm } from '../../../../../src/presentation/features/withdraw/withdraw-form.view';
import { WithdrawResult } from '../../../../../src/presentation/features/withdraw/withdraw-result.view';
import { WithdrawReview } from '../../../../../src/presentation/features/withdraw/withdraw-review.view';
import { WithdrawStore } from '../../../../../src/presentation/features/withdraw/withdraw.store';
import { read } from '../../../../support/reads';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const resource = <T,>(state: ResourceState<T>) =>
  Object.assign(new Subject<ResourceState<T>>(state), { refresh: async () => undefined });
const ready = <T,>(value: T) => resource<T>({ status: 'ready', value, updatedAt: 0, refreshing: false });
const nothing = () => resource<never>({ status: 'loading' });

/** The reader's own UID is 42. */
async function show(part: ReactNode) {
  const session = loggedIn();
  if (session.status !== 'loggedIn') throw new Error('nobody');
  const account = { applicationId: 'me', email: 'a@example.com', main: true, alias: '', eu: false };
  await renderShell({
    at: '/wallet',
    session: { ...session, account: read({ ...account, userId: '42', language: undefined }) },
    texts: ['withdraw', 'moneyKit', 'accountKit', 'addressBook'],
    open: async () => ({
      View: () => (
        <AntdRoot>
          <section aria-label="shown">{part}</section>
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  return within(await screen.findByRole('region', { name: 'shown' }));
}

function storeOf(): WithdrawStore {
  const queries = new Proxy(
    { networks: () => ready([{ network: 'ETH', withdrawals: true }]) },
    { get: (known, name) => Reflect.get(known, name) ?? nothing },
  );
  const wallet = { holdings: nothing };
  const balances = { state: new Subject({ status: 'loading' }), value: [] };
  const store = new WithdrawStore(
    ...([queries, wallet, { hold: nothing }, balances, {}, {}, {}, {}] as unknown as ConstructorParameters<
      typeof WithdrawStore
    >),
  );
  store.begin('USDT', { decimal: '.', group: ',' } as never);
  return store;
}

const movements = { rows: [], refresh: () => undefined } as never;
const wish = { asset: 'USDT', amount: decimal('12.34'), to: { userId: '7' } };

test('one’s own UID is refused at its field at once, and another is not', async () => {
  const store = storeOf();
  store.recipient.choose('user');
  const shown = await show(<WithdrawForm store={store} movements={movements} />);
  const field = await shown.findByLabelText('Recipient UID');
  fireEvent.change(field, { target: { value: '42' } });
  expect(shown.getByText('This is your own UID. Enter another one.')).toBeInTheDocument();
  fireEvent.change(field, { target: { value: '421' } });
  expect(shown.queryByText('This is your own UID. Enter another one.')).not.toBeInTheDocument();
});

test('the review asks to compare a UID with the recipient, and an address where it is one', async () => {
  const store = storeOf();
  runInAction(() => (store.state = { status: 'review', wish }));
  const shown = await show(<WithdrawReview store={store} />);
  expect(await shown.findByText(/^Compare the UID with the recipient/)).toBeInTheDocument();
  const to = { network: 'ETH', address: '0x5aAe', memo: '' };
  act(() => {
    runInAction(() => (store.state = { status: 'review', wish: { ...wish, to } }));
  });
  expect(await shown.findByText(/^Compare the whole address with the recipient/)).toBeInTheDocument();
});

test('what was sent says how much of what went to whom, and leads to the transfers of the history', async () => {
  const store = storeOf();
  runInAction(() => (store.state = { status: 'sent', withdrawalId: '3', wish }));
  const shown = await show(<WithdrawResult store={store} movements={movements} />);
  expect(await shown.findByRole('heading', { name: 'Sent' })).toBeInTheDocument();
  expect(shown.getByText('12.34 USDT')).toBeInTheDocument();
  expect(shown.getByText('Recipient UID').nextElementSibling).toHaveTextContent('7');
  expect(shown.getByRole('link', { name: 'View history' })).toHaveAttribute(
    'href',
    '/wallet?movements&kind=SUB_ACCOUNT_TRANSFER',
  );
});

test('one’s own UID is not saved as an address either', async () => {
  const add = jest.fn(async () => ({ ok: true }));
  await show(<NewAddressDialog store={{ add, busy: false, open: () => undefined } as never} names={new Map()} />);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Label'), { target: { value: 'Me' } });
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'Exchange user' } });
  fireEvent.click(await screen.findByTitle('Exchange user'));
  fireEvent.change(await dialog.findByLabelText('UID'), { target: { value: ' 42 ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is your own UID. Enter another one.')).toBeInTheDocument();
  expect(add).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('UID'), { target: { value: '421' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(add).toHaveBeenCalled());
  expect(add).toHaveBeenCalledWith({ label: 'Me', network: internalNetwork, address: '421', memo: '' });
});
