import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decimal, zero } from '../../../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../../../src/domain/shared/result';
import type { Failure } from '../../../../../../src/application/kernel/failure';
import { action, rejection } from '../../../../../../src/presentation/i18n/en/common.json';
import { pending } from '../../../../application/trading/trading-fakes';
import { position, showAccount } from '../portfolio-fixture';

jest.setTimeout(60_000);

type Placed = Result<{ orderId: string }, Failure>;

/** A dialog about a position that is closed while its order is on its way. */
async function leave(opened: RegExp, pressed: RegExp) {
  const user = userEvent.setup();
  const { trading, livePositions } = await showAccount({ positions: [position()] }, undefined, 'PERP_BTC_USDT');
  const answer = pending<Placed>();
  trading.placeAnswers = [async () => answer.promise];
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: opened }));
    return within(screen.getByRole('dialog'));
  };
  const button = async () => (await open()).getByRole('button', { name: pressed });
  const close = async () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(await button());
  await waitFor(() => expect(trading.sent).toHaveLength(1));
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const hold = (holding: string): void => {
    const value = [position({ holding: decimal(holding) })];
    act(() => livePositions.state.set({ status: 'ready', value, stale: false }));
  };
  return { user, trading, answer, button, close, hold };
}

describe.each([
  ['a reversal', /^Reverse/, /^Reverse/],
  ['closing it', /^Close.*BTC-PERP/, /^Close 0\.5/],
  ['closing all', /^Close 1 position/, /^Close 1 position/],
])('about a position: %s', (_what, opened, pressed) => {
  it('is on its way in every dialog about it until it is answered and the position has changed', async () => {
    const { user, trading, answer, button, hold } = await leave(opened, pressed);
    const again = await button();
    expect(again).toHaveAttribute('aria-busy', 'true');
    await user.click(again);
    expect(trading.sent).toHaveLength(1);
    await act(async () => answer.resolve(success({ orderId: '1' })));
    expect(again).toHaveAttribute('aria-busy', 'true');
    hold('0.4');
    expect(again).not.toHaveAttribute('aria-busy');
    // It was another dialog that sent it.
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('says that it failed though its dialog has gone', async () => {
    const { answer } = await leave(opened, pressed);
    await act(async () => answer.resolve(failure({ kind: 'rejected', reason: 'noLiquidity' })));
    expect(await screen.findByText(rejection.noLiquidity)).toBeInTheDocument();
  });
});

it('margin: where its tiers could not be read they are read again once that is asked for', async () => {
  const user = userEvent.setup();
  const isolated = position({ marginMode: 'ISOLATED', isolatedMargin: decimal(3000), isolatedMarginAsset: 'USDT' });
  const { futures } = await showAccount({ positions: [isolated] }, undefined, 'PERP_BTC_USDT');
  futures.answers['leverageTiers'] = failure({ kind: 'offline' });
  await user.click(await screen.findByRole('button', { name: /margin.*BTC-PERP/i }));
  const dialog = within(screen.getByRole('dialog'));
  const alert = await dialog.findByRole('alert');
  await user.type(dialog.getByRole('textbox'), '10');
  expect(alert).toBeInTheDocument();
  const rates = { initialMarginRate: decimal('0.1'), maintenanceMarginRate: decimal('0.01') };
  futures.answers['leverageTiers'] = success([{ ...rates, notionalTo: decimal(1_000_000), maintenanceAmount: zero }]);
  await user.click(within(alert).getByRole('button', { name: action.retry }));
  expect(alert).not.toBeInTheDocument();
  expect(dialog.getByText('3,000.00')).toBeInTheDocument();
  expect(futures.times('leverageTiers')).toBe(2);
});
