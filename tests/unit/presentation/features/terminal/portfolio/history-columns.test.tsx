import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClosedPositionsQuery } from '../../../../../../src/application/trading/closed-positions.query';
import { decimal, divide } from '../../../../../../src/domain/shared/decimal';
import { success } from '../../../../../../src/domain/shared/result';
import { closedPositionColumns } from '../../../../../../src/presentation/features/terminal/portfolio/histories/history-sources';
import { fill, order, ScriptedTrading } from '../../../../application/trading/trading-fakes';
import { conditional, showAccount } from '../portfolio-fixture';

afterEach(() => jest.restoreAllMocks());

it('what is written of a trade is a column like the figures, and what writes it stays in sight beside them', async () => {
  jest.spyOn(ScriptedTrading.prototype, 'fills').mockResolvedValue(success({ rows: [fill('1', 1_000_000)], total: 1 }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Trade history/ }));
  const write = await screen.findByRole('button', { name: /^Add note/ });
  expect(write.closest('td')).toHaveClass('actions');
  expect(screen.queryByRole('columnheader', { name: 'Journal' })).toBeNull();
  await userEvent.click(write);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tags' }), 'news');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const heading = await screen.findByRole('columnheader', { name: 'Journal' });
  expect(heading).not.toHaveClass('actions');
  expect(screen.getByRole('cell', { name: 'news' })).not.toHaveClass('actions');
});

it('a trade is worth what it came to, rounded, and in hedge mode says what it closed', async () => {
  const hedged = fill('1', 1_000_000, { side: 'SELL', price: decimal('137.54955') });
  jest.spyOn(ScriptedTrading.prototype, 'fills').mockResolvedValue(success({ rows: [hedged], total: 1 }));
  const closing = order({ orderId: 'order 1', status: 'FILLED', side: 'SELL', positionSide: 'LONG' });
  jest.spyOn(ScriptedTrading.prototype, 'orderHistory').mockResolvedValue(success({ rows: [closing], total: 1 }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Trade history/ }));
  expect(await screen.findByRole('cell', { name: 'Close long' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '137.55 USDT' })).toBeInTheDocument();
});

