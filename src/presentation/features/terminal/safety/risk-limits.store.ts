import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { Clock } from '../../../../application/kernel/clock.port';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { type LimitEvent, RiskLimitBook } from '../../../../application/trading/risk-limit-book';
import { limitsAt, wantedLimits, type KeptLimits } from '../../../../domain/trading/risk-limit-changes';
import { second, type Instant } from '../../../../domain/shared/instant';
import { isUnlimited, sameLimits, tightest, type RiskLimits } from '../../../../domain/trading/risk-limits';
import type { Needs } from '../../../../application/kernel/token';

/** Somebody's own limits, on screen and to be changed. */
export class RiskLimitsStore implements Startable {
  static readonly needs: Needs<typeof RiskLimitsStore> = [RiskLimitBook, Clock, Scheduler];

  kept: KeptLimits;
  events: readonly LimitEvent[];
  /** The device could not keep the last change. */
  notKept = false;
  now: Instant;

  constructor(
    private readonly book: RiskLimitBook,
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {
    ({ limits: this.kept, events: this.events } = book.kept.current);
    this.now = clock.now();
    makeObservable(this, {
      now: observable,
      kept: observableRef,
      events: observableRef,
      notKept: observable,
      wanted: computed,
      inForce: computed,
      waitsUntil: computed,
      count: computed,
      follow: actionBound,
      change: actionBound,
      look: actionBound,
    });
  }

  /** What somebody wants, whether it holds yet or not. */
  get wanted(): RiskLimits {
    return wantedLimits(this.kept);
  }

  get inForce(): RiskLimits {
    return limitsAt(this.kept, this.now);
  }

  get waitsUntil(): Instant | undefined {
    const from = this.kept.waiting?.from;
    return from !== undefined && from > this.now ? from : undefined;
  }

  /** How many limits are in force. */
  get count(): number {
    if (isUnlimited(this.kept.limits)) return 0;
    const { orderQuantities, ...single } = this.inForce;
    return Object.keys(orderQuantities).length + Object.values(single).filter((limit) => limit !== undefined).length;
  }

  /** Whether a part of this would have to wait that has not been asked for before. */
  loosens(wanted: RiskLimits): boolean {
    return !sameLimits(tightest(this.wanted, wanted), wanted);
  }

  start(): Unsubscribe {
    this.follow();
    const stops = [this.book.kept.subscribe(this.follow), this.book.start(), this.scheduler.every(second, this.look)];
    return () => stops.forEach((stop) => stop());
  }

  follow(): void {
    ({ limits: this.kept, events: this.events } = this.book.kept.current);
    this.look();
  }

  /** At the clock: what waited may hold by now. */
  look(): void {
    this.now = this.clock.now();
  }

  change(wanted: RiskLimits, reason: string): void {
    this.notKept = !this.book.change(wanted, reason);
  }
}
