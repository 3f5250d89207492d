import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import { Recovery, type Attempts } from '../../../../application/kernel/recovery';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { TradingPort } from '../../../../application/trading/trading.port';
import type { Fill } from '../../../../domain/trading/order';
import type { Needs } from '../../../../application/kernel/token';

const kept = 100;

/** Makes a store of own trades for each market that is looked at. */
export class OwnTradesStores {
  static readonly needs: Needs<typeof OwnTradesStores> = [TradingPort, AccountStreamPort, Recovery];

  constructor(
    private readonly trading: TradingPort,
    private readonly stream: AccountStreamPort,
    private readonly recovery: Recovery,
  ) {}

  of(symbol: string): OwnTradesStore {
    return new OwnTradesStore(symbol, this.trading, this.stream, this.recovery);
  }
}

/** The account's own trades in one market, newest first. */
class OwnTradesStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  failure: Failure | undefined = undefined;
  fills: readonly Fill[] = [];
  readonly #attempts: Attempts;
  #watched = false;

  constructor(
    private readonly symbol: string,
    private readonly trading: TradingPort,
    private readonly stream: AccountStreamPort,
    recovery: Recovery,
  ) {
    this.#attempts = recovery.attempts();
    makeObservable(this, { status: observable, failure: observableRef, fills: observableRef });
  }

  /** For as long as somebody is logged in and looks. */
  start(): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport(({ fill }) => {
        if (fill?.symbol === this.symbol) this.#take([fill]);
      }),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.retry();
      }),
    ];
    this.#watched = true;
    void this.retry();
    return () => {
      this.#watched = false;
      stops.forEach((stop) => stop());
      this.#attempts.drop();
    };
  }

  async retry(): Promise<void> {
    const answer = await this.trading.fills({ symbol: this.symbol, page: 1, size: kept });
    if (this.#watched) this.#attempts.ended(answer, () => void this.retry());
    runInAction(() => {
      if (answer.ok) {
        this.#take(answer.value.rows);
        this.status = 'ready';
      } else if (this.status === 'loading') {
        this.status = 'failed';
        this.failure = answer.error;
      }
    });
  }

  /** What the stream told already may be read once more. */
  #take(fills: readonly Fill[]): void {
    const byId = new Map([...this.fills, ...fills].map((fill) => [fill.id, fill]));
    runInAction(() => (this.fills = [...byId.values()].sort((a, b) => b.at - a.at)));
  }
}
