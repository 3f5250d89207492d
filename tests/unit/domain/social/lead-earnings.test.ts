import { one, unitsFromText, unitsText } from '../../../../sandbox/engine/model/units';
import { sharedProfit } from '../../../../sandbox/services/copying/copy-sizes';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { leadEarnings } from '../../../../src/domain/social/lead-earnings';
import { fc } from '../../../support/properties';

const shares = (assets: string, returns: readonly string[], part: string) =>
  leadEarnings(
    decimal(assets),
    returns.map((each) => decimal(each)),
    decimal(part),
  ).map(({ profit, share }) => [decimalText(profit), decimalText(share)]);

test('a gain is shared, a loss is made good first, and only what is above the old mark is shared again', () => {
  // 1,000 becomes 1,100: 10 of 100 are the lead's, and the mark is 1,090. 10 % less is 981, 10 % more 1,079.1.
  expect(shares('1000', ['0.1', '-0.1', '0.1', '0.1'], '0.1')).toEqual([
    ['100', '10'],
    ['0', '0'],
    ['0', '0'],
    ['97.01', '9.701'],
  ]);
});

test('nothing is shared of nothing, of everything lost, or with no part', () => {
  expect(shares('0', ['0.5'], '0.1')).toEqual([['0', '0']]);
  expect(shares('1000', ['-1', '2'], '0.1')).toEqual([
    ['0', '0'],
    ['0', '0'],
  ]);
  expect(shares('1000', ['0.5'], '0')).toEqual([['0', '0']]);
});

test('agrees with what the exchange shares, time after time, to the last digit', () => {
  const assets = fc.bigInt(0n, 10n ** 9n * one);
  /** In basis points. */
  const returns = fc.array(fc.integer({ min: -10_000, max: 30_000 }), { minLength: 1, maxLength: 12 });
  const parts = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(assets, returns, parts, (put, moves, part) => {
      let [worth, mark] = [put, put];
      const paid = moves.map((move) => {
        worth = (worth * BigInt(10_000 + move)) / 10_000n;
        const due = sharedProfit(worth, mark, (BigInt(part) * one) / 10_000n, worth);
        worth -= due?.amount ?? 0n;
        mark = due?.mark ?? mark;
        return [due?.profit ?? 0n, due?.amount ?? 0n, worth];
      });
      const reckoned = leadEarnings(
        decimal(unitsText(put)),
        moves.map((move) => decimal(move).div(10_000)),
        decimal(part).div(10_000),
      ).map(({ profit, share, worth: left }) => [profit, share, left].map((each) => unitsFromText(decimalText(each))));
      expect(reckoned).toEqual(paid);
    }),
    { numRuns: 500 },
  );
});
