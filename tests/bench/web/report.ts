/** Prints one figure of the report. `ratio` is the value over `peerOrLimit`. */
export function report(name: string, value: number, unit: string, limit: number, n = 1, spread = 0): void {
  const round = (figure: number): number => Number(figure.toPrecision(4));
  console.log(JSON.stringify({ name, value: round(value), unit, peerOrLimit: limit, ratio: round(value / limit), n, spread: round(spread) }));
}
