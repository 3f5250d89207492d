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

/** Of the last days, the day before them being the start. */
export function profitOf(
  { equity }: EquitySeries,
  days: number,
): { readonly pnl: Units; readonly roi: number | undefined } {
  const start = equity[Math.max(0, equity.length - 1 - days)]!;
  const pnl = equity[equity.length - 1]! - start;
  return { pnl, roi: start > 0n ? Number(pnl) / Number(start) : undefined };
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

/** Mean against deviation of the daily returns, for a year; undefined for too few days that moved. */
export function sharpeRatio(series: EquitySeries, days: number): number | undefined {
  const returns = dailyReturns(series, days);
  const first = returns.findIndex((each) => each !== 0);
  const used = first < 0 ? [] : returns.slice(first);
  if (used.length < leastReturns) return undefined;
  const mean = used.reduce((sum, each) => sum + each, 0) / used.length;
  const deviation = Math.sqrt(used.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (used.length - 1));
  return deviation === 0 ? undefined : (mean / deviation) * Math.sqrt(365);
}
