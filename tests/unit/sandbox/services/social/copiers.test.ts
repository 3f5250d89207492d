import { CopyTrading } from '../../../../../sandbox/services/social/copy-trading';
import type { Strategy } from '../../../../../sandbox/services/social/copy-strategies';

type Parts = ConstructorParameters<typeof CopyTrading>;

/** Ada’s copiers, of whom none is simulated. */
const copiersOf = (returns: readonly number[]) =>
  new CopyTrading(
    undefined as unknown as Parts[0],
    { copies: () => [] } as unknown as Parts[1],
    { returns: () => returns } as unknown as Parts[2],
    undefined as unknown as Parts[3],
    { series: () => ({ equity: [200n] }) } as unknown as Parts[4],
    () => 0,
  ).copiersOf({ strategyId: '1', accountId: 'ada', kind: 'spot' } as unknown as Strategy);

test.each([
  ['an odd count of copiers', [0.3, -0.1, 0.1], { copiers: 3, inProfit: 2, median: 0.1 }],
  ['an even count of copiers', [0.5, -0.1, 0.25, 0], { copiers: 4, inProfit: 2, median: 0.125 }],
  ['nobody', [], { copiers: 0, inProfit: 0, median: undefined }],
])('of %s it is told how the one in the middle has done', (_, returns, expected) => {
  expect(copiersOf(returns)).toEqual(expected);
});
