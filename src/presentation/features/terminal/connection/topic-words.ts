import type { TFunction } from 'i18next';
import { marketDisplayName, parseMarketSymbol } from '../../../../domain/markets/market-symbol';

const kinds = [
  'tickers',
  'ticker',
  'bbos',
  'orderbookupdate',
  'orderbook10',
  'trade',
  'kline',
  'markprice',
  'indexprice',
  'openinterest',
  'estfundingrate',
] as const;
type TopicKind = (typeof kinds)[number];

/** A topic of the market stream in somebody's words; one that has none keeps its name. */
export function topicWords(t: TFunction<'safety'>, topic: string): string {
  const parts = topic.split('@');
  // One of two spellings says the interval of candles with their name.
  const names = parts.map((part) => (part.startsWith('kline_') ? 'kline' : part));
  const kind = kinds.find((each) => names.includes(each));
  const symbol = parts.find((part) => parseMarketSymbol(part) !== undefined);
  if (!kind) return topic;
  const words = t(`topic.${kind satisfies TopicKind}`);
  return symbol ? `${words}, ${marketDisplayName(symbol)}` : words;
}