it('a past order that was a leg of an OCO says so, as an open one does', async () => {
  const past = [
    order({ orderId: '8', status: 'CANCELLED', createdAt: 5_000 }),
    order({ orderId: '9', status: 'FILLED', side: 'SELL', createdAt: 9_000 }),
  ];
  jest.spyOn(ScriptedTrading.prototype, 'orderHistory').mockResolvedValue(success({ rows: past, total: 2 }));
  const legs = [conditional({ algoOrderId: '71', orderId: '9' }), conditional({ algoOrderId: '72' })];
  const ended = [conditional({ algoType: 'OCO', status: 'FILLED', rootStatus: 'FILLED', legs })];
  await showAccount({ ended });
  await userEvent.click(await screen.findByRole('tab', { name: /Order history/ }));
  expect(await screen.findByRole('cell', { name: 'Limit OCO' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Limit' })).toBeInTheDocument();
});

it('a position that the exchange ended is told from one that its owner closed', async () => {
  const closed = (id: string, liquidated: boolean, cost?: string) => ({
    ...{ id, symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' as const, long: true, closedAt: 2_000_000, liquidated },
    ...{ liquidationCost: cost === undefined ? undefined : decimal(cost) },
    ...{ quantity: decimal('0.1'), exit: decimal(60_006), pnl: decimal('0.6'), fees: decimal('2.51') },
    funding: decimal(0),
  });
  const positions = [closed('1', true), closed('2', false), closed('3', true, '1.5'), closed('4', true, '-3')];
  jest.spyOn(ClosedPositionsQuery.prototype, 'page').mockResolvedValue(success({ rows: positions, total: 4 }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Position history/ }));
  expect(await screen.findAllByText('Liquidated')).toHaveLength(3);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const net = (figure: string) => rows.filter((text) => text.includes(figure));
  expect(net('−1.91 USDT')).toHaveLength(2);
  expect(net('−1.91 USDTLiquidation fee not included')).toHaveLength(1);
  expect(net('−3.41 USDTLiquidation fee: 1.50 USDT')).toHaveLength(1);
  expect(net('+1.09 USDTInsurance fund covered 3.00 USDT')).toHaveLength(1);
});

it('a file of closed positions has averages that end, what is left, and which were liquidated', () => {
  const third = divide(decimal(180_000), decimal(7));
  const row = {
    ...{ id: '1', symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' as const, long: true, closedAt: 2_000_000 },
    ...{ quantity: decimal('0.1'), entry: third, exit: decimal(60_006), pnl: decimal('0.6') },
    ...{ fees: divide(decimal(1), decimal(3)), liquidated: true, liquidationCost: decimal('0.2') },
    funding: decimal('-0.05'),
  };
  const cells = Object.entries(closedPositionColumns).map(([name, text]) => [name, text(row)]);
  expect(Object.fromEntries(cells)).toMatchObject({
    ...{ entry_price: '25714.286', exit_price: '60006', fees: '0.333333333333' },
    ...{ liquidation_cost: '0.2', net_pnl: '0.016666666667', liquidated: 'true', funding: '-0.05' },
  });
  expect(Object.keys(closedPositionColumns).at(-1)).toBe('funding');
});

it('a closed position has what was realised, its fees, its funding, and what they leave of it', async () => {
  const position = {
    ...{ id: '1', symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' as const, long: true, closedAt: 2_000_000 },
    ...{ quantity: decimal('0.1'), exit: decimal(60_006), pnl: decimal('0.6'), fees: decimal('2.51') },
    ...{ liquidated: false, funding: decimal('-0.0304') },
  };
  const unread = { ...position, id: '2', funding: undefined };
  const page = success({ rows: [position, unread], total: 2 });
  jest.spyOn(ClosedPositionsQuery.prototype, 'page').mockResolvedValue(page);
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Position history/ }));
  const titles = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  const told = (row: number) => titles.map((title, at) => [title, cells[row * titles.length + at]]);
  expect(told(0)).toEqual(
    expect.arrayContaining([
      ['Realised PnL', '+0.60 USDT'],
      ['Fees', '2.5100 USDT'],
      ['Funding', '−0.0304 USDT'],
      ['Net PnL', '−1.94 USDT'],
    ]),
  );
  // Without its funding nobody knows what is left.
  expect(told(1)).toEqual(
    expect.arrayContaining([
      ['Funding', '— USDT'],
      ['Net PnL', '— USDT'],
    ]),
  );
});

it('a liquidation has what it realised, and its trading fee apart from what was taken beside it', async () => {
  const liquidation = (orderId: string, updatedAt: number) =>
    order({
      ...{ orderId, updatedAt, symbol: 'PERP_BTC_USDT', type: 'LIQUIDATE', status: 'FILLED', side: 'SELL' },
      ...{ realisedPnl: decimal('-120.5'), fee: decimal('3.25'), feeAsset: 'USDT' },
    });
  const past = [liquidation('9', 90_000), liquidation('8', 30_000)];
  jest.spyOn(ScriptedTrading.prototype, 'orderHistory').mockResolvedValue(success({ rows: past, total: 2 }));
  const line = (id: string, at: number, amount: string) => ({
    ...{ id, kind: 'LIQUIDATION', asset: 'USDT', market: 'PERP_BTC_USDT', amount: decimal(amount), at },
  });
  await showAccount({ booked: [line('1', 90_000, '-98.49'), line('2', 30_000, '7')] });
  await userEvent.click(await screen.findByRole('tab', { name: /Liquidations/ }));
  const titles = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(titles.slice(-3)).toEqual(['Realised PnL', 'Trading fee', 'Liquidation fee']);
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(titles.length - 3, titles.length)).toEqual(['−120.50 USDT', '3.25 USDT', '98.49 USDT']);
  expect(cells.slice(-1)).toEqual(['Insurance fund covered 7 USDT']);
});

it('funding is filtered by contracts alone, and its mark has the decimals of its market', async () => {
  const payment = {
    ...{ id: '1', symbol: 'PERP_BTC_USDT', rate: decimal('0.0001'), amount: decimal('-0.5'), at: 1_000 },
    markPrice: decimal('61234.56789'),
  };
  await showAccount({ funding: [payment] });
  await userEvent.click(await screen.findByRole('tab', { name: /Funding/ }));
  expect(await screen.findByRole('cell', { name: '61,234.56' })).toBeInTheDocument();
  const markets = () => within(screen.getByRole('combobox', { name: 'Market' })).getAllByRole('option');
  expect(markets().map(({ textContent }) => textContent)).toEqual(['All markets', 'BTC-PERP']);
  await userEvent.click(await screen.findByRole('tab', { name: /Trade history/ }));
  await waitFor(() => expect(markets().map(({ textContent }) => textContent)).toContain('BTC/USDT'));
});
