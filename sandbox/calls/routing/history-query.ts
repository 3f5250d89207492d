import { invalidParameter } from '../../shared/api-error';
import type { HistoryFilter } from '../../engine/model/history-filter';

/** A page of a history as it comes in: times in milliseconds or seconds, pages counted from 1. */
export interface PageInput {
  readonly symbol?: string | undefined;
  readonly side?: 'BUY' | 'SELL' | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

const largestPage = 500;

export function historyFilter(input: PageInput, usualSize = 25, largestSize = largestPage): HistoryFilter {
  const { symbol, side, page = 1, size = usualSize } = input;
  if (!Number.isSafeInteger(page) || page < 1) throw invalidParameter('page');
  if (!Number.isSafeInteger(size) || size < 1) throw invalidParameter('size');
  return {
    symbol,
    side,
    from: instantOf(input.startTime, 'startTime'),
    to: instantOf(input.endTime, 'endTime'),
    page,
    size: Math.min(size, largestSize),
  };
}

/** Older clients count in seconds; no time of this exchange is that early in milliseconds. */
function instantOf(time: number | undefined, name: string): number | undefined {
  if (time === undefined) return undefined;
  if (!Number.isFinite(time) || time < 0) throw invalidParameter(name);
  return time < 1e11 ? Math.round(time * 1000) : time;
}
