import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { decimal } from '../../../../../src/domain/shared/decimal';
import type { CopyPosition, OwnCopy } from '../../../../../src/domain/social/own-copy';
import { ManageCopyStore } from '../../../../../src/presentation/features/copy-trading/manage-copy.store';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import { StopCopyDialog } from '../../../../../src/presentation/features/copy-trading/stop-copy.view';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { renderShell } from '../../shell/shell-fixture';

type Status = OwnCopy['status'];

/** The dialog of a copy that is in this state as it is opened. */
async function show(first: Status, more: Partial<OwnCopy> = {}) {
  const shown = observable({ status: first, closed: 0 });
  const host = exchange();
  const manage = new ManageCopyStore(host.port, new RecordedNotices());
  const close = () => runInAction(() => (shown.closed += 1));
  const Shown = observer(() => (
    <AntdRoot>
      <StopCopyDialog
        copy={{ copyId: '7', positions: [], ...more, status: shown.status } as unknown as OwnCopy}
        manage={manage}
        onClose={close}
      />
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
  expect(screen.queryByRole('button', { name: 'Close all positions' })).not.toBeInTheDocument();
  expect(host.calls).toEqual([]);
});

it('closes the positions of a copy that kept them, and is over once they close', async () => {
  const { host, shown, becomes, press } = await show('RELEASED');
  await press('Close all positions');
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

const holding = (symbol: string): Partial<OwnCopy> => ({
  worth: decimal('1100'),
  positions: [{ symbol } as CopyPosition],
});

it('says what the lead is paid before the rest comes back, however its positions end', async () => {
  await show('ACTIVE', { ...holding('SPOT_BTC_USDT'), shareDue: decimal('15.819') });
  const paid = 'The lead’s share of 15.82 USDT is paid first.';
  expect(screen.getByText(`All positions are closed at market and the balance returns to you. ${paid}`)).toBeVisible();
  expect(screen.getByText(`Coins and free USDT move to your account as they are. ${paid}`)).toBeVisible();
});

it('says nothing of a share below a cent', async () => {
  await show('ACTIVE', { ...holding('SPOT_BTC_USDT'), shareDue: decimal('0.009') });
  expect(screen.queryByText(/share/)).not.toBeInTheDocument();
});

it.each([
  [
    'returns and what stays as margin',
    { ...holding('PERP_ATOM_USDT'), releasable: decimal('1098.5'), shareDue: decimal(0) },
    'About 1,098.50 USDT returns to your account now. 1.50 USDT stays as margin until you close the positions. With less margin, liquidation prices move closer.',
  ],
  [
    'the lead is paid before',
    { ...holding('PERP_ATOM_USDT'), releasable: decimal('1090'), shareDue: decimal('2.25') },
    'About 1,090.00 USDT returns to your account now. 7.75 USDT stays as margin until you close the positions. The lead’s share of 2.25 USDT is paid first. With less margin, liquidation prices move closer.',
  ],
  [
    'all of it is needed as margin',
    { ...holding('PERP_ATOM_USDT'), releasable: decimal(0), shareDue: decimal(0) },
    'About 0.00 USDT returns to your account now. 1,100.00 USDT stays as margin until you close the positions.',
  ],
  [
    'no figure is known',
    holding('PERP_ATOM_USDT'),
    'Free funds return to your account now. Margin stays here until you close the positions. With less margin, liquidation prices move closer.',
  ],
  ['coins move', holding('SPOT_BTC_USDT'), 'Coins and free USDT move to your account as they are.'],
] as const)('says before it is stopped what keeping its positions does: %s', async (_, copy, words) => {
  await show('ACTIVE', copy);
  expect(screen.getByText(words)).toBeInTheDocument();
});
