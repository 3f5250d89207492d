import { parseMarketSymbol, type MarketType } from '../../../domain/markets/market-symbol';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import type { UnknownValues } from '../transport/unknown-values';

const types: readonly MarketType[] = ['SPOT', 'PERP'];

/** `null` is what a market cannot tell. */
export function figureFromWire(value: string | number | null | undefined): Decimal | undefined {
  return value === null || value === undefined ? undefined : decimal(value);
}

export function marketTypeFromWire(value: string, unknown: UnknownValues): MarketType | 'other' {
  return unknown.oneOf('market type', value.toUpperCase(), types);
}

export function isMarketType(value: string): value is MarketType {
  return (types as readonly string[]).includes(value);
}

/** Symbols of markets of a type we know. */
export function knownSymbols(symbols: readonly string[]): string[] {
  return symbols.filter((symbol) => parseMarketSymbol(symbol) !== undefined);
}
