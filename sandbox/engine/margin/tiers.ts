import type { LeverageTier, Ratio } from '../model/margin-model';
import type { InstrumentSpecification } from '../model/instrument-specification';
import { type Units, one, unitsFromText } from '../model/units';

/** Whatever the margin rates would allow. */
const highestLeverage = 50;
/** Where each tier ends, in multiples of the first, and how its rates grow. */
const growth = [
  { upTo: 1n, rates: 1n },
  { upTo: 5n, rates: 2n },
  { upTo: 10n, rates: 3n },
  { upTo: 20n, rates: 5n },
  { upTo: 50n, rates: 10n },
] as const;

/** USDT of the first tier: the riskier a contract, the smaller. */
function firstTier(initialMarginRate: Ratio): Units {
  if (initialMarginRate <= unitsFromText('0.01')) return 2_000_000n * one;
  if (initialMarginRate <= unitsFromText('0.02')) return 1_000_000n * one;
  return initialMarginRate <= unitsFromText('0.05') ? 250_000n * one : 50_000n * one;
}

/** Margin rates of a contract by the size of a position, from its base rates. */
export function tiersOf({ baseIMR = '0.1', baseMMR = '0.05' }: InstrumentSpecification): readonly LeverageTier[] {
  const [initial, maintenance] = [unitsFromText(baseIMR), unitsFromText(baseMMR)];
  const first = firstTier(initial);
  const tiers: LeverageTier[] = [];
  for (const [index, { upTo, rates }] of growth.entries()) {
    const before = tiers[index - 1];
    const initialMarginRate = initial * rates < one ? initial * rates : one;
    const maintenanceMarginRate = maintenance * rates < one ? maintenance * rates : one;
    const notionalFrom = before?.notionalTo ?? 0n;
    tiers.push({
      tier: index + 1,
      maxLeverage: Math.max(1, Math.min(highestLeverage, Number(one / initialMarginRate))),
      notionalFrom,
      notionalTo: first * upTo,
      initialMarginRate,
      maintenanceMarginRate,
      maintenanceAmount:
        before === undefined
          ? 0n
          : before.maintenanceAmount + (notionalFrom * (maintenanceMarginRate - before.maintenanceMarginRate)) / one,
    });
  }
  return tiers;
}

/** The tier of a position's value; beyond the last one the last. */
export function tierAt(tiers: readonly LeverageTier[], notional: Units): LeverageTier {
  return tiers.find((tier) => notional <= tier.notionalTo) ?? tiers[tiers.length - 1]!;
}

/** Margin to open a value at a leverage: at least what its tier asks. */
export function initialMarginOf(tiers: readonly LeverageTier[], notional: Units, leverage: number): Units {
  if (notional === 0n) return 0n;
  const byTier = (notional * tierAt(tiers, notional).initialMarginRate + one - 1n) / one;
  const divisor = BigInt(leverage);
  const byLeverage = (notional + divisor - 1n) / divisor;
  return byTier > byLeverage ? byTier : byLeverage;
}

/** Margin below which a position of a value is liquidated. */
export function maintenanceMarginOf(tiers: readonly LeverageTier[], notional: Units): Units {
  if (notional === 0n) return 0n;
  const tier = tierAt(tiers, notional);
  return (notional * tier.maintenanceMarginRate) / one - tier.maintenanceAmount;
}
