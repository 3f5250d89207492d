import { hour, second, type Instant } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import type { Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { MarketStreamPort } from '../markets/market-stream.port';

/** How long after a settlement its payments are read: when they are booked, and once more where that took longer. */
const delays = [2 * second, 10 * second] as const;

/**
 * Tells when payments of funding can be read. They are made at full hours of UTC, whatever the interval of a contract is;
 * the private stream tells of balances that changed and not why.
 */
export class FundingSettlements {
  static readonly needs: Needs<typeof FundingSettlements> = [MarketStreamPort, Clock, Scheduler];

  constructor(
    private readonly stream: { readonly meter: Pick<MarketStreamPort['meter'], 'clockAhead'> },
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
  ) {}

  follow(listener: () => void): Unsubscribe {
    let seen = this.#now();
    return this.scheduler.every(second, () => {
      const now = this.#now();
      const due = dueAfter(seen);
      seen = now;
      if (due <= now) listener();
    });
  }

  /** By the exchange's clock: this machine's may be wrong. */
  #now(): Instant {
    return this.clock.now() - (this.stream.meter.clockAhead ?? 0);
  }
}

function dueAfter(at: Instant): Instant {
  const begun = at - (at % hour);
  return begun + (delays.find((delay) => begun + delay > at) ?? hour + delays[0]);
}
