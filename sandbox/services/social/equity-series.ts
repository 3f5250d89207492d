import { day } from '../../../src/domain/shared/instant';
import type { Units } from '../../engine/model/units';
import type { DayFigures } from '../../engine/statistics/trade-figures';

const one = 10n ** 12n;

/** Worth of an account at the end of consecutive UTC days, in quote units. */
export interface EquitySeries {
  /** Day number of the first. */
  readonly firstDay: number;
  readonly equity: readonly Units[];
}

interface TradedMarket {
  /** Oldest first. */
  readonly rows: readonly DayFigures[];
  /** Quote units for one of the base, for each day of the series. */
  readonly closings: readonly (Units | undefined)[];
  readonly stepUnits: Units;
}

/** Something paid beside trading; below zero when it was received. */
export interface Payment {
  readonly at: number;
  readonly fee: Units;
}

/** Capital, what was earned less fees and funding, and what is open at each day's closing price. */
export function accountSeries(
  capital: Units,
  markets: readonly TradedMarket[],
  funding: readonly Payment[],
  firstDay: number,
  length: number,
): EquitySeries {
  const equity = new Array<Units>(length).fill(capital);
  for (const { at, fee } of funding) {
    for (let index = Math.max(0, Math.floor(at / day) - firstDay); index < length; index += 1) equity[index]! -= fee;
  }
  for (const { rows, closings, stepUnits } of markets) {
    let next = 0;
    let earned = 0n;
    for (let index = 0; index < length; index += 1) {
      while (next < rows.length && rows[next]!.day <= firstDay + index) {
        earned += rows[next]!.realised - rows[next]!.fees;
        next += 1;
      }
      const position = next === 0 ? undefined : rows[next - 1]!.position;
      const closing = closings[index];
      const open =
        position === undefined || position.quantity === 0 || closing === undefined
          ? 0n
          : (BigInt(position.quantity) * stepUnits * closing) / one - position.cost;
      equity[index]! += earned + open;
    }
  }
  return { firstDay, equity };
}

export interface Profit {
  /** What there was to earn with. */
  readonly start: Units;
  readonly pnl: Units;
  /** As a ratio; undefined where there was nothing to earn with. */
  readonly roi: number | undefined;
}

/** Of the last days, the day before them being the start. */
export function profitOf(series: EquitySeries, days: number): Profit {
  return profitSince(series.equity[Math.max(0, series.equity.length - 1 - days)]!, series);
}

/** What an account made of a worth it had before. */
export function profitSince(start: Units, { equity }: EquitySeries): Profit {
  const pnl = equity[equity.length - 1]! - start;
  return { start, pnl, roi: start > 0n ? Number(pnl) / Number(start) : undefined };
}

/** Return of each of the last days; 0 where there was nothing to earn with. */
export function dailyReturns({ equity }: EquitySeries, days: number): number[] {
  const from = Math.max(1, equity.length - days);
  return equity.slice(from).map((worth, index) => {
    const before = equity[from + index - 1]!;
    return before > 0n ? Number(worth - before) / Number(before) : 0;
  });
}

/** Worth of the last days against the day before them, which is 100. */
export function equityIndex(
  series: EquitySeries,
  days: number,
): { readonly at: number; readonly equityIndex: number }[] {
  const { equity, firstDay } = series;
  const from = Math.max(0, equity.length - 1 - days);
  const start = Number(equity[from]!);
  return equity.slice(from).map((worth, index) => ({
    at: (firstDay + from + index) * day,
    equityIndex: start > 0 ? Math.round((Number(worth) / start) * 1e6) / 1e4 : 100,
  }));
}

/** Largest fall from a peak, as a ratio above zero. */
export function maximumDrawdown({ equity }: EquitySeries, days: number): number | undefined {
  let peak = 0;
  let deepest = 0;
  for (const worth of equity.slice(-days - 1).map(Number)) {
    peak = Math.max(peak, worth);
    if (peak > 0) deepest = Math.max(deepest, (peak - worth) / peak);
  }
  return peak > 0 ? deepest : undefined;
}

const leastReturns = 7;

/** Returns since the account first moved, of the last days. */
function record(series: EquitySeries, days: number): number[] {
  const returns = dailyReturns(series, days);
  const first = returns.findIndex((each) => each !== 0);
  return first < 0 ? [] : returns.slice(first);
}

/** Of the last days, how many there are since the account first moved. */
export function recordDays(series: EquitySeries, days: number): number {
  return record(series, days).length;
}

/** Mean against deviation of the daily returns, for a year; undefined for too few days that moved. */
export function sharpeRatio(series: EquitySeries, days: number): number | undefined {
  const used = record(series, days);
  const { mean, deviation } = spread(used);
  if (used.length < leastReturns || deviation === 0) return undefined;
  return (mean / deviation) * Math.sqrt(365);
}

/**
 * Where the return of the last days would lie in 95 of 100 cases, if days like those of the record were drawn again:
 * the return, and on either side Student's quantile times the deviation of a day times the root of the days.
 * Undefined for too few days.
 */
export function returnInterval(series: EquitySeries, days: number): readonly [number, number] | undefined {
  const used = record(series, days);
  const { roi } = profitOf(series, days);
  if (used.length < leastReturns || roi === undefined) return undefined;
  const reach = studentQuantile(used.length - 1) * spread(used).deviation * Math.sqrt(used.length);
  return [roi - reach, roi + reach];
}

function spread(values: readonly number[]): { readonly mean: number; readonly deviation: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/** The point that 97.5 of 100 lie below, by Fisher's expansion; right to a hundredth from six degrees of freedom on. */
function studentQuantile(degrees: number): number {
  const z = 1.959964;
  const second = (z ** 3 + z) / 4;
  const third = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const fourth = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + second / degrees + third / degrees ** 2 + fourth / degrees ** 3;
}
