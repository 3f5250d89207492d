import { minute, second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import type { Failure } from '../kernel/failure';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import { MarketStreamPort } from '../markets/market-stream.port';
import { OwnStoragePort } from '../platform/own-storage.port';
import { Session } from '../session/session';
import { isLost } from './lost-answer';
import { TradingCommandsPort } from './trading-commands.port';
import { whileLoggedIn } from './while-logged-in';
import { keptFields } from '../../domain/shared/kept-fields';
import type { Needs } from '../kernel/token';

/** How long the page may be silent before every order is cancelled. */
export const switchTimes: readonly Milliseconds[] = [10 * second, 30 * second, minute, 2 * minute];

/** On only while the exchange has confirmed it; it never says more than the exchange did. */
export type SwitchState =
  | { readonly status: 'off' }
  | { readonly status: 'switchingOn'; readonly time: Milliseconds }
  /**
   * `failure`: the last sign of life was not confirmed; the countdown goes on from the one before. `firedAt`: its time
   * ran out while no page was open, and it was switched on again since.
   */
  | {
      readonly status: 'on';
      readonly time: Milliseconds;
      readonly firesAt: Instant;
      readonly failure?: Failure | undefined;
      readonly firedAt?: Instant | undefined;
    }
  | ({ readonly status: 'switchingOff' } & Omit<Doubt, 'failure'> & Partial<Doubt>)
  /** Switched on before this page was loaded, or by another tab: it fires unless that tab goes on with it. */
  | { readonly status: 'left'; readonly time: Milliseconds; readonly firesAt: Instant }
  /** Its time ran out without a confirmed sign of life: the exchange has cancelled every order. */
  | { readonly status: 'fired'; readonly at: Instant }
  | { readonly status: 'failed'; readonly failure: Failure };

const storageKey = 'dead-man-switch';
const version = 1;
/** Signs of life in the time of the switch, so that two may be lost. */
const signsPerTime = 3;
const retryAfter: Milliseconds = second;

interface Kept {
  readonly time: Milliseconds;
  readonly firesAt: Instant;
  /** Switch it on again after a reload. */
  readonly again: boolean;
}

/** It was not confirmed, and nobody knows whether it is on. */
interface Doubt {
  readonly time: Milliseconds;
  /** Where it is on, at the latest. */
  readonly firesAt: Instant;
  readonly failure: Failure;
}

/**
 * Cancels every order at the exchange once this page falls silent (cancel-all-after, protocol 3.2). Signs of life go
 * out by the clock and with what the market stream brings, since browsers hold back the timers of hidden pages.
 */
export class DeadManSwitch implements Startable {
  static readonly needs: Needs<typeof DeadManSwitch> = [
    TradingCommandsPort,
    MarketStreamPort,
    Scheduler,
    Clock,
    Session,
    OwnStoragePort,
  ];

  readonly #state = new Subject<SwitchState>({ status: 'off' });
  #again = false;
  #firedAt: Instant | undefined;
  #sending: Promise<unknown> | undefined;
  #nextSignAt: Instant = Infinity;
  #beatAt: Instant = -Infinity;
  #stopSigns: Unsubscribe | undefined;
  /** Only the answer to the latest change counts. */
  #change = 0;

  constructor(
    private readonly trading: TradingCommandsPort,
    private readonly stream: MarketStreamPort,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
    private readonly session: Session,
    private readonly storage: OwnStoragePort,
  ) {}

  get state(): ObservableValue<SwitchState> {
    return this.#state;
  }

  /** Whether it is to be switched on again after a reload. */
  get again(): boolean {
    return this.#again;
  }

  start(): Unsubscribe {
    return whileLoggedIn(this.session, () => {
      // Who was quicker than what starts it has switched it on by hand: that goes on.
      if (this.#state.current.status === 'off') this.#recall();
      return [
        this.session.beforeLogOut(() => this.switchOff()),
        this.storage.onChange(storageKey, (kept) => this.#heardOf(readKept(kept))),
        () => this.#forget(),
      ];
    });
  }

  async switchOn(time: Milliseconds, again: boolean, firedAt?: Instant): Promise<void> {
    const change = (this.#change += 1);
    const before = this.#state.current;
    this.#again = again;
    this.#firedAt = firedAt;
    this.#set({ status: 'switchingOn', time });
    const answer = await this.trading.cancelAllAfter(time);
    if (change !== this.#change) return;
    if (!answer.ok || answer.value === undefined) {
      const failure: Failure = answer.ok ? { kind: 'malformed' } : answer.error;
      if (!isLost(answer)) return this.#end({ status: 'failed', failure });
      // It may have arrived all the same, and one of before counts on.
      const firesAt = Math.max(this.clock.now() + time, 'firesAt' in before ? before.firesAt : 0);
      return this.#callOff(change, { time, firesAt, failure });
    }
    this.#confirmed(time);
    this.#beginSigns();
  }

  /** What may be on at the exchange is told to be off until it says so, or its time has run out. */
  async #callOff(change: number, doubt: Doubt): Promise<void> {
    if (change !== this.#change) return;
    const { firesAt, failure } = doubt;
    this.#set({ status: 'switchingOff', ...doubt });
    const answer = await this.trading.cancelAllAfter(0);
    if (change !== this.#change) return;
    if (!isLost(answer) || this.clock.now() >= firesAt) return this.#end({ status: 'failed', failure });
    this.#endSigns();
    this.#stopSigns = this.scheduler.after(retryAfter, () => void this.#callOff(change, doubt));
  }

  async switchOff(): Promise<void> {
    const state = this.#state.current;
    if (state.status === 'off' || state.status === 'failed' || state.status === 'fired')
      return this.#end({ status: 'off' });
    const change = (this.#change += 1);
    const firesAt = 'firesAt' in state ? state.firesAt : this.clock.now() + state.time;
    this.#endSigns();
    this.#set({ status: 'switchingOff', time: state.time, firesAt });
    const late = this.#sending;
    const answer = await this.trading.cancelAllAfter(0);
    // A sign that was still on its way may have arrived after that, and switched it on again.
    void late?.then(() => {
      if (this.#state.current.status === 'off') void this.trading.cancelAllAfter(0);
    });
    if (change !== this.#change) return;
    if (answer.ok) return this.#end({ status: 'off' });
    // It goes on counting at the exchange, and so it does here.
    this.#set({ status: 'left', time: state.time, firesAt });
    this.#watch();
  }

  /** What was on when the page was left. */
  #recall(): void {
    const kept = readKept(this.storage.read(storageKey));
    this.#again = kept?.again ?? false;
    if (!kept) return;
    const over = this.clock.now() >= kept.firesAt;
    if (kept.again) void this.switchOn(kept.time, true, over ? kept.firesAt : undefined);
    else if (over) this.#end({ status: 'fired', at: kept.firesAt });
    else {
      this.#set({ status: 'left', time: kept.time, firesAt: kept.firesAt });
      this.#watch();
    }
  }

  /** Every tab of an account shares one switch at the exchange: what another one does to it is told here. */
  #heardOf(kept: Kept | undefined): void {
    const state = this.#state.current;
    if (!kept) {
      // Said until somebody acts on it: that the other tab has counted to its end as well takes nothing back.
      if (state.status === 'fired') return;
      const over = 'firesAt' in state && this.clock.now() >= state.firesAt;
      return this.#forget(over ? { status: 'fired', at: state.firesAt } : undefined);
    }
    if (state.status === 'switchingOn' || state.status === 'switchingOff') return;
    // Its sign counts for this tab too, with its time: two times would overwrite each other.
    if (state.status === 'on') return this.#goOn(kept.time, kept.firesAt);
    this.#set({ status: 'left', time: kept.time, firesAt: kept.firesAt });
    this.#watch();
  }

  #goOn(time: Milliseconds, firesAt: Instant): void {
    this.#nextSignAt = firesAt - time + time / signsPerTime;
    this.#set({ status: 'on', time, firesAt, firedAt: this.#firedAt });
  }

  #confirmed(time: Milliseconds): void {
    // By the length of time, not by the exchange's clock, which may differ from this one.
    const firesAt = this.clock.now() + time;
    this.#goOn(time, firesAt);
    this.storage.write(storageKey, JSON.stringify({ version, time, firesAt, again: this.#again }));
  }

  #beginSigns(): void {
    this.#endSigns();
    const stops = [this.scheduler.every(second, () => this.#beat()), this.stream.onTickers(() => this.#beat())];
    this.#stopSigns = () => stops.forEach((stop) => stop());
  }

  #endSigns(): void {
    this.#beatAt = -Infinity;
    this.#stopSigns?.();
    this.#stopSigns = undefined;
  }

  #beat(): void {
    this.#followClock();
    const state = this.#state.current;
    if (state.status !== 'on') return;
    const now = this.clock.now();
    if (now >= state.firesAt) this.#end({ status: 'fired', at: state.firesAt });
    else if (now >= this.#nextSignAt && !this.#sending) {
      this.#sending = this.#sign(state.time).finally(() => (this.#sending = undefined));
    }
  }

  /** A clock that was set back must not hold back the signs: the exchange counts on. */
  #followClock(): void {
    const now = this.clock.now();
    const setBackBy = this.#beatAt - now;
    this.#beatAt = now;
    const state = this.#state.current;
    if (setBackBy <= 0 || state.status !== 'on') return;
    this.#nextSignAt -= setBackBy;
    this.#set({ ...state, firesAt: state.firesAt - setBackBy });
  }

  async #sign(time: Milliseconds): Promise<void> {
    const change = this.#change;
    const sentAt = this.clock.now();
    const answer = await this.trading.cancelAllAfter(time);
    const state = this.#state.current;
    if (change !== this.#change || state.status !== 'on') return;
    if (answer.ok && answer.value !== undefined && sentAt < state.firesAt) return this.#confirmed(time);
    this.#nextSignAt = this.clock.now() + retryAfter;
    if (!answer.ok) this.#set({ ...state, failure: answer.error });
  }

  /** This page gives no signs of life: unless another tab does, it fires at its time. */
  #watch(): void {
    const state = this.#state.current;
    if (state.status !== 'left') return;
    this.#endSigns();
    this.#stopSigns = this.scheduler.after(Math.max(0, state.firesAt - this.clock.now()), () => {
      if (this.#state.current === state) this.#end({ status: 'fired', at: state.firesAt });
    });
  }

  /** Ended here: by this page, by log-out or by another tab. */
  #end(state: SwitchState): void {
    this.storage.remove(storageKey);
    this.#forget(state);
  }

  #forget(state: SwitchState = { status: 'off' }): void {
    this.#change += 1;
    this.#endSigns();
    this.#set(state);
  }

  #set(state: SwitchState): void {
    this.#state.set(state);
  }
}

function readKept(text: string | undefined): Kept | undefined {
  const { time, firesAt, again } = keptFields(text);
  const known = switchTimes.find((each) => each === time);
  return known !== undefined && typeof firesAt === 'number'
    ? { time: known, firesAt, again: again === true }
    : undefined;
}
