import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Startable } from '../../../application/kernel/observable-value';
import type { Scheduler } from '../../../application/kernel/scheduler.port';
import { shared } from '../../../application/kernel/shared';
import { FrameBatcher } from '../../../application/markets/frame-batcher';
import { MarketStreamPort } from '../../../application/markets/market-stream.port';
import { Environment } from '../../../application/platform/environment';
import { MarketTickers } from '../../../domain/markets/market-tickers';
import type { MarketTicker, Ticker, TickerMessage, TickerTotals, WooTicker } from '../../../domain/markets/ticker';
import { second, type Instant } from '../../../domain/shared/instant';
import type { Needs } from '../../../application/kernel/token';
import { PacedFrames } from '../../../application/markets/paced-frames';

/** The list of statistics comes every second; after this long without one, prices no longer count as live. */
const longestSilence = 10 * second;

/**
 * Live tickers of all markets, for the whole life of the app. Messages are folded outside of MobX as they
 * come; observers hear of them once per frame, in one action, and only of the markets that changed.
 */
export class TickersStore implements Startable {
  static readonly needs: Needs<typeof TickersStore> = [MarketStreamPort, PacedFrames, Clock, Environment];

  readonly #stream: MarketStreamPort;
  readonly #scheduler: Scheduler;
  readonly #clock: Clock;
  readonly #folded: MarketTickers;
  readonly #batcher: FrameBatcher<string, MarketTicker | undefined>;
  readonly #tickers = observable.map<string, MarketTicker>({}, { deep: false });
  readonly #statistics = observable.map<string, Ticker | undefined>({}, { deep: false });
  /** What came in while paused. */
  #heldBack = new Map<string, MarketTicker | undefined>();
  #receivedAt: Instant | undefined;

  /** Changes only when a market comes or goes. */
  symbols: readonly string[] = [];
  wooTicker: WooTicker | undefined = undefined;
  totals: TickerTotals | undefined = undefined;
  /** The stream's time of the last list or snapshot. */
  updateTime: Instant | undefined = undefined;
  /** The stream's time of the last best bid and offer. */
  booUpdateTime: Instant | undefined = undefined;
  /** When the last list or snapshot came in here. */
  receivedAt: Instant | undefined = undefined;
  /** What is shown is not live: the stream is not open, or silent for more than 10 s (readings, 10), or late. */
  stale = false;
  /** Now, by the second, while stale: to say how old the figures are. */
  checkedAt: Instant;
  /** Someone stopped the figures from changing. */
  paused = false;

  constructor(stream: MarketStreamPort, scheduler: Scheduler, clock: Clock, environment: Environment) {
    this.#stream = stream;
    this.#scheduler = scheduler;
    this.#clock = clock;
    this.#folded = new MarketTickers(environment.brand.productToken);
    this.#batcher = new FrameBatcher(scheduler, (batch) => this.#flush(batch));
    this.checkedAt = clock.now();
    makeObservable(this, {
      symbols: observableRef,
      wooTicker: observableRef,
      totals: observableRef,
      updateTime: observableRef,
      booUpdateTime: observableRef,
      receivedAt: observableRef,
      stale: observableRef,
      checkedAt: observableRef,
      paused: observableRef,
    });
  }

  readonly start = shared(() => {
    const stops = [
      this.#stream.onTickers((message) => this.#receive(message)),
      this.#stream.connection.subscribe(() => this.#check()),
      this.#scheduler.every(second, () => this.#check()),
      this.#stream.connect(),
    ];
    this.#check();
    return () => {
      stops.forEach((stop) => stop());
      this.#batcher.reset();
    };
  });

  /** The market's latest figures; observers depend on this market alone. */
  ticker(symbol: string): MarketTicker | undefined {
    return this.#tickers.get(symbol);
  }

  /** The market's last 24 hours: they change once a second, where best prices change with every frame. */
  statistics(symbol: string): Ticker | undefined {
    return this.#statistics.get(symbol);
  }

  /** Stops figures from changing, or shows at once what came in meanwhile. */
  pause(paused: boolean): void {
    if (this.paused === paused) return;
    runInAction(() => {
      this.paused = paused;
      if (paused) return;
      const heldBack = this.#heldBack;
      this.#heldBack = new Map();
      this.#show(heldBack);
    });
    this.#check();
  }

  /** What was known when there was a connection last; nothing where the stream has spoken since. */
  recall(tickers: readonly Ticker[], at: Instant): void {
    if (this.#receivedAt === undefined) this.#receive({ kind: 'list', at, tickers }, at);
  }

  #receive(message: TickerMessage, at = this.#clock.now()): void {
    if (message.kind !== 'bestBidOffer') this.#receivedAt = at;
    const { changed, removed } = this.#folded.apply(message);
    this.#batcher.add([
      ...changed.map((ticker) => [ticker.symbol, ticker] as const),
      ...removed.map((symbol) => [symbol, undefined] as const),
    ]);
  }

  #flush(batch: ReadonlyMap<string, MarketTicker | undefined>): void {
    if (this.paused) {
      for (const [symbol, ticker] of batch) this.#heldBack.set(symbol, ticker);
      return;
    }
    runInAction(() => this.#show(batch));
  }

  #show(batch: ReadonlyMap<string, MarketTicker | undefined>): void {
    let sameMarkets = true;
    for (const [symbol, ticker] of batch) {
      if (this.#tickers.has(symbol) !== (ticker !== undefined)) sameMarkets = false;
      if (ticker) {
        this.#tickers.set(symbol, ticker);
        this.#statistics.set(symbol, ticker.statistics);
      } else {
        this.#tickers.delete(symbol);
        this.#statistics.delete(symbol);
      }
    }
    if (!sameMarkets) this.symbols = [...this.#tickers.keys()];
    this.#showHead();
    this.#showStale();
  }

  /** What does not belong to one market. */
  #showHead(): void {
    this.wooTicker = this.#folded.wooTicker;
    this.totals = this.#folded.total;
    this.updateTime = this.#folded.updateTime;
    this.booUpdateTime = this.#folded.booUpdateTime;
    this.receivedAt = this.#receivedAt;
  }

  #check(): void {
    runInAction(() => {
      // A list that changes no market waits for no frame.
      if (!this.paused) this.#showHead();
      this.#showStale();
    });
  }

  #showStale(): void {
    const open = this.#stream.connection.current.phase === 'open';
    const now = this.#clock.now();
    const silent = this.#receivedAt !== undefined && now - this.#receivedAt > longestSilence;
    this.stale = !open || silent || this.#stream.meter.late;
    if (this.stale) this.checkedAt = now;
  }
}
