/** Prints one figure of the report. `ratio` is the value over `peerOrLimit`. */
export function report(name: string, value: number, unit: string, limit: number, n = 1, spread = 0): void {
  const round = (figure: number): number => Number(figure.toPrecision(4));
  console.log(
    JSON.stringify({
      name,
      value: round(value),
      unit,
      peerOrLimit: limit,
      ratio: round(value / limit),
      n,
      spread: round(spread),
    }),
  );
}

/** @param share 0 to 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
