/** A topic of the public stream; `key` is the same for both envelopes' spellings. */
export interface MarketTopic {
  readonly kind: 'tickers' | 'ticker' | 'bbo' | 'bbos' | 'trade' | 'kline' | 'orderbookupdate' | 'orderbook10';
  /** Absent for the topics of all markets. */
  readonly symbol?: string;
  readonly key: string;
}

/** The spelling that is subscribed. */
export const marketTopics = {
  tickers: 'tickers',
  ticker: (symbol: string): string => `ticker@${symbol}`,
  bestBidOffers: 'bbos',
  orderBook: (symbol: string, depth: number): string => `orderbookupdate@${symbol}@${depth}`,
  topOfBook: (symbol: string): string => `orderbook10@${symbol}`,
  trades: (symbol: string): string => `trade@${symbol}`,
  candles: (symbol: string, interval: string): string => `kline@${symbol}@${interval}`,
};

/** That of `SYM@orderbookupdate`, which says none, and of most readers. */
const usualDepth = 50;

const symbolTopics: ReadonlySet<string> = new Set(['ticker', 'bbo', 'trade', 'orderbookupdate', 'orderbook10']);

/** Reads `trade@SYM` (cmd envelope) and `SYM@trade` (event envelope) alike; `undefined` for an unknown topic. */
export function parseMarketTopic(topic: string): MarketTopic | undefined {
  if (topic === 'tickers' || topic === 'bbos') return { kind: topic, key: topic };
  const parts = topic.split('@');
  const [first, second, third] = parts;
  if (!first || !second || parts.length > 3) return undefined;
  if (first === 'kline' && third) return candleTopic(second, third);
  if (second.startsWith('kline_') && parts.length === 2) return candleTopic(first, second.slice('kline_'.length));
  if (first === 'orderbookupdate') return { kind: first, symbol: second, key: orderBookKey(second, Number(third)) };
  if (symbolTopics.has(first)) return symbolTopic(first, second);
  return symbolTopics.has(second) && parts.length === 2 ? symbolTopic(second, first) : undefined;
}

function candleTopic(symbol: string, interval: string): MarketTopic {
  return { kind: 'kline', symbol, key: candleKey(symbol, interval) };
}

function symbolTopic(kind: string, symbol: string): MarketTopic {
  return { kind: kind as MarketTopic['kind'], symbol, key: symbolKey(kind, symbol) };
}

export function symbolKey(kind: string, symbol: string): string {
  return `${kind}@${symbol}`;
}

/** Books of other depths than the usual one have changes of their own. @param depth of the topic; not a number where it names none */
export function orderBookKey(symbol: string, depth: number): string {
  const key = symbolKey('orderbookupdate', symbol);
  return depth > usualDepth ? `${key}@${depth}` : key;
}

export function candleKey(symbol: string, interval: string): string {
  return `kline@${symbol}@${interval}`;
}
