import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { Clock } from '../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { type ConnectionState, MarketStreamPort } from '../../../application/markets/market-stream.port';
import { PagePort } from '../../../application/platform/page.port';
import { type Instant, type Milliseconds, second } from '../../../domain/shared/instant';
import type { Needs } from '../../../application/kernel/token';

type ConnectionCondition = 'connecting' | 'live' | 'late' | 'reconnecting' | 'offline';

/** Clocks that differ by less count as one: what is measured is a little off itself. */
const noticeableSkew = 2 * second;

/** State of the public market stream, in the words of the connection indicator. Opens the stream on load. */
export class ConnectionStore implements Startable {
  static readonly needs: Needs<typeof ConnectionStore> = [MarketStreamPort, Clock, Scheduler, PagePort];

  state: ConnectionState;
  /** When market data last came in, to the second; `undefined` before the first message. */
  lastUpdateAt: Instant | undefined = undefined;
  /** What comes in is old. */
  late = false;
  /** What the device says of itself. */
  online: boolean;
  #receivedAt: Instant | undefined = undefined;

  constructor(
    private readonly stream: MarketStreamPort,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'online'>,
  ) {
    this.state = stream.connection.current;
    this.online = page.online.current;
    makeObservable(this, {
      online: observableRef,
      state: observableRef,
      lastUpdateAt: observableRef,
      late: observableRef,
      condition: computed,
      follow: actionBound,
      publish: actionBound,
    });
  }

  get condition(): ConnectionCondition {
    // The device says so itself: nobody waits for three tries.
    if (!this.online) return 'offline';
    if (this.state.phase === 'open') return this.late ? 'late' : 'live';
    if (this.state.phase === 'offline') return 'offline';
    return this.retry > 0 ? 'reconnecting' : 'connecting';
  }

  /** Number of the running or coming retry, from 1; 0 while none is needed. */
  get retry(): number {
    return this.state.phase === 'connecting' || this.state.phase === 'closed' ? this.state.retry : 0;
  }

  /** How far this machine's clock is ahead of the exchange's; 0 while that is not known. */
  get clockAhead(): Milliseconds {
    const ahead = this.stream.meter.clockAhead ?? 0;
    return Math.abs(ahead) < noticeableSkew ? 0 : ahead;
  }

  start(): Unsubscribe {
    const stops = [
      this.stream.connection.subscribe(this.follow),
      this.page.online.subscribe(() => this.publish()),
      this.stream.onTickers(() => {
        this.#receivedAt = this.clock.now();
      }),
      // Many messages a second must not draw the indicator as often.
      this.scheduler.every(second, this.publish),
      this.stream.connect(),
    ];
    this.follow(this.stream.connection.current);
    return () => stops.forEach((stop) => stop());
  }

  reconnect(): void {
    this.stream.reconnect();
  }

  follow(state: ConnectionState): void {
    this.state = state;
    this.publish();
  }

  publish(): void {
    this.online = this.page.online.current;
    this.late = this.stream.meter.late;
    if (this.#receivedAt !== this.lastUpdateAt) this.lastUpdateAt = this.#receivedAt;
  }
}
