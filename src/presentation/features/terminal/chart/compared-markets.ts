import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { MarketDataPort } from '../../../../application/markets/market-data.port';
import { MarketStreamPort } from '../../../../application/markets/market-stream.port';
import type { Candle, CandleInterval } from '../../../../domain/markets/candle';
import type { Closes } from '../../../../domain/markets/chart-comparison';
import type { Instant } from '../../../../domain/shared/instant';
import { historySize } from '../market/chart.store';
import type { Needs } from '../../../../application/kernel/token';

/** Closes of a market beside the one on the chart, as far back as they are looked at. */
export class ComparedMarket {
  closes: Closes = new Map();
  /** Its candles could not be read. */
  failed = false;
  #oldest: Instant | undefined;
  #complete = false;
  #reading = false;

  constructor(
    readonly symbol: string,
    private readonly interval: CandleInterval,
    private readonly marketData: Pick<MarketDataPort, 'candles'>,
    private readonly stream: Pick<MarketStreamPort, 'onCandle' | 'connection'>,
  ) {
    makeObservable(this, { closes: observableRef, failed: observable, take: actionBound });
  }

  start(): Unsubscribe {
    const stops = [
      this.stream.onCandle(this.symbol, this.interval, (candle) => this.take([candle])),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.#read(undefined);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Reads older candles until they reach back to then. */
  async reach(since: Instant): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    while (!this.#complete && (this.#oldest === undefined || this.#oldest > since))
      if (!(await this.#read(this.#oldest))) break;
    this.#reading = false;
  }

  take(candles: readonly Candle[]): void {
    this.closes = new Map([...this.closes, ...candles.map(({ startAt, close }) => [startAt, close] as const)]);
  }

  /** @returns whether there was an answer */
  async #read(before: Instant | undefined): Promise<boolean> {
    const answer = await this.marketData.candles({
      symbol: this.symbol,
      interval: this.interval,
      before,
      limit: historySize,
    });
    runInAction(() => (this.failed = !answer.ok));
    if (!answer.ok) return false;
    const candles = answer.value;
    this.take(candles);
    const first = candles[0]?.startAt;
    if (first !== undefined) this.#oldest = Math.min(first, this.#oldest ?? first);
    if (candles.length < historySize && before !== undefined) this.#complete = true;
    if (candles.length === 0) this.#complete = true;
    return true;
  }
}

/** Makes a line for each market that is compared. */
export class ComparedMarkets {
  static readonly needs: Needs<typeof ComparedMarkets> = [MarketDataPort, MarketStreamPort];

  constructor(
    private readonly marketData: MarketDataPort,
    private readonly stream: MarketStreamPort,
  ) {}

  market(symbol: string, interval: CandleInterval): ComparedMarket {
    return new ComparedMarket(symbol, interval, this.marketData, this.stream);
  }
}
