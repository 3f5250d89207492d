import {
  changedLimits,
  limitsAt,
  nothingKept,
  wantedLimits,
  type KeptLimits,
} from '../../domain/trading/risk-limit-changes';
import { readLimits, sameLimits, tightest, writtenLimits, type RiskLimits } from '../../domain/trading/risk-limits';
import { ownLimits, type OwnLimit } from '../../domain/trading/own-limit';
import type { Instant } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { OwnStoragePort } from '../platform/own-storage.port';
import { riskLimitsKey } from './order-guard';
import { keptFields } from '../../domain/shared/kept-fields';
import type { Needs } from '../kernel/token';

/** Something that happened to the limits, for whoever looks back. */
export type LimitEvent =
  | { readonly kind: 'stopped'; readonly at: Instant; readonly limit: OwnLimit; readonly symbol: string }
  | { readonly kind: 'tightened'; readonly at: Instant }
  /** `reason`: why somebody wants looser limits, in their own words. */
  | { readonly kind: 'loosened'; readonly at: Instant; readonly reason: string };

const version = 1;
const mostEvents = 50;
const longestReason = 200;

interface Kept {
  readonly limits: KeptLimits;
  readonly events: readonly LimitEvent[];
}

/**
 * Somebody's own limits on this device: they hold after a reload, in every tab, and after logging out and in again.
 * What another tab keeps is read anew at each question.
 */
export class RiskLimitBook implements Startable {
  static readonly needs: Needs<typeof RiskLimitBook> = [OwnStoragePort, Clock];

  readonly #kept = new Subject<Kept>({ limits: nothingKept, events: [] });

  constructor(
    private readonly storage: OwnStoragePort,
    private readonly clock: Clock,
  ) {
    this.#read();
  }

  get kept(): ObservableValue<Kept> {
    return this.#kept;
  }

  start(): Unsubscribe {
    this.#read();
    return this.storage.onChange(riskLimitsKey, () => this.#read());
  }

  /** What holds now. */
  current(): RiskLimits {
    return limitsAt(this.#read().limits, this.clock.now());
  }

  /** Tighter limits hold at once, looser ones in a day. @returns whether this device keeps them */
  change(wanted: RiskLimits, reason: string): boolean {
    const { limits } = this.#read();
    const now = this.clock.now();
    const before = wantedLimits(limits);
    if (sameLimits(before, wanted)) return true;
    const loosened = !sameLimits(tightest(before, wanted), wanted);
    this.#keep(
      changedLimits(limits, wanted, now),
      loosened ? { kind: 'loosened', at: now, reason: reason.slice(0, longestReason) } : { kind: 'tightened', at: now },
    );
    return sameLimits(wantedLimits(this.#read().limits), wanted);
  }

  /** An order was stopped. */
  stopped(limit: OwnLimit, symbol: string): void {
    this.#keep(this.#read().limits, { kind: 'stopped', at: this.clock.now(), limit, symbol });
  }

  #keep({ limits, waiting }: KeptLimits, event: LimitEvent): void {
    const events = [event, ...this.#kept.current.events].slice(0, mostEvents);
    const written = {
      version,
      limits: writtenLimits(limits),
      ...(waiting && { waiting: { limits: writtenLimits(waiting.limits), from: waiting.from } }),
      events,
    };
    this.storage.write(riskLimitsKey, JSON.stringify(written));
    this.#read();
  }

  #read(): Kept {
    const { limits, waiting, events } = keptFields(this.storage.read(riskLimitsKey));
    const next: Kept = {
      limits: {
        limits: readLimits(limits),
        ...(isWaiting(waiting) && { waiting: { limits: readLimits(waiting.limits), from: waiting.from } }),
      },
      events: Array.isArray(events) ? events.filter(isEvent) : [],
    };
    if (JSON.stringify(next) !== JSON.stringify(this.#kept.current)) this.#kept.set(next);
    return this.#kept.current;
  }
}

function isWaiting(kept: unknown): kept is { readonly limits: unknown; readonly from: Instant } {
  return (
    typeof kept === 'object' && kept !== null && 'limits' in kept && 'from' in kept && typeof kept.from === 'number'
  );
}

function isEvent(kept: unknown): kept is LimitEvent {
  const { kind, at, limit, symbol, reason } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof at !== 'number') return false;
  if (kind === 'stopped') return typeof symbol === 'string' && (ownLimits as readonly unknown[]).includes(limit);
  return kind === 'tightened' || (kind === 'loosened' && typeof reason === 'string');
}
