export type MarketType = 'SPOT' | 'PERP';

/** An exchange symbol in its parts: SPOT_BTC_USDT, PERP_BTC_USDT (protocol 4.1). */
interface MarketSymbol {
  readonly type: MarketType;
  readonly base: string;
  readonly quote: string;
}

const symbolPattern = /^(SPOT|PERP)_([A-Z0-9]+)_([A-Z0-9]+)$/;

export function parseMarketSymbol(symbol: string): MarketSymbol | undefined {
  const parts = symbolPattern.exec(symbol);
  if (!parts) return undefined;
  return { type: parts[1] as MarketType, base: parts[2]!, quote: parts[3]! };
}

/** Address segment of a market: BTC_USDT for spot, BTC_PERP for a perpetual (readings, 12). */
export function marketSlug(symbol: string): string {
  const parts = parseMarketSymbol(symbol);
  if (!parts) return symbol;
  if (parts.type === 'SPOT') return `${parts.base}_${parts.quote}`;
  return parts.quote === 'USDT' ? `${parts.base}_PERP` : `${parts.base}_${parts.quote}_PERP`;
}

/** Exchange symbol of an address segment; `undefined` when it names no market. Case does not matter, nor does a dash. */
export function symbolOfSlug(slug: string): string | undefined {
  const parts = slug.toUpperCase().split(/[_-]/);
  if (parts.some((part) => !/^[A-Z0-9]+$/.test(part))) return undefined;
  const [base, second, third] = parts;
  if (parts.length === 2 && second === 'PERP') return `PERP_${base}_USDT`;
  if (parts.length === 3 && third === 'PERP') return `PERP_${base}_${second}`;
  if (parts.length === 2) return `SPOT_${base}_${second}`;
  return undefined;
}

/** The name people read: BTC/USDT, BTC-PERP. */
export function marketDisplayName(symbol: string): string {
  const parts = parseMarketSymbol(symbol);
  if (!parts) return symbol;
  if (parts.type === 'SPOT') return `${parts.base}/${parts.quote}`;
  return parts.quote === 'USDT' ? `${parts.base}-PERP` : `${parts.base}/${parts.quote}-PERP`;
}
