import { Clock } from '../../../application/kernel/clock.port';
import { Log } from '../../../application/kernel/log.port';
import type { Listener, ObservableValue, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { FeedMeter } from '../../../application/markets/feed-meter';
import type { OrderBookSnapshot } from '../../../application/markets/market-data.port';
import type {
  BookDepth,
  ConnectionState,
  MarketStreamPort,
  OrderBookDelta,
} from '../../../application/markets/market-stream.port';
import { Environment } from '../../../application/platform/environment';
import { PagePort } from '../../../application/platform/page.port';
import type { Candle, CandleInterval } from '../../../domain/markets/candle';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import type { TickerMessage } from '../../../domain/markets/ticker';
import { Listeners } from '../connection/listeners';
import { SocketConnection } from '../connection/socket-connection';
import { SocketFactory } from '../connection/socket-factory';
import { readStreamMessage } from '../connection/stream-message';
import { StreamNotes } from '../connection/stream-notes';
import { TopicRegistry } from '../connection/topic-registry';
import { scanMarketFrame } from './market-frame-scan';
import { MarketMessageReader } from './market-message-reader';
import { candleKey, marketTopics, orderBookKey, symbolKey } from './market-topic';
import { streamDevice } from './stream-device';
import type { Needs } from '../../../application/kernel/token';

/** A message of a topic that is read elsewhere. */
export interface TopicData {
  readonly at: unknown;
  readonly data: unknown;
}

/** The public market-data stream over one websocket (specification, sections 4 and 7; protocol 1.2 to 1.5). */
export class WebsocketMarketStreamAdapter implements MarketStreamPort {
  static readonly needs: Needs<typeof WebsocketMarketStreamAdapter> = [
    Environment,
    Scheduler,
    Clock,
    Log,
    PagePort,
    SocketFactory,
  ];

  readonly meter: FeedMeter;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #notes: StreamNotes;
  readonly #connection: SocketConnection;
  readonly #topics: TopicRegistry;
  readonly #reader: MarketMessageReader;
  readonly #tickers: Listeners<TickerMessage>;
  readonly #orderBooks = new Map<string, Listeners<OrderBookDelta>>();
  readonly #topsOfBooks = new Map<string, Listeners<OrderBookSnapshot>>();
  readonly #trades = new Map<string, Listeners<MarketTrade>>();
  readonly #candles = new Map<string, Listeners<Candle>>();
  readonly #others = new Map<string, Listeners<TopicData>>();
  /** Other topics that somebody asked for: they may still come when nobody listens any more. */
  readonly #asked = new Set<string>();
  #users = 0;

  constructor(
    environment: Environment,
    scheduler: Scheduler,
    clock: Clock,
    log: Log,
    page: PagePort,
    sockets: SocketFactory,
  ) {
    this.#log = log;
    this.#clock = clock;
    this.meter = new FeedMeter(clock);
    this.#notes = new StreamNotes('market', log, clock, this.meter);
    this.#tickers = new Listeners(log);
    const address = `${environment.hosts.newWsUrl}/ws/stream?device=${streamDevice()}`;
    this.#connection = new SocketConnection(
      {
        name: 'market',
        address: () => address,
        ping: () => {
          this.meter.pinged();
          return JSON.stringify({ cmd: 'PING', ts: clock.now() });
        },
        opened: () => {
          this.meter.opened();
          this.#topics.opened();
        },
        received: (text) => this.#receive(text),
      },
      { sockets, scheduler, clock, log, page },
    );
    this.#topics = new TopicRegistry((compose) => this.#connection.send(compose), scheduler, log);
    this.#reader = new MarketMessageReader(
      {
        tickers: (message) => this.#tickers.tell(message),
        orderBook: (key, delta) => this.#orderBooks.get(key)?.tell(delta),
        topOfBook: (key, book) => this.#topsOfBooks.get(key)?.tell(book),
        trade: (key, trade) => this.#trades.get(key)?.tell(trade),
        candle: (key, candle) => this.#candles.get(key)?.tell(candle),
        other: (topic, at, data) => {
          this.#others.get(topic)?.tell({ at, data });
          return this.#asked.has(topic);
        },
      },
      this.#notes,
    );
    // Subscribed on open, whoever listens (specification, section 4).
    this.#topics.listen(marketTopics.tickers);
    this.#topics.listen(marketTopics.ticker(`SPOT_${environment.brand.productToken}_USDT`));
    this.#connection.state.subscribe(({ phase }) => {
      if (phase !== 'open') this.#topics.closed();
    });
  }

  get connection(): ObservableValue<ConnectionState> {
    return this.#connection.state;
  }

  connect(): Unsubscribe {
    this.#users += 1;
    this.#connection.connect();
    let connected = true;
    return () => {
      if (!connected) return;
      connected = false;
      this.#users -= 1;
      if (this.#users === 0) this.#connection.disconnect();
    };
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  onTickers(listener: Listener<TickerMessage>): Unsubscribe {
    const forget = this.#tickers.add(listener);
    const end = this.#topics.listen(marketTopics.bestBidOffers);
    return () => {
      forget();
      end();
    };
  }

  onOrderBook(symbol: string, listener: Listener<OrderBookDelta>, depth: BookDepth = 50): Unsubscribe {
    return this.#listen(this.#orderBooks, orderBookKey(symbol, depth), marketTopics.orderBook(symbol, depth), listener);
  }

  onTopOfBook(symbol: string, listener: Listener<OrderBookSnapshot>): Unsubscribe {
    return this.#listen(this.#topsOfBooks, symbolKey('orderbook10', symbol), marketTopics.topOfBook(symbol), listener);
  }

  onTrade(symbol: string, listener: Listener<MarketTrade>): Unsubscribe {
    return this.#listen(this.#trades, symbolKey('trade', symbol), marketTopics.trades(symbol), listener);
  }

  onCandle(symbol: string, interval: CandleInterval, listener: Listener<Candle>): Unsubscribe {
    return this.#listen(this.#candles, candleKey(symbol, interval), marketTopics.candles(symbol, interval), listener);
  }

  /** A topic of the same connection that comes with the pages that need it, and so does its reader. */
  onTopic(topic: string, listener: Listener<TopicData>): Unsubscribe {
    this.#asked.add(topic);
    return this.#listen(this.#others, topic, topic, listener);
  }

  #listen<T>(channels: Map<string, Listeners<T>>, key: string, topic: string, listener: Listener<T>): Unsubscribe {
    let listeners = channels.get(key);
    if (!listeners) channels.set(key, (listeners = new Listeners<T>(this.#log)));
    const forget = listeners.add(listener);
    const end = this.#topics.listen(topic);
    return () => {
      forget();
      if (channels.get(key)?.size === 0) {
        channels.delete(key);
        this.meter.ended(topic);
      }
      end();
    };
  }

  #receive(text: string): void {
    const message = scanMarketFrame(text) ?? readStreamMessage(text);
    switch (message.kind) {
      case 'data':
        this.meter.received(message.topic, message.at);
        return this.#reader.read(message.topic, message.at, message.data);
      case 'pong':
        this.meter.ponged();
        return this.#connection.ponged();
      case 'ping':
        return this.#connection.send(() => [JSON.stringify({ ...message.answer, ts: this.#clock.now() })]);
      case 'answer':
        if (message.command === 'SUBSCRIBE') this.#topics.answered(message.id, message.success, message.data);
        return;
      case 'error':
        return this.#log.warning('The market stream refused a request.', message.detail);
      case 'unknown':
        return this.#notes.unknown('event', message.name);
      case 'malformed':
        return this.#notes.ignored(message.reason);
    }
  }
}
