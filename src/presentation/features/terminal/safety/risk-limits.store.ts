import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import { Clock } from '../../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { type LimitEvent, RiskLimitBook } from '../../../../application/trading/risk-limit-book';
import { limitsAt, wantedLimits, type KeptLimits } from '../../../../domain/trading/risk-limit-changes';
import { isUnlimited, sameLimits, tightest, type RiskLimits } from '../../../../domain/trading/risk-limits';
import type { Needs } from '../../../../application/kernel/token';

/** Somebody's own limits, on screen and to be changed. */
export class RiskLimitsStore implements Startable {
  static readonly needs: Needs<typeof RiskLimitsStore> = [RiskLimitBook, Clock];

  kept: KeptLimits;
  events: readonly LimitEvent[];
  /** The device could not keep the last change. */
  notKept = false;

  constructor(
    private readonly book: RiskLimitBook,
    private readonly clock: Clock,
  ) {
    ({ limits: this.kept, events: this.events } = book.kept.current);
    makeObservable(this, {
      kept: observableRef,
      events: observableRef,
      notKept: observable,
      wanted: computed,
      count: computed,
      follow: actionBound,
      change: actionBound,
    });
  }

  /** What somebody wants, whether it holds yet or not. */
  get wanted(): RiskLimits {
    return wantedLimits(this.kept);
  }

  get inForce(): RiskLimits {
    return limitsAt(this.kept, this.clock.now());
  }

  get waitsUntil(): number | undefined {
    const from = this.kept.waiting?.from;
    return from !== undefined && from > this.clock.now() ? from : undefined;
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
    const stops = [this.book.kept.subscribe(this.follow), this.book.start()];
    return () => stops.forEach((stop) => stop());
  }

  follow(): void {
    ({ limits: this.kept, events: this.events } = this.book.kept.current);
  }

  change(wanted: RiskLimits, reason: string): void {
    this.notKept = !this.book.change(wanted, reason);
  }
}
