import {
  changingOrTenth,
  contracts,
  indexFigure,
  indexNames,
  markFigure,
  openInterestFigure,
  priceCadence,
  type ContractFigure,
} from './contract-figures';
import type { MarketFeeds } from './market-feeds';
import { always, type TopicSource } from './topic-source';

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

/** The topics of all markets: one list each second in both families, and at once for a new subscriber. */
export function sharedTopic(feeds: MarketFeeds, topic: string): TopicSource | undefined {
  const message = (rows: readonly unknown[]) => ({ ts: feeds.now(), data: rows.filter((row) => row !== undefined) });
  const symbols = [...feeds.markets.keys()];
  switch (topic) {
    case 'tickers':
      return always(priceCadence, () => message(symbols.map((symbol) => longTicker(feeds, symbol))));
    case 'bbos':
      return always(priceCadence, () => message(symbols.map((symbol) => longBestPrices(feeds, symbol))));
    case 'indexprices': {
      const names = [...indexNames(feeds)];
      return always(priceCadence, () =>
        message(names.map(([name, source]) => priceRow(indexFigure(feeds, name, source)))),
      );
    }
    case 'markprices':
      return always(priceCadence, () => message(contracts(feeds).map((market) => priceRow(markFigure(feeds, market)))));
    case 'openinterests':
      return changingOrTenth(() =>
        message(contracts(feeds).map((market) => openInterestRow(openInterestFigure(feeds, market)))),
      );
    default:
      return undefined;
  }
}

export function priceRow(figure: ContractFigure | undefined) {
  return figure && { symbol: figure.symbol, price: Number(figure.value) };
}

export function openInterestRow(figure: ContractFigure | undefined) {
  return figure && { symbol: figure.symbol, openInterest: Number(figure.value) };
}
