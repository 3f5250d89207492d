import { returnOfClose, type OwnTrade } from '../../../../../sandbox/engine/statistics/trade-figures';
import { resultCounts } from '../../../../../sandbox/services/social/trade-distribution';

const closing = (realised: bigint, closedCost: bigint) => ({ action: 'CLOSE', realised, closedCost }) as OwnTrade;

test.each([
  ['a long', 5n, 100n, 0.05],
  ['a short, whose cost is below zero', 5n, -100n, 0.05],
  ['a loss', -25n, 100n, -0.25],
])('what closing %s made is told of its cost', (_, realised, cost, expected) => {
  expect(returnOfClose(closing(realised, cost))).toBe(expected);
});

test('of what cost nothing no return is told, and none is counted', () => {
  expect(returnOfClose(closing(5n, 0n))).toBeUndefined();
  const counts = resultCounts([closing(5n, 0n), closing(3n, -100n), { ...closing(3n, 100n), action: 'OPEN' }]);
  expect(counts.filter(({ trades }) => trades > 0)).toEqual([{ from: 0.02, to: 0.05, trades: 1 }]);
});
