/** The middle of the values, of an even count the mean of the two in the middle; of none there is none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}
