import { minute, second, type Instant, type Milliseconds } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { isTransient } from '../kernel/failure';
import { Log } from '../kernel/log.port';
import type { Startable, Unsubscribe } from '../kernel/observable-value';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import { PagePort } from '../platform/page.port';
import { SessionSyncCommandsPort } from './session-sync-commands.port';
import { SessionTokenPort } from './session-token.port';
import type { Needs } from '../kernel/token';

const renewalLead: Milliseconds = 5 * minute;
const firstBackOff: Milliseconds = 30 * second;
const longestBackOff: Milliseconds = 16 * minute;

/** `away`: this device has no connection, so nobody was asked. */
type RenewalOutcome = 'renewed' | 'refused' | 'failed' | 'away';

/**
 * Renews the authorization cookie 5 minutes before it expires; after a failure again in 30 s, doubling to 16 minutes
 * (specification, section 9). A renewal the host refuses is not tried again: the token then lives to its own end.
 */
export class SessionRenewal implements Startable {
  static readonly needs: Needs<typeof SessionRenewal> = [
    SessionTokenPort,
    SessionSyncCommandsPort,
    Clock,
    Scheduler,
    PagePort,
    Log,
  ];

  readonly #tokens: SessionTokenPort;
  readonly #sync: SessionSyncCommandsPort;
  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  readonly #page: PagePort;
  readonly #log: Log;
  #running = false;
  #planned: Cancel | undefined;
  #inFlight: Promise<RenewalOutcome> | undefined;
  #failures = 0;
  #renewedAt: Instant | undefined;

  constructor(
    tokens: SessionTokenPort,
    sync: SessionSyncCommandsPort,
    clock: Clock,
    scheduler: Scheduler,
    page: PagePort,
    log: Log,
  ) {
    this.#tokens = tokens;
    this.#sync = sync;
    this.#clock = clock;
    this.#scheduler = scheduler;
    this.#page = page;
    this.#log = log;
  }

  start(): Unsubscribe {
    this.#running = true;
    const stops = [
      this.#tokens.token.subscribe((token) => {
        if (token !== undefined) this.#planBeforeExpiry();
      }),
      // The network is back: no need to sit out the back-off.
      this.#page.online.subscribe((online) => {
        if (online && this.#failures > 0) void this.renew();
      }),
    ];
    this.#planBeforeExpiry();
    return () => {
      this.#running = false;
      this.stop();
      stops.forEach((stop) => stop());
    };
  }

  /** Renews now; calls at the same time share one request. */
  renew(): Promise<RenewalOutcome> {
    this.#inFlight ??= this.#renew().finally(() => (this.#inFlight = undefined));
    return this.#inFlight;
  }

  /** Gives up trying, until a new token is there. */
  stop(): void {
    this.#planned?.();
    this.#planned = undefined;
    this.#failures = 0;
  }

  async #renew(): Promise<RenewalOutcome> {
    if (!this.#page.online.current) {
      this.#planRetry();
      return 'away';
    }
    const renewed = await this.#sync.renew();
    if (renewed.ok) {
      this.#failures = 0;
      this.#renewedAt = this.#clock.now();
      this.#tokens.refresh();
      this.#planBeforeExpiry();
      return 'renewed';
    }
    this.#log.warning('The session could not be renewed', { kind: renewed.error.kind, code: renewed.error.code });
    if (!isTransient(renewed.error)) return 'refused';
    this.#planRetry();
    return 'failed';
  }

  #planBeforeExpiry(): void {
    const expiresAt = this.#tokens.expiresAt();
    this.stop();
    if (expiresAt === undefined) return;
    const now = this.#clock.now();
    // A host whose tokens live shorter than the lead must not be asked without pause.
    const earliest = this.#renewedAt === undefined ? now : this.#renewedAt + firstBackOff;
    this.#plan(Math.max(expiresAt - renewalLead, earliest, now) - now);
  }

  #planRetry(): void {
    const delay = Math.min(firstBackOff * 2 ** this.#failures, longestBackOff);
    this.#failures += 1;
    this.#plan(delay);
  }

  #plan(delay: Milliseconds): void {
    this.#planned?.();
    if (this.#running) this.#planned = this.#scheduler.after(delay, () => void this.renew());
  }
}
