import { unitsFromText, unitsText } from '../../../../sandbox/engine/model/units';
import { sharedFee } from '../../../../sandbox/services/referral/shared-fee';
import { referralCommission, referralLevel } from '../../../../src/domain/account/referral-commission';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { fc } from '../../../support/properties';

const levels = [
  { tradedFrom: 10, rate: decimal('0.25') },
  { tradedFrom: 0, rate: decimal('0.2') },
  { tradedFrom: 50, rate: decimal('0.3') },
];

test.each([
  [0, '0.2'],
  [9, '0.2'],
  [10, '0.25'],
  [49, '0.25'],
  [50, '0.3'],
  [1_000, '0.3'],
])('%i people who have traded bring the level of %s', (traded, rate) => {
  expect(decimalText(referralLevel(levels, traded)!.rate)).toBe(rate);
});

test('there is no level below the first, and none of none', () => {
  expect(referralLevel([{ tradedFrom: 1, rate: decimal('0.2') }], 0)).toBeUndefined();
  expect(referralLevel([], 5)).toBeUndefined();
});

test('the friend’s part comes out of the commission', () => {
  const { commission, friend } = referralCommission(decimal('100'), decimal('0.25'), decimal('0.05'));
  expect([decimalText(commission), decimalText(friend)]).toEqual(['20', '5']);
});

test('agrees with what the exchange pays of any fee, to the last digit', () => {
  const fees = fc.bigInt(0n, 10n ** 24n);
  const rates = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fees, rates, rates, (fee, rate, friendRate) => {
      const paid = sharedFee(fee, rate, friendRate);
      const { commission, friend } = referralCommission(
        decimal(unitsText(fee)),
        decimal(rate).div(10_000),
        decimal(friendRate).div(10_000),
      );
      expect([decimalText(commission), decimalText(friend)].map(unitsFromText)).toEqual([
        paid.amount,
        paid.friendAmount,
      ]);
    }),
    { numRuns: 500 },
  );
});
