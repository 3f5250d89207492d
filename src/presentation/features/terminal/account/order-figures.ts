import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { shownAverage } from '../../../../domain/trading/average-price';
import type { Crossing } from '../../../../domain/trading/price-band';
import type { Format } from '../../../kit/formats/format';
import { unknownFigure } from '../../../kit/formats/format';

/**
 * A figure of an own order or fill, with all the decimals it has.
 *
 * @param tick of a price, where it is known: prices under each other have its decimals at least
 */
export function exact(format: Format, value: Decimal | undefined, tick?: Decimal): string {
  if (value === undefined) return unknownFigure;
  const places = Math.max(decimalPlaces(value), tick ? decimalPlaces(tick) : 0);
  return format.decimal(value, Math.min(12, places), 'down');
}

/** What to know before a resting order is put where it crosses the spread. */
export const crossingTexts = {
  takes: 'ticket:warning.crosses',
  refused: 'trade:problem.postOnlyWouldTake',
} as const satisfies Record<Crossing, string>;

/** @param tick of its market, where that is known */
export function average(format: Format, value: Decimal | undefined, tick?: Decimal): string {
  const shown = value && shownAverage(value, tick);
  return tick ? format.decimal(shown, decimalPlaces(tick), 'down') : exact(format, shown);
}

export function baseOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.base ?? '';
}

export function quoteOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.quote ?? '';
}
