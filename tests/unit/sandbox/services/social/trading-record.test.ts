import type { OwnTrade } from '../../../../../sandbox/engine/statistics/trade-figures';
import { newestFirst } from '../../../../../sandbox/services/social/trading-record';

test('what a market catches up on stands where its time says', () => {
  const trades = [
    { tradeId: 4, at: 100 },
    { tradeId: 3, at: 300 },
    { tradeId: 2, at: 300 },
    { tradeId: 1, at: 200 },
  ] as OwnTrade[];
  expect(newestFirst(trades).map(({ tradeId }) => tradeId)).toEqual([3, 2, 1, 4]);
});
