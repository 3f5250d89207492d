import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import type { Format } from '../../../kit/formats/format';
import { unknownFigure } from '../../../kit/formats/format';

/** A figure of an own order or fill, with all the decimals it has. */
export function exact(format: Format, value: Decimal | undefined): string {
  return value === undefined ? unknownFigure : format.decimal(value, Math.min(12, decimalPlaces(value)), 'down');
}

/** Digits that tell an average price from its neighbours; a quotient has no end of its own. */
const averageDigits = 8;

export function average(format: Format, value: Decimal | undefined): string {
  if (value === undefined) return unknownFigure;
  const whole = value.abs().toFixed(0).length;
  const places = value.gte(1) ? Math.max(2, averageDigits - whole) : averageDigits;
  return format.decimal(value, Math.min(places, decimalPlaces(value)), 'half-even');
}

export function baseOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.base ?? '';
}

export function quoteOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.quote ?? '';
}
