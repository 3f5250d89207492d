import type { Instant } from '../shared/instant';
import {
  changePercent,
  type BestBidOffer,
  type MarketTicker,
  type Ticker,
  type TickerMessage,
  type TickerTotals,
  type WooTicker,
} from './ticker';

/** What a message changed, so that a store touches nothing else. */
interface TickerChanges {
  /** Tickers that are new or differ from before. */
  readonly changed: readonly MarketTicker[];
  /** Symbols that a full list no longer names. */
  readonly removed: readonly string[];
  readonly wooTicker: boolean;
  readonly totals: boolean;
}

const nothing: TickerChanges = { changed: [], removed: [], wooTicker: false, totals: false };

/** The tickers of all markets, folded from the stream (specification, sections 3 and 4). */
export class MarketTickers {
  /** The product token against USDT on spot. */
  readonly #productSymbol: string;
  #tickers = new Map<string, MarketTicker>();
  /** Symbols of the last list, each once. */
  #listed: readonly string[] = [];
  #updateTime: Instant | undefined;
  #booUpdateTime: Instant | undefined;
  #wooTicker: WooTicker | undefined;
  #total: TickerTotals | undefined;

  /** @param productToken the exchange's own token, WOO by configuration */
  constructor(productToken: string) {
    this.#productSymbol = `SPOT_${productToken}_USDT`;
  }

  /** In the order of the last list; markets known only by a best bid and offer come last. */
  get tickers(): ReadonlyMap<string, MarketTicker> {
    return this.#tickers;
  }

  /** Time of the last list or snapshot. */
  get updateTime(): Instant | undefined {
    return this.#updateTime;
  }

  /** Time of the last best bid and offer that was applied. */
  get booUpdateTime(): Instant | undefined {
    return this.#booUpdateTime;
  }

  get wooTicker(): WooTicker | undefined {
    return this.#wooTicker;
  }

  get total(): TickerTotals | undefined {
    return this.#total;
  }

  apply(message: TickerMessage): TickerChanges {
    switch (message.kind) {
      case 'list':
        return this.#replace(message.tickers, message.at);
      case 'snapshot':
        return this.#snapshot(message.ticker, message.at);
      case 'bestBidOffer':
        return this.#merge(message.updates, message.at);
    }
  }

  /**
   * A full list replaces the tickers: markets it does not name are gone. The lists carry no bids and asks,
   * so those of a market that stays are kept; blanking them each second would say less than is known.
   */
  #replace(list: readonly Ticker[], at: Instant): TickerChanges {
    const before = this.#tickers;
    const sameMarkets = this.#namesSameMarkets(list);
    const tickers = sameMarkets ? before : new Map<string, MarketTicker>();
    const changed: MarketTicker[] = [];
    let transactions = 0;
    let volume = 0;
    let wooTicker = false;
    for (let index = 0; index < list.length; index += 1) {
      const statistics = list[index]!;
      transactions += statistics.count;
      volume += statistics.amount;
      const known = before.get(sameMarkets ? this.#listed[index]! : statistics.symbol);
      const differs = !known?.statistics || !sameStatistics(known.statistics, statistics);
      const ticker = differs ? withStatistics(known, statistics) : known;
      if (differs || !sameMarkets) tickers.set(ticker.symbol, ticker);
      if (!differs) continue;
      changed.push(ticker);
      if (ticker.symbol === this.#productSymbol) wooTicker = this.#setWooTicker(statistics);
    }
    this.#tickers = tickers;
    this.#updateTime = at;
    this.#total = { transactions, volume, updateTime: at };
    if (sameMarkets) return { changed, removed: [], wooTicker, totals: true };
    this.#listed = [...tickers.keys()];
    return {
      changed,
      removed: [...before.keys()].filter((symbol) => !tickers.has(symbol)),
      wooTicker,
      totals: true,
    };
  }

  /** Nearly every list does, in the same order; then nothing is gone and the map can stay. */
  #namesSameMarkets(list: readonly Ticker[]): boolean {
    const listed = this.#listed;
    if (list.length !== listed.length || this.#tickers.size !== listed.length) return false;
    for (let index = 0; index < listed.length; index += 1) if (list[index]!.symbol !== listed[index]) return false;
    return true;
  }

  #snapshot(statistics: Ticker, at: Instant): TickerChanges {
    this.#updateTime = at;
    const ticker = withStatistics(this.#tickers.get(statistics.symbol), statistics);
    this.#tickers.set(ticker.symbol, ticker);
    const wooTicker = ticker.symbol === this.#productSymbol && this.#setWooTicker(statistics);
    return { changed: [ticker], removed: [], wooTicker, totals: false };
  }

  /** An update older than the last applied one is ignored; a symbol not in the list is appended. */
  #merge(updates: readonly BestBidOffer[], at: Instant): TickerChanges {
    if (this.#booUpdateTime !== undefined && at < this.#booUpdateTime) return nothing;
    this.#booUpdateTime = at;
    const changed: MarketTicker[] = [];
    for (const update of updates) {
      const known = this.#tickers.get(update.symbol);
      const ticker = withBestBidOffer(known, update);
      if (known && sameBestBidOffer(known, ticker)) continue;
      this.#tickers.set(ticker.symbol, ticker);
      changed.push(ticker);
    }
    return { changed, removed: [], wooTicker: false, totals: false };
  }

  #setWooTicker(statistics: Ticker): boolean {
    this.#wooTicker = {
      lastPrice: statistics.close,
      change: changePercent(statistics.open, statistics.close),
    };
    return true;
  }
}

function withStatistics(known: MarketTicker | undefined, statistics: Ticker): MarketTicker {
  return {
    symbol: known ? known.symbol : statistics.symbol,
    statistics,
    firstBidPrice: known?.firstBidPrice,
    firstBidQuantity: known?.firstBidQuantity,
    firstAskPrice: known?.firstAskPrice,
    firstAskQuantity: known?.firstAskQuantity,
  };
}

/** A price of 0 says that a side of the book is empty; it is no price. */
function withBestBidOffer(known: MarketTicker | undefined, update: BestBidOffer): MarketTicker {
  const bid = update.bid > 0;
  const ask = update.ask > 0;
  return {
    symbol: known ? known.symbol : update.symbol,
    statistics: known?.statistics,
    firstBidPrice: bid ? update.bid : undefined,
    firstBidQuantity: bid ? update.bidSize : undefined,
    firstAskPrice: ask ? update.ask : undefined,
    firstAskQuantity: ask ? update.askSize : undefined,
  };
}

function sameStatistics(a: Ticker, b: Ticker): boolean {
  return (
    a.close === b.close &&
    a.volume === b.volume &&
    a.amount === b.amount &&
    a.count === b.count &&
    a.open === b.open &&
    a.high === b.high &&
    a.low === b.low &&
    a.aggregatedAmount === b.aggregatedAmount &&
    a.aggregatedQuantity === b.aggregatedQuantity &&
    a.lastTradeAt === b.lastTradeAt
  );
}

function sameBestBidOffer(a: MarketTicker, b: MarketTicker): boolean {
  return (
    a.firstBidPrice === b.firstBidPrice &&
    a.firstBidQuantity === b.firstBidQuantity &&
    a.firstAskPrice === b.firstAskPrice &&
    a.firstAskQuantity === b.firstAskQuantity
  );
}
