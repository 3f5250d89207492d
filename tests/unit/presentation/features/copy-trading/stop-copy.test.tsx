import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { OwnCopy } from '../../../../../src/domain/social/own-copy';
import { ManageCopyStore } from '../../../../../src/presentation/features/copy-trading/manage-copy.store';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import { StopCopyDialog } from '../../../../../src/presentation/features/copy-trading/stop-copy.view';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { renderShell } from '../../shell/shell-fixture';

type Status = OwnCopy['status'];

/** The dialog of a copy that is in this state as it is opened. */
async function show(first: Status) {
  const shown = observable({ status: first, closed: 0 });
  const host = exchange();
  const manage = new ManageCopyStore(host.port, new RecordedNotices());
  const close = () => runInAction(() => (shown.closed += 1));
  const Shown = observer(() => (
    <AntdRoot>
      <StopCopyDialog copy={{ copyId: '7', status: shown.status } as OwnCopy} manage={manage} onClose={close} />
    </AntdRoot>
  ));
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({ View: Shown, stores: {} }),
  });
  await screen.findByRole('button', { name: 'Cancel' });
  const becomes = (status: Status) => act(async () => runInAction(() => (shown.status = status)));
  const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
  return { host, shown, becomes, press };
}

it('closes when the copy was stopped elsewhere, and does not turn into the closing of its positions', async () => {
  const { host, shown, becomes } = await show('ACTIVE');
  await userEvent.setup().click(screen.getByRole('radio', { name: /Keep/ }));
  await becomes('PAUSED');
  expect(shown.closed).toBe(0);
  await becomes('RELEASED');
  expect(shown.closed).toBe(1);
  expect(screen.queryByRole('button', { name: 'Close positions' })).not.toBeInTheDocument();
  expect(host.calls).toEqual([]);
});

it('closes the positions of a copy that kept them, and is over once they close', async () => {
  const { host, shown, becomes, press } = await show('RELEASED');
  await press('Close positions');
  expect(host.calls).toEqual([['stop', '7', true]]);
  shown.closed = 0;
  await becomes('CLOSING');
  expect(shown.closed).toBe(1);
});

it('keeps the positions of a copy that is stopped so', async () => {
  const { host, shown, press } = await show('ACTIVE');
  await userEvent.setup().click(screen.getByRole('radio', { name: /Keep/ }));
  await press('Stop copying');
  expect(host.calls).toEqual([['stop', '7', false]]);
  expect(shown.closed).toBe(1);
});
