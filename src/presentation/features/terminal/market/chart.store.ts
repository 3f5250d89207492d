import { actionBound, makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Attempts, Recovery } from '../../../../application/kernel/recovery';
import type { CandleSource } from '../../../../application/markets/contract-candles';
import type { MarketDataPort } from '../../../../application/markets/market-data.port';
import type { MarketStreamPort } from '../../../../application/markets/market-stream.port';
import { type Candle, type CandleInterval, traded } from '../../../../domain/markets/candle';
import { candleEndsAt } from '../../../../domain/markets/candle-close';
import type { Instant } from '../../../../domain/shared/instant';
import type { TapeStore } from './tape.store';

export const historySize = 500;
/** Candles that the text alternative lists. */
const listed = 30;

interface HistorySlice {
  /** Oldest first. */
  readonly candles: readonly Candle[];
  readonly more: boolean;
}

/** Candles of one market and interval: history page by page, and the live one. The picture itself is the chart's. */
export class ChartStore {
  status: 'loading' | 'ready' | 'empty' | 'failed' = 'loading';
  failure: Failure | undefined = undefined;
  /** The newest candles, oldest first, for those who read rather than look. */
  latest: readonly Candle[] = [];
  /** Of mark or index; the market's trades where absent. */
  source: CandleSource | undefined = undefined;
  readonly #attempts: Attempts;
  #readAgain: () => void = () => undefined;

  constructor(
    private readonly marketData: MarketDataPort,
    private readonly stream: MarketStreamPort,
    private readonly tape: Pick<TapeStore, 'rows'>,
    recovery: Recovery,
  ) {
    this.#attempts = recovery.attempts();
    makeObservable(this, {
      status: observable,
      failure: observableRef,
      latest: observableRef,
      source: observableRef,
      begin: actionBound,
      keep: actionBound,
      show: actionBound,
    });
  }

  begin(): void {
    this.status = 'loading';
    this.failure = undefined;
    this.latest = [];
  }

  show(source: CandleSource | undefined): void {
    this.source = source;
  }

  /** @param before candles that start before this instant; the newest when absent */
  async history(symbol: string, interval: CandleInterval, before?: Instant): Promise<HistorySlice> {
    const { source } = this;
    const answer = await (source ?? this.marketData).candles({ symbol, interval, before, limit: historySize });
    const candles = answer.ok ? answer.value : [];
    const slice = { candles, more: answer.ok ? candles.length >= historySize : before !== undefined };
    if (before !== undefined || source !== this.source) return slice;
    this.#attempts.ended(answer, () => this.#readAgain());
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.error;
      this.status = !answer.ok ? 'failed' : candles.length === 0 ? 'empty' : 'ready';
      this.latest = candles.slice(-listed);
    });
    return slice;
  }

  /**
   * The live candle, whose close is the last price that the tape shows: the stream tells candles once a second only.
   * @param onHole candles between the newest one and this one are missing; told once for each place
   */
  follow(
    symbol: string,
    interval: CandleInterval,
    listener: (candle: Candle) => void,
    onHole: () => void,
  ): Unsubscribe {
    const { source } = this;
    let told: Instant | undefined;
    const show = (candle: Candle): void => {
      const [trade] = this.tape.rows;
      const isIn = !source && trade && trade.at >= candle.startAt && trade.at < candleEndsAt(candle.startAt, interval);
      const shown = isIn ? traded(candle, trade.price) : candle;
      this.keep(shown);
      listener(shown);
    };
    const stopTrades = reaction(
      () => this.tape.rows[0]?.price,
      () => this.latest.slice(-1).forEach(show),
    );
    const stopCandles = (source ?? this.stream).onCandle(symbol, interval, (candle) => {
      const newest = this.latest.at(-1)?.startAt;
      // A market without trades leaves such places, too; then nothing more comes of it.
      if (newest !== undefined && candle.startAt > candleEndsAt(newest, interval) && told !== candle.startAt) {
        told = candle.startAt;
        onHole();
      }
      show(candle);
    });
    return () => {
      stopTrades();
      stopCandles();
    };
  }

  /** Tells when the stream is back after an interruption, or candles that could not be read may be there by now. */
  onReconnect(listener: () => void): Unsubscribe {
    this.#readAgain = listener;
    const stop = this.stream.connection.subscribe(({ phase }) => {
      if (phase === 'open') listener();
    });
    return () => {
      stop();
      this.#readAgain = () => undefined;
      this.#attempts.drop();
    };
  }

  keep(candle: Candle): void {
    const last = this.latest.at(-1);
    if (last && candle.startAt < last.startAt) return;
    const before = last?.startAt === candle.startAt ? this.latest.slice(0, -1) : this.latest;
    this.latest = [...before, candle].slice(-listed);
    if (this.status === 'empty') this.status = 'ready';
  }
}
