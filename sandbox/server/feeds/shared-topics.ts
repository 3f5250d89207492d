import type { MarketFeeds } from './market-feeds';
import { paced, type TopicSource } from './topic-source';

/** The ticker object with long names and numbers, as the lists of both families carry it (protocol 1.4). */
export function longTicker(feeds: MarketFeeds, symbol: string) {
  const ticker = feeds.exchange.ticker(symbol);
  const market = feeds.markets.get(symbol);
  if (!ticker || !market) return undefined;
  const texts = market.ticker(ticker);
  const [volume, amount] = [Number(texts.volume), Number(texts.amount)];
  return {
    symbol,
    open: Number(texts.open),
    close: Number(texts.close),
    high: Number(texts.high),
    low: Number(texts.low),
    volume,
    amount,
    // Nothing is traded elsewhere: the aggregate is this exchange.
    aggregatedQuantity: volume,
    aggregatedAmount: amount,
    count: ticker.count,
    lastTs: ticker.lastTradeAt,
  };
}

export function longBestPrices(feeds: MarketFeeds, symbol: string) {
  const best = feeds.best.of(symbol);
  const market = feeds.markets.get(symbol);
  if (!best || !market) return undefined;
  return {
    symbol,
    ask: Number(market.price(best.ask[0])),
    askSize: Number(market.quantity(best.ask[1])),
    bid: Number(market.price(best.bid[0])),
    bidSize: Number(market.quantity(best.bid[1])),
  };
}

/** `tickers` and `bbos`: every market in one list each second, and at once for a new subscriber. */
export function sharedTopic(feeds: MarketFeeds, topic: string): TopicSource | undefined {
  const item = topic === 'tickers' ? longTicker : topic === 'bbos' ? longBestPrices : undefined;
  if (!item) return undefined;
  const list = () => ({ ts: feeds.now(), data: [...feeds.markets.keys()].map((symbol) => item(feeds, symbol)).filter((each) => each !== undefined) });
  return { whole: true, snapshot: list, start: paced(1_000, () => [list()]) };
}
