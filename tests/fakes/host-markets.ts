import type { EngineCandle, EngineTicker, EngineTrade, LevelChange } from '../../sandbox/engine/model/market-data';
import type { ExchangeService } from '../../sandbox/engine/exchange-service';
import type { InstrumentSpecification } from '../../sandbox/engine/model/instrument-specification';
import { fullNameOf } from '../../sandbox/services/markets/token-directory';
import { priceText, quantityText, scaleOf, unitsText, type InstrumentScale } from '../../sandbox/engine/model/units';
import type { Outcome } from '../../src/application/kernel/failure';
import type { Listener, ObservableValue, Unsubscribe } from '../../src/application/kernel/observable-value';
import type { CandleQuery, MarketDataPort, OrderBookSnapshot } from '../../src/application/markets/market-data.port';
import type {
  ConnectionState,
  MarketStreamPort,
  OrderBookDelta,
} from '../../src/application/markets/market-stream.port';
import type { ContractStreamPort } from '../../src/application/markets/contract-stream.port';
import { FeedMeter } from '../../src/application/markets/feed-meter';
import type { Candle } from '../../src/domain/markets/candle';
import type { ContractPrice, FundingEstimate, OpenInterest } from '../../src/domain/markets/contract-figures';
import type { Instrument } from '../../src/domain/markets/instrument';
import type { MarketTrade } from '../../src/domain/markets/market-trade';
import type { Ticker, TickerMessage } from '../../src/domain/markets/ticker';
import { decimal } from '../../src/domain/shared/decimal';
import { failure, success } from '../../src/domain/shared/result';
import type { FakeHost } from './fake-host';
import type { Needs } from '../../src/application/kernel/token';
import { FakeHostKey } from './fake-keys';

export class HostMarketData implements MarketDataPort {
  static readonly needs: Needs<typeof HostMarketData> = [FakeHostKey];

  constructor(private readonly host: FakeHost) {}

  instruments(): Outcome<readonly Instrument[]> {
    return this.#read((exchange) => exchange.instruments.map(instrumentOf));
  }

  orderBook(symbol: string, depth: number): Outcome<OrderBookSnapshot> {
    return this.#read((exchange) => {
      const scale = scaleFor(exchange, symbol);
      const book = exchange.book(symbol, depth)!;
      const levels = (side: readonly (readonly [number, number])[]) =>
        side.map(([price, size]) => level(scale, price, size));
      return { symbol, at: book.at, bids: levels(book.bids), asks: levels(book.asks) };
    });
  }

  recentTrades(symbol: string, limit: number): Outcome<readonly MarketTrade[]> {
    return this.#read((exchange) =>
      exchange.recentTrades(symbol, limit).map((trade) => tradeOf(trade, scaleFor(exchange, symbol))),
    );
  }

  candles({ symbol, interval, before, limit }: CandleQuery): Outcome<readonly Candle[]> {
    return this.#read((exchange) =>
      exchange
        .candles(symbol, interval, { before, limit })
        .map((candle) => candleOf(candle, scaleFor(exchange, symbol)))
        .reverse(),
    );
  }

  async #read<T>(read: (exchange: ExchangeService) => T): Outcome<T> {
    return this.host.down ? failure({ kind: 'offline' }) : success(read(this.host.exchange));
  }
}

/** The public stream straight from the engine's events; tickers follow each trade. */
export class HostMarketStream implements MarketStreamPort {
  static readonly needs: Needs<typeof HostMarketStream> = [FakeHostKey];

  readonly meter = new FeedMeter({ now: Date.now });

  constructor(private readonly host: FakeHost) {}

  get connection(): ObservableValue<ConnectionState> {
    return this.host.connection;
  }

  connect(): Unsubscribe {
    return () => undefined;
  }

  reconnect(): void {
    this.host.connection.set({ phase: 'open' });
  }

  onTickers(listener: Listener<TickerMessage>): Unsubscribe {
    const { exchange } = this.host;
    const tickers = (): readonly Ticker[] =>
      exchange.instruments.flatMap(({ symbol }) => {
        const ticker = exchange.ticker(symbol);
        return ticker ? [tickerOf(ticker, scaleFor(exchange, symbol))] : [];
      });
    const stop = this.host.onEvent((event) => {
      if (event.type === 'trade') listener({ kind: 'list', at: event.trade.at, tickers: tickers() });
    });
    return stop;
  }

  onOrderBook(symbol: string, listener: Listener<OrderBookDelta>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type !== 'book' || event.symbol !== symbol) return;
      const scale = scaleFor(this.host.exchange, symbol);
      const side = (wanted: LevelChange['side']) =>
        event.changes
          .filter((change) => change.side === wanted)
          .map(({ price, quantity }) => level(scale, price, quantity));
      listener({ symbol, at: event.at, previousAt: event.previousAt, bids: side('BUY'), asks: side('SELL') });
    });
  }

  onTopOfBook(symbol: string, listener: Listener<OrderBookSnapshot>): Unsubscribe {
    const { exchange } = this.host;
    const scale = scaleFor(exchange, symbol);
    return this.host.onEvent((event) => {
      const book = event.type === 'book' && event.symbol === symbol ? exchange.book(symbol, 10) : undefined;
      if (!book) return;
      const side = (levels: typeof book.bids) => levels.map(([price, quantity]) => level(scale, price, quantity));
      listener({ symbol, at: book.at, bids: side(book.bids), asks: side(book.asks) });
    });
  }

  onTrade(symbol: string, listener: Listener<MarketTrade>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type === 'trade' && event.trade.symbol === symbol)
        listener(tradeOf(event.trade, scaleFor(this.host.exchange, symbol)));
    });
  }

  onCandle(
    symbol: string,
    interval: Parameters<MarketStreamPort['onCandle']>[1],
    listener: Listener<Candle>,
  ): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type !== 'trade' || event.trade.symbol !== symbol) return;
      const [candle] = this.host.exchange.candles(symbol, interval, { limit: 1 });
      if (candle) listener(candleOf(candle, scaleFor(this.host.exchange, symbol)));
    });
  }
}

