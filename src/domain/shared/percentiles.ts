/** How something that was measured is spread. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** The smallest values that half, 95 % and 99 % of all do not exceed; nothing is known of nothing. */
export function percentiles(measured: readonly number[]): Percentiles | undefined {
  if (measured.length === 0) return undefined;
  const sorted = [...measured].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
