import type { Instant } from '../shared/instant';
import { changePercent } from './ticker';

export interface TimedClose {
  readonly at: Instant;
  readonly close: number;
}

/** Closes of another market, at the starts of the same candles. */
export type Closes = ReadonlyMap<Instant, number>;

/**
 * Where the other market's line runs over the prices of this one: as if both had cost the same at `since` and the
 * other had moved as it did. A candle that the other does not have is at its close before; `undefined` where it has none.
 *
 * @param bars of the market on the chart, oldest first
 */
export function comparedPrices(
  bars: readonly TimedClose[],
  closes: Closes,
  since: Instant,
): readonly (number | undefined)[] {
  const others = carriedOn(bars, closes);
  const base = bars.findIndex((bar, index) => bar.at >= since && others[index] !== undefined);
  if (base < 0) return others.map(() => undefined);
  const scale = bars[base]!.close / others[base]!;
  return others.map((close) => (close === undefined ? undefined : close * scale));
}

/** Percent that a market moved over the bars of a time, both ends included; `undefined` where it has no prices there. */
export function comparedChange(
  bars: readonly TimedClose[],
  closes: Closes,
  since: Instant,
  until: Instant,
): number | undefined {
  const known = carriedOn(bars, closes).filter(
    (close, index) => close !== undefined && bars[index]!.at >= since && bars[index]!.at <= until,
  ) as number[];
  return known.length === 0 ? undefined : changePercent(known[0]!, known.at(-1)!);
}

function carriedOn(bars: readonly TimedClose[], closes: Closes): readonly (number | undefined)[] {
  let last: number | undefined;
  return bars.map(({ at }) => (last = closes.get(at) ?? last));
}
