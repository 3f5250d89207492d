import type { FundingRate, SettledFunding } from '../../../domain/markets/funding';
import { annualFunding, averageFunding } from '../../../domain/markets/funding-averages';
import type { FuturesFigures } from '../../../domain/markets/futures-figures';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces, type Decimal } from '../../../domain/shared/decimal';
import { day, type Instant } from '../../../domain/shared/instant';
import type { Sorting } from '../market-lists/sorting';

export const fundingColumns = [
  'market',
  'estimated',
  'next',
  'last',
  'annual',
  'day',
  'week',
  'month',
  'interval',
  'limits',
  'mark',
  'interest',
] as const;
export type FundingColumn = (typeof fundingColumns)[number];

export const usualSorting: Sorting<FundingColumn> = { column: 'interest', direction: 'descending' };

/** A perpetual and its funding; what is not known yet is absent. */
export interface FundingRow {
  readonly symbol: string;
  readonly base: string;
  readonly name: string;
  readonly rate: FundingRate;
  /** Of the estimated rate. */
  readonly annual: Decimal;
  readonly day: Decimal | undefined;
  readonly week: Decimal | undefined;
  readonly month: Decimal | undefined;
  readonly cap: Decimal | undefined;
  readonly floor: Decimal | undefined;
  readonly markPrice: Decimal | undefined;
  readonly priceDecimals: number;
  /** In quote, at the mark price. */
  readonly openInterest: Decimal | undefined;
}

export function fundingRow(
  instrument: Instrument,
  rate: FundingRate,
  figures: FuturesFigures | undefined,
  past: readonly SettledFunding[] | undefined,
  now: Instant,
): FundingRow {
  const average = (days: number): Decimal | undefined => past && averageFunding(past, now, days * day);
  return {
    symbol: instrument.symbol,
    base: instrument.base,
    name: marketDisplayName(instrument.symbol),
    rate,
    annual: annualFunding(rate.estimated, rate.intervalHours),
    day: average(1),
    week: average(7),
    month: average(30),
    cap: instrument.fundingCap,
    floor: instrument.fundingFloor,
    markPrice: figures?.markPrice,
    priceDecimals: decimalPlaces(instrument.tick),
    openInterest: figures?.markPrice && figures.openInterest.times(figures.markPrice),
  };
}

export function fundingSortValue(row: FundingRow, column: FundingColumn): number | string | undefined {
  switch (column) {
    case 'market':
      return row.name;
    case 'estimated':
      return row.rate.estimated.toNumber();
    case 'next':
      return row.rate.nextAt;
    case 'last':
      return row.rate.last.toNumber();
    case 'interval':
      return row.rate.intervalHours;
    case 'limits':
      return row.cap?.toNumber();
    case 'mark':
      return row.markPrice?.toNumber();
    case 'interest':
      return row.openInterest?.toNumber();
    case 'annual':
    case 'day':
    case 'week':
    case 'month':
      return row[column]?.toNumber();
  }
}
