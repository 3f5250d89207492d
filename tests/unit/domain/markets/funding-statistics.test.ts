import { fc } from '../../../support/properties';
import { fundingStatistics } from '../../../../src/domain/markets/funding-statistics';
import { decimal } from '../../../../src/domain/shared/decimal';

const settled = fc.array(
  fc.integer({ min: -75_000, max: 75_000 }).map((rate) => ({ rate: decimal(rate).times('0.00000001') })),
  { minLength: 1, maxLength: 90 },
);

test('the average lies between the lowest and the highest rate, and both were settled', () => {
  fc.assert(
    fc.property(settled, (rows) => {
      const { average, highest, lowest, positive } = fundingStatistics(rows);
      // The average is cut off after thirty digits.
      const tiny = decimal('1e-29');
      expect(average.gte(lowest.minus(tiny)) && average.lte(highest.plus(tiny))).toBe(true);
      expect(rows.some(({ rate }) => rate.eq(highest)) && rows.some(({ rate }) => rate.eq(lowest))).toBe(true);
      expect(positive).toBe(rows.filter(({ rate }) => rate.gt(0)).length);
    }),
  );
});

test('nothing settled makes zeros', () => {
  expect(Object.values(fundingStatistics([])).map(Number)).toEqual([0, 0, 0, 0]);
});
