import type { PerformancePoint } from './trader-profile';

/** How far below the highest worth before, as a ratio; 0 at a new peak. */
export function drawdowns(points: readonly PerformancePoint[]): readonly number[] {
  let peak = 0;
  return points.map(({ equityIndex }) => {
    peak = Math.max(peak, equityIndex);
    return peak > 0 ? (peak - equityIndex) / peak : 0;
  });
}

/** Of daily returns those since the account first moved; all where nobody says how many days that is. */
export function daysOnRecord(returns: readonly number[], recordDays: number | undefined): readonly number[] {
  return recordDays === undefined ? returns : returns.slice(Math.max(0, returns.length - recordDays));
}

/** Values that the scale of returns has, about. */
const scaleValues = 4;
const fewestPlaces = 2;
const mostPlaces = 6;

/** Decimals of percent at which neighbours on the scale of these returns differ. */
export function returnPlaces(returns: readonly number[]): number {
  const step = ((Math.max(0, ...returns) - Math.min(0, ...returns)) * 100) / scaleValues;
  return step > 0 ? Math.min(mostPlaces, Math.max(fewestPlaces, -Math.floor(Math.log10(step)))) : fewestPlaces;
}
