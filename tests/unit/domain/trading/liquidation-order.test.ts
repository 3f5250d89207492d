import { decimal } from '../../../../src/domain/shared/decimal';
import { withLiquidationFees } from '../../../../src/domain/trading/liquidation-order';
import type { Order } from '../../../../src/domain/trading/order';

const order = (orderId: string, updatedAt: number, symbol = 'PERP_BTC_USDT') =>
  ({ orderId, symbol, updatedAt }) as Order;
const entry = (amount: string, at: number, market: string | undefined = 'PERP_BTC_USDT') => ({
  ...{ amount: decimal(amount), at, market },
});

describe('what a liquidation took beside its trading fee', () => {
  const fees = (orders: readonly Order[], entries: Parameters<typeof withLiquidationFees>[1]) =>
    withLiquidationFees(orders, entries).map(({ orderId, liquidationFee }) => [orderId, liquidationFee?.toFixed()]);

  it('is what was booked of its contract in its moment, less what was covered', () => {
    const orders = [order('1', 10_000), order('2', 20_000), order('3', 10_000, 'PERP_ETH_USDT')];
    const entries = [
      ...[entry('-2', 9_000), entry('-1', 11_000), entry('0.5', 10_000), entry('-64', 8_999), entry('-64', 11_001)],
      entry('7', 20_000),
    ];
    expect(fees(orders, entries)).toEqual([
      ['1', '2.5'],
      ['2', '-7'],
      ['3', '0'],
    ]);
  });

  it('is not known where orders of one contract were given together, or where no market is named', () => {
    expect(fees([order('1', 10_000), order('2', 10_500)], [entry('-1', 10_000)])).toEqual([
      ['1', undefined],
      ['2', undefined],
    ]);
    const unnamed = { amount: decimal('-1'), at: 10_000 };
    expect(fees([order('1', 10_000), order('2', 20_000)], [unnamed])).toEqual([
      ['1', undefined],
      ['2', '0'],
    ]);
  });
});
