import { day, hour, utcMidnight, type Instant } from '../shared/instant';
import type { Candle } from './candle';
import type { Sparkline } from './chart-feed';
import { changePercent, type Ticker } from './ticker';

/** What a change is counted over. Days of 7 and 30 begin at midnight of UTC, 4 hours at the full hour that is nearest. */
export const movePeriods = ['4h', '24h', '7d', '30d'] as const;
export type MovePeriod = (typeof movePeriods)[number];

/** Days that a market's turnover is compared with, and those that a high or low is of. */
const usualDays = 7;
const extremeDays = 30;
/** Candles of a day that the figures need: those days, yesterday and today, which the last 24 hours are part of. */
export const neededDays = extremeDays + 2;

export interface MarketPast {
  readonly hours?: Sparkline['points'] | undefined;
  /** Of a day each, oldest first. */
  readonly days?: readonly Candle[] | undefined;
}

/** How a market moved; what is not known, or reaches back too little, is absent. */
export interface MarketMove {
  readonly symbol: string;
  readonly last: number;
  /** Percent. */
  readonly change: number | undefined;
  /** Quote volume of 24 hours. */
  readonly turnover: number;
  /** How many times the mean of the seven days before. */
  readonly surge: number | undefined;
  /** Whether the last 24 hours went beyond all of the 30 days before. */
  readonly high: boolean;
  readonly low: boolean;
}

export function marketMove(ticker: Ticker, past: MarketPast, period: MovePeriod, now: Instant): MarketMove {
  const before = priceBefore(ticker, past, period, now);
  const earlier = daysBefore(past, now, extremeDays, 2);
  return {
    symbol: ticker.symbol,
    last: ticker.close,
    change: before === undefined ? undefined : changePercent(before, ticker.close),
    turnover: ticker.amount,
    surge: surgeOf(ticker, past, now),
    high: earlier !== undefined && ticker.high > Math.max(...earlier.map(({ high }) => high)),
    low: earlier !== undefined && ticker.low < Math.min(...earlier.map(({ low }) => low)),
  };
}

function priceBefore(
  ticker: Ticker,
  { hours, days }: MarketPast,
  period: MovePeriod,
  now: Instant,
): number | undefined {
  if (period === '24h') return ticker.open;
  if (period === '4h') {
    const wanted = Math.round((now - 4 * hour) / hour) * hour;
    return hours?.find(([startAt]) => startAt + hour === wanted)?.[1];
  }
  const startAt = utcMidnight(now) - (period === '7d' ? 7 : 30) * day;
  return days?.find((candle) => candle.startAt === startAt)?.open;
}

function surgeOf(ticker: Ticker, past: MarketPast, now: Instant): number | undefined {
  const usual = daysBefore(past, now, usualDays, 1);
  const mean = usual && usual.reduce((sum, { amount }) => sum + amount, 0) / usualDays;
  return mean === undefined || mean === 0 ? undefined : ticker.amount / mean;
}

/** So many days in a row, leaving out the newest ones, today among them; `undefined` where one is not known. */
function daysBefore({ days }: MarketPast, now: Instant, count: number, leftOut: number): readonly Candle[] | undefined {
  const end = utcMidnight(now) - (leftOut - 1) * day;
  const found = days?.filter(({ startAt }) => startAt < end && startAt >= end - count * day);
  return found?.length === count ? found : undefined;
}
