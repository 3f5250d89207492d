import type { PerformancePoint } from './trader-profile';

/** How far below the highest worth before, as a ratio; 0 at a new peak. */
export function drawdowns(points: readonly PerformancePoint[]): readonly number[] {
  let peak = 0;
  return points.map(({ equityIndex }) => {
    peak = Math.max(peak, equityIndex);
    return peak > 0 ? (peak - equityIndex) / peak : 0;
  });
}
