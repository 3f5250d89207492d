import { fc } from '../../../support/properties';
import { decimal } from '../../../../src/domain/shared/decimal';
import { accountLeverage, accountStake } from '../../../../src/domain/trading/account-stake';

const position = fc
  .record({
    holding: fc.integer({ min: -1000, max: 1000 }),
    markPrice: fc.integer({ min: 1, max: 100_000 }),
  })
  .map(({ holding, markPrice }) => ({ holding: decimal(holding), markPrice: decimal(markPrice) }));

test('what is at stake adds up, long and short alike', () => {
  fc.assert(
    fc.property(fc.array(position), (positions) => {
      expect(Number(accountStake(positions))).toBe(
        positions.reduce((sum, each) => sum + Math.abs(Number(each.holding)) * Number(each.markPrice), 0),
      );
    }),
  );
});

test('leverage is what is at stake against what the account is worth', () => {
  const stake = accountStake([{ holding: decimal('-0.5'), markPrice: decimal(60000) }]);
  expect(Number(accountLeverage(stake, decimal(10000)))).toBe(3);
  expect(accountLeverage(stake, decimal(0))).toBeUndefined();
});
