import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { shownAverage } from '../../../../domain/trading/average-price';
import type { Format } from '../../../kit/formats/format';
import { unknownFigure } from '../../../kit/formats/format';

/** A figure of an own order or fill, with all the decimals it has. */
export function exact(format: Format, value: Decimal | undefined): string {
  return value === undefined ? unknownFigure : format.decimal(value, Math.min(12, decimalPlaces(value)), 'down');
}

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