/** Figures of contracts: as they are at the moment of listening and after each trade of the market. */
export class HostContractStream implements ContractStreamPort {
  static readonly needs: Needs<typeof HostContractStream> = [FakeHostKey];

  constructor(private readonly host: FakeHost) {}

  onMarkPrice(symbol: string, listener: Listener<ContractPrice>): Unsubscribe {
    return this.#listen(
      symbol,
      ({ margin }, at) => {
        const price = margin.markPrice(symbol);
        return price === undefined ? undefined : { symbol, price: Number(unitsText(price)), at };
      },
      listener,
    );
  }

  onIndexPrice(symbol: string, listener: Listener<ContractPrice>): Unsubscribe {
    const contract = symbol.replace(/^SPOT_/, 'PERP_');
    return this.#listen(
      symbol,
      ({ margin }, at) => {
        const price = margin.indexPrice(contract) ?? margin.indexPrice(symbol);
        return price === undefined ? undefined : { symbol, price: Number(unitsText(price)), at };
      },
      listener,
    );
  }

  onOpenInterest(symbol: string, listener: Listener<OpenInterest>): Unsubscribe {
    return this.#listen(
      symbol,
      (exchange, at) => ({
        symbol,
        quantity: Number(quantityText(scaleFor(exchange, symbol), exchange.margin.openInterest(symbol))),
        at,
      }),
      listener,
    );
  }

  onFundingEstimate(symbol: string, listener: Listener<FundingEstimate>): Unsubscribe {
    return this.#listen(
      symbol,
      ({ margin }, at) => {
        const funding = margin.funding(symbol);
        return funding && { symbol, rate: Number(unitsText(funding.estimatedRate)), nextAt: funding.nextAt, at };
      },
      listener,
    );
  }

  #listen<T>(
    symbol: string,
    read: (exchange: ExchangeService, at: number) => T | undefined,
    listener: Listener<T>,
  ): Unsubscribe {
    const tell = (at: number) => {
      const figure = read(this.host.exchange, at);
      if (figure !== undefined) listener(figure);
    };
    tell(this.host.exchange.ticker(symbol)?.lastTradeAt ?? 0);
    return this.host.onEvent((event) => {
      if (event.type === 'trade' && event.trade.symbol === symbol) tell(event.trade.at);
    });
  }
}

function scaleFor(exchange: ExchangeService, symbol: string): InstrumentScale {
  return scaleOf(exchange.instruments.find((instrument) => instrument.symbol === symbol)!);
}

function level(scale: InstrumentScale, price: number, size: number): readonly [number, number] {
  return [Number(priceText(scale, price)), Number(quantityText(scale, size))];
}

function tradeOf(trade: EngineTrade, scale: InstrumentScale): MarketTrade {
  const [price, size] = level(scale, trade.price, trade.quantity);
  return { symbol: trade.symbol, price, size, side: trade.side, at: trade.at };
}

function tickerOf(ticker: EngineTicker, scale: InstrumentScale): Ticker {
  const price = (ticks: number): number => Number(priceText(scale, ticks));
  return {
    symbol: ticker.symbol,
    open: price(ticker.open),
    close: price(ticker.close),
    high: price(ticker.high),
    low: price(ticker.low),
    volume: Number(quantityText(scale, ticker.volume)),
    amount: Number(unitsText(ticker.amount)),
    count: ticker.count,
    lastTradeAt: ticker.lastTradeAt,
  };
}

function candleOf(candle: EngineCandle, scale: InstrumentScale): Candle {
  const price = (ticks: number): number => Number(priceText(scale, ticks));
  return {
    startAt: candle.startAt,
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
    volume: Number(quantityText(scale, candle.volume)),
    amount: Number(unitsText(candle.amount)),
  };
}

function instrumentOf(specification: InstrumentSpecification): Instrument {
  const ratio = (text: string | null) => (text === null ? undefined : decimal(text));
  return {
    symbol: specification.symbol,
    type: specification.type,
    base: specification.base,
    quote: specification.quote,
    baseName: fullNameOf(specification.base),
    status: 'TRADING',
    tick: decimal(specification.quoteTick),
    minimumPrice: decimal(specification.quoteMin),
    maximumPrice: decimal(specification.quoteMax),
    step: decimal(specification.baseTick),
    minimumQuantity: decimal(specification.baseMin),
    maximumQuantity: decimal(specification.baseMax),
    minimumNotional: decimal(specification.minNotional),
    bidCapRatio: ratio(specification.bidCapRatio),
    bidFloorRatio: ratio(specification.bidFloorRatio),
    askCapRatio: ratio(specification.askCapRatio),
    askFloorRatio: ratio(specification.askFloorRatio),
    groupings: specification.precisions,
  };
}
