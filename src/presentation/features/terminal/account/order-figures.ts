import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import { shownAverage } from '../../../../domain/trading/average-price';
import type { Format } from '../../../kit/formats/format';
import { unknownFigure } from '../../../kit/formats/format';

/** A figure of an own order or fill, with all the decimals it has. */
export function exact(format: Format, value: Decimal | undefined): string {
  return value === undefined ? unknownFigure : format.decimal(value, Math.min(12, decimalPlaces(value)), 'down');
}

export function average(format: Format, value: Decimal | undefined): string {
  return exact(format, value && shownAverage(value));
}

export function baseOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.base ?? '';
}

export function quoteOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.quote ?? '';
}
