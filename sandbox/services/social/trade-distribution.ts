import type { Units } from '../../engine/model/units';
import { returnOfClose, type DayFigures, type OwnTrade } from '../../engine/statistics/trade-figures';

/** Volume of each market in quote units since a day number, most first. */
export function marketVolumes(
  daily: ReadonlyMap<string, readonly DayFigures[]>,
  firstDay: number,
): { readonly symbol: string; readonly volume: Units }[] {
  return [...daily]
    .map(([symbol, rows]) => ({
      symbol,
      volume: rows.reduce((sum, { day, volume }) => (day >= firstDay ? sum + volume : sum), 0n),
    }))
    .filter(({ volume }) => volume > 0n)
    .sort((a, b) => (a.volume === b.volume ? 0 : a.volume < b.volume ? 1 : -1));
}

/** Ratios between which results are counted together. */
const steps = [-0.1, -0.05, -0.02, 0, 0.02, 0.05, 0.1];

/** How many of the closing trades had which result, as a ratio of what the closed part had cost, before fees. */
export function resultCounts(
  trades: readonly OwnTrade[],
): { readonly from: number | undefined; readonly to: number | undefined; readonly trades: number }[] {
  const results = trades
    .filter(({ action }) => action === 'CLOSE')
    .map(returnOfClose)
    .filter((result) => result !== undefined);
  return [undefined, ...steps].map((from, index) => {
    const to = steps[index];
    const within = results.filter((each) => (from === undefined || each >= from) && (to === undefined || each < to));
    return { from, to, trades: within.length };
  });
}
