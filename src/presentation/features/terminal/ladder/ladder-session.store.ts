import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Clock } from '../../../../application/kernel/clock.port';
import type { Outcome } from '../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { Recovery, type Attempts } from '../../../../application/kernel/recovery';
import type { Needs } from '../../../../application/kernel/token';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { newestFills } from '../../../../application/trading/newest-fills';
import { positionFills } from '../../../../application/trading/position-fills';
import { TradingPort } from '../../../../application/trading/trading.port';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { Instant } from '../../../../domain/shared/instant';
import { mapResult } from '../../../../domain/shared/result';
import type { SessionFill } from '../../../../domain/trading/session-profit';

/** Makes the session of each market that is traded on the ladder. All begin when the ladder is first opened. */
export class LadderSessions {
  static readonly needs: Needs<typeof LadderSessions> = [TradingPort, AccountStreamPort, Clock, Recovery];

  readonly #since: Instant;

  constructor(
    private readonly trading: TradingPort,
    private readonly stream: AccountStreamPort,
    clock: Clock,
    private readonly recovery: Recovery,
  ) {
    this.#since = clock.now();
  }

  of(instrument: Pick<Instrument, 'symbol' | 'type'>): LadderSessionStore {
    return new LadderSessionStore(instrument, this.#since, this.trading, this.stream, this.recovery);
  }
}

/** The account's own trades in one market since a moment, with the position that each changed. */
class LadderSessionStore {
  ready = false;
  /** Oldest first. */
  fills: readonly SessionFill[] = [];
  readonly #attempts: Attempts;
  #watched = false;

  constructor(
    private readonly instrument: Pick<Instrument, 'symbol' | 'type'>,
    private readonly since: Instant,
    private readonly trading: Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders'>,
    private readonly stream: Pick<AccountStreamPort, 'onExecutionReport' | 'connection'>,
    recovery: Recovery,
  ) {
    this.#attempts = recovery.attempts();
    makeObservable(this, { ready: observable, fills: observableRef });
  }

  /** For as long as somebody is logged in and looks. */
  start(): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport(({ order, fill }) => {
        if (fill?.symbol === this.instrument.symbol)
          this.#take([{ ...fill, positionSide: order.positionSide ?? 'BOTH' }]);
      }),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.#read();
      }),
    ];
    this.#watched = true;
    void this.#read();
    return () => {
      this.#watched = false;
      stops.forEach((stop) => stop());
      this.#attempts.drop();
    };
  }

  async #read(): Promise<void> {
    const answer = await this.#newest();
    if (this.#watched) this.#attempts.ended(answer, () => void this.#read());
    if (!answer.ok) return;
    this.#take(answer.value);
    runInAction(() => (this.ready = true));
  }

  async #newest(): Outcome<readonly SessionFill[]> {
    const { trading, since } = this;
    const { symbol, type } = this.instrument;
    if (type === 'PERP') return positionFills(trading, { symbol, since });
    return mapResult(await newestFills(trading, { symbol, since }), ({ fills }) =>
      fills.map((fill) => ({ ...fill, positionSide: 'BOTH' as const })),
    );
  }

  /** What the stream told already may be read once more. */
  #take(fills: readonly SessionFill[]): void {
    const known = new Map(
      [...this.fills, ...fills.filter(({ at }) => at >= this.since)].map((fill) => [fill.id, fill]),
    );
    runInAction(() => (this.fills = [...known.values()].sort((a, b) => a.at - b.at)));
  }
}
