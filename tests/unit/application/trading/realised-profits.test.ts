import { RealisedProfits } from '../../../../src/application/trading/realised-profits';
import type { Failure } from '../../../../src/application/kernel/failure';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Fill } from '../../../../src/domain/trading/order';
import { fill, paged } from './trading-fakes';

const offline = failure<Failure>({ kind: 'offline' });

describe('what trading has realised', () => {
  const spot = 'SPOT_BTC_USDT';
  const since = async (moment: number, fills: readonly Fill[]) => {
    const trading = {
      fills: async ({ symbol, ...page }: { symbol?: string; page: number; size: number }) =>
        paged(fills.filter((each) => symbol === undefined || each.symbol === symbol))(page),
    };
    const realised = await new RealisedProfits(trading).since(moment);
    return realised && [String(realised.profit), realised.closed.map(({ at, profit }) => [at, String(profit)])];
  };

  it('is what contracts settled, without what they cost as far as that is known in the quote asset', async () => {
    const settled = { realisedPnl: decimal('10') };
    expect(
      await since(5, [
        fill('3', 9, { ...settled, fee: decimal('1') }),
        fill('2', 8, { ...settled, fee: decimal('1'), feeAsset: 'WOO' }),
        fill('1', 7, { fee: decimal('0.02'), feeAsset: 'BTC', price: decimal('100') }),
        fill('0', 4, settled),
      ]),
    ).toEqual([
      '17',
      [
        [9, '10'],
        [8, '10'],
      ],
    ]);
  });

  it('is what sales on spot markets brought above what was paid, whenever that was', async () => {
    const sold = fill('4', 9, { symbol: spot, side: 'SELL', price: decimal('150') });
    const before = fill('2', 3, { symbol: spot, side: 'SELL', price: decimal('120') });
    const bought = [fill('1', 2, { symbol: spot }), fill('0', 1, { symbol: spot })];
    expect(await since(9, [sold, before, ...bought])).toEqual(['50', [[9, '50']]]);
    // What was only bought has realised nothing.
    expect(await since(1, bought)).toEqual(['0', []]);
  });

  it('is not known where a part of it cannot be read', async () => {
    const sold = fill('1', 9, { symbol: spot, side: 'SELL' });
    let calls = 0;
    const second = { fills: async () => ((calls += 1) > 1 ? offline : success({ rows: [sold], total: 1 })) };
    expect(await new RealisedProfits(second).since(0)).toBeUndefined();
    expect(await new RealisedProfits({ fills: async () => offline }).since(0)).toBeUndefined();
  });
});
