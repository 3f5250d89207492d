import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Attempts, Recovery } from '../../../../application/kernel/recovery';
import type { Cancel, Scheduler } from '../../../../application/kernel/scheduler.port';
import type { MarketDataPort } from '../../../../application/markets/market-data.port';
import type { MarketStreamPort } from '../../../../application/markets/market-stream.port';
import type { MarketTrade } from '../../../../domain/markets/market-trade';
import type { Milliseconds } from '../../../../domain/shared/instant';

/** A trade with a number of its own, so that rows keep their identity while the list moves down. */
export interface TapeRow extends MarketTrade {
  readonly id: number;
}

/** More than are drawn, for a filter to choose from. */
const capacity = 300;
/** What a snapshot is asked for. */
const snapshotSize = 100;
/** Trades that come faster are shown together: nobody reads more, and each time all rows move. */
const rest: Milliseconds = 100;

/** The latest public trades of one market, newest first. */
export class TapeStore {
  #nextId = 1;
  #pending: MarketTrade[] = [];
  /** Trades of the last snapshot that the stream may still bring, with how many of each. */
  #covered = new Map<string, number>();
  status: 'loading' | 'ready' | 'failed' = 'loading';
  failure: Failure | undefined = undefined;
  rows: readonly TapeRow[] = [];
  #symbol = '';
  readonly #attempts: Attempts;

  constructor(
    private readonly marketData: MarketDataPort,
    private readonly stream: MarketStreamPort,
    private readonly scheduler: Scheduler,
    recovery: Recovery,
  ) {
    this.#attempts = recovery.attempts();
    makeObservable(this, {
      status: observable,
      failure: observableRef,
      rows: observableRef,
      last: computed,
      direction: computed,
      clear: actionBound,
    });
  }

  /** Price of the latest trade. */
  get last(): number | undefined {
    return this.rows[0]?.price;
  }

  /** Whether the latest price that was another one was lower or higher. */
  get direction(): 'up' | 'down' | undefined {
    const { last } = this;
    const before = this.rows.find(({ price }) => price !== last)?.price;
    if (last === undefined || before === undefined) return undefined;
    return last > before ? 'up' : 'down';
  }

  /** Follows a market until stopped. */
  open(symbol: string): Unsubscribe {
    this.#symbol = symbol;
    this.#pending = [];
    this.#covered = new Map();
    this.clear();
    let cancelNext: Cancel | undefined;
    const rested = (): void => {
      cancelNext = this.#pending.length === 0 ? undefined : this.scheduler.nextFrame(show);
    };
    const show = (): void => {
      this.#flush();
      cancelNext = this.scheduler.after(rest, rested);
    };
    const stops = [
      this.stream.onTrade(symbol, (trade) => {
        if (this.#isCovered(trade)) return;
        this.#pending.push(trade);
        // Frames may be rare; more than are kept need not wait for one.
        if (this.#pending.length > 2 * capacity) this.#pending.splice(0, capacity);
        cancelNext ??= this.scheduler.nextFrame(show);
      }),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.retry();
      }),
    ];
    void this.retry();
    return () => {
      cancelNext?.();
      for (const stop of stops) stop();
      this.#attempts.drop();
      this.#symbol = '';
    };
  }

  clear(): void {
    this.status = 'loading';
    this.failure = undefined;
    this.rows = [];
  }

  /** Reads the latest trades; what the stream brought meanwhile stays on top. */
  async retry(): Promise<void> {
    const symbol = this.#symbol;
    const answer = await this.marketData.recentTrades(symbol, snapshotSize);
    if (symbol !== this.#symbol) return;
    this.#attempts.ended(answer, () => void this.retry());
    runInAction(() => {
      if (answer.ok) {
        const newest = answer.value[0]?.at ?? 0;
        this.#pending = this.#pending.filter((trade) => trade.at > newest);
        this.#covered = counted(answer.value);
        const live = this.rows.filter((row) => row.at > newest);
        this.rows = [...live, ...answer.value.map((trade) => this.#row(trade))].slice(0, capacity);
        this.status = 'ready';
      } else if (this.rows.length === 0) {
        this.failure = answer.error;
        this.status = 'failed';
      }
    });
  }

  #flush(): void {
    const arrived = this.#pending.reverse().map((trade) => this.#row(trade));
    this.#pending = [];
    runInAction(() => {
      this.rows = [...arrived, ...this.rows].slice(0, capacity);
      if (this.status === 'failed') this.status = 'ready';
    });
  }

  #isCovered(trade: MarketTrade): boolean {
    const key = identity(trade);
    const count = this.#covered.get(key) ?? 0;
    if (count > 0) this.#covered.set(key, count - 1);
    return count > 0;
  }

  #row(trade: MarketTrade): TapeRow {
    return { ...trade, id: this.#nextId++ };
  }
}

/** Public trades carry no number of their own. */
function identity({ at, price, size, side }: MarketTrade): string {
  return `${at} ${price} ${size} ${side}`;
}

function counted(trades: readonly MarketTrade[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const trade of trades) counts.set(identity(trade), (counts.get(identity(trade)) ?? 0) + 1);
  return counts;
}
