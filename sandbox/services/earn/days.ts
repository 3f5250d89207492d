export const day = 24 * 60 * 60_000;

/** 00:00 UTC of the day that `at` lies in. */
export function midnightOf(at: number): number {
  return Math.floor(at / day) * day;
}

const one = 1_000_000_000_000n;

/** What an amount earns in one day at a yearly rate in 1e-12, rounded down. */
export function dailyYield(amount: bigint, apr: bigint): bigint {
  return (amount * apr) / (one * 365n);
}
