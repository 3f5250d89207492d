import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClosedPositionsQuery } from '../../../../../../src/application/trading/closed-positions.query';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { success } from '../../../../../../src/domain/shared/result';
import type { Fill } from '../../../../../../src/domain/trading/order';
import { fill, ScriptedTrading } from '../../../../application/trading/trading-fakes';
import { showAccount } from '../portfolio-fixture';

afterEach(() => jest.restoreAllMocks());

async function show(rows: readonly Fill[]) {
  jest.spyOn(ScriptedTrading.prototype, 'fills').mockResolvedValue(success({ rows, total: rows.length }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Trade history/ }));
  await screen.findByRole('columnheader', { name: 'Realised PnL' });
}

it('what a trade closed is told with its sign; one that opened, and one of a spot market, settled nothing', async () => {
  const contract = { symbol: 'PERP_BTC_USDT' };
  await show([
    fill('1', 4_000_000, { ...contract, side: 'SELL', realisedPnl: decimal('12.345') }),
    fill('2', 3_000_000, { ...contract, side: 'SELL', realisedPnl: decimal('-0.5') }),
    fill('3', 2_000_000, { ...contract, realisedPnl: decimal('0') }),
    fill('4', 1_000_000),
  ]);
  const cells = [...document.querySelectorAll('td[data-title="Realised PnL"]')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['+12.34 USDT', '−0.50 USDT', '—', '—']);
  expect(cells.map((cell) => cell.hasAttribute('data-absent'))).toEqual([false, false, true, true]);
});

it('what decides comes before what can be reckoned from it', async () => {
  await show([fill('1', 1_000_000)]);
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Time',
    'Market',
    'Side',
    'Price',
    'Quantity',
    'Fee',
    'Realised PnL',
    'Role',
    'Value',
    'Actions',
  ]);
});

it('a position that was closed begins with what it left, before what that is made of', async () => {
  const closed = {
    ...{ id: '1', symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' as const, long: true, closedAt: 2_000_000 },
    ...{ liquidated: false, liquidationCost: undefined, openedAt: 1_000_000, entry: decimal(60_000) },
    ...{ quantity: decimal('0.1'), exit: decimal(60_006), pnl: decimal('0.6'), fees: decimal('2.51') },
    funding: decimal(0),
  };
  jest.spyOn(ClosedPositionsQuery.prototype, 'page').mockResolvedValue(success({ rows: [closed], total: 1 }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Position history/ }));
  await screen.findByRole('columnheader', { name: 'Net PnL' });
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(['Market', 'Size', 'Net PnL', 'Realised PnL']);
});
