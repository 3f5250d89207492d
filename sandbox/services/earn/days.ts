export { day, utcMidnight as midnightOf } from '../../../src/domain/shared/instant';

const one = 1_000_000_000_000n;

/** What an amount earns in one day at a yearly rate in 1e-12, rounded down. */
export function dailyYield(amount: bigint, apr: bigint): bigint {
  return (amount * apr) / (one * 365n);
}
