import { fc } from '../../../support/properties';
import { tierAt as engineTierAt, tiersOf } from '../../../../sandbox/engine/margin/tiers';
import { unitsFromText, unitsText } from '../../../../sandbox/engine/model/units';
import type { LeverageTier } from '../../../../src/domain/markets/futures-figures';
import { largestPositionAt, leverageSteps, tierAt } from '../../../../src/domain/markets/leverage-tiers';
import { decimal } from '../../../../src/domain/shared/decimal';

const rates = fc.constantFrom(['0.01', '0.006'], ['0.02', '0.012'], ['0.05', '0.03'], ['0.1', '0.05'], ['0.5', '0.25']);
const contract = rates.map(([baseIMR, baseMMR]) => {
  const engine = tiersOf({ baseIMR, baseMMR } as never);
  const own = engine.map((tier): LeverageTier => ({
    symbol: 'PERP_BTC_USDT',
    tier: tier.tier,
    maximumLeverage: tier.maxLeverage,
    notionalFrom: decimal(unitsText(tier.notionalFrom)),
    notionalTo: decimal(unitsText(tier.notionalTo)),
    initialMarginRate: decimal(unitsText(tier.initialMarginRate)),
    maintenanceMarginRate: decimal(unitsText(tier.maintenanceMarginRate)),
    maintenanceAmount: decimal(unitsText(tier.maintenanceAmount)),
  }));
  return { engine, own };
});
/** As fine as the engine counts, from nothing to beyond the last tier. */
const notional = fc.bigInt({ min: 0n, max: 150_000_000n * 10n ** 12n }).map(unitsText);
const leverage = fc.integer({ min: 1, max: 60 });

test('a value is in the tier that the engine puts it in', () => {
  fc.assert(
    fc.property(
      contract,
      notional,
      ({ engine, own }, value) => tierAt(own, decimal(value))!.tier === engineTierAt(engine, unitsFromText(value)).tier,
    ),
  );
});

test('a leverage is allowed for just the values that the engine allows it for', () => {
  fc.assert(
    fc.property(contract, notional, leverage, ({ engine, own }, value, wanted) => {
      const within = decimal(value).lte(own.at(-1)!.notionalTo);
      const allowed = wanted <= engineTierAt(engine, unitsFromText(value)).maxLeverage;
      return !within || decimal(value).eq(0) || allowed === decimal(value).lte(largestPositionAt(own, wanted));
    }),
  );
});

test('every leverage worth offering may be chosen, from none to the highest', () => {
  fc.assert(
    fc.property(contract, leverage, ({ own }, highest) => {
      const steps = leverageSteps(own, highest);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect([steps[0], steps.at(-1)]).toEqual([1, highest]);
    }),
  );
});

test('without tiers nothing is known', () => {
  expect(tierAt([], decimal(1))).toBeUndefined();
  expect(largestPositionAt([], 10).eq(0)).toBe(true);
});

test('the leverages offered are those at which a tier ends, below the highest that is allowed', () => {
  const tier = (maximumLeverage: number) => ({ maximumLeverage }) as LeverageTier;
  const tiers = [tier(50), tier(20), tier(10), tier(10)];
  expect(leverageSteps(tiers, 50)).toEqual([1, 10, 20, 50]);
  expect(leverageSteps(tiers, 20)).toEqual([1, 10, 20]);
  expect(leverageSteps(tiers, 15)).toEqual([1, 10, 15]);
  expect(leverageSteps(tiers, 1)).toEqual([1]);
});
