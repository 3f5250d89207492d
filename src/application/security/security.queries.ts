import type { AccountStanding } from '../../domain/security/account-standing';
import type { Device, SecurityOverview } from '../../domain/security/security-overview';
import { causeOfHold } from '../../domain/security/withdrawal-hold';
import type { Instant } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import { type Listener, Subject, type Unsubscribe } from '../kernel/observable-value';
import { type Resource, ResourceCache } from '../kernel/resource';
import { AccountClosurePort } from './account-closure.port';
import { DevicesPort } from './devices.port';
import { SecurityPort } from './security.port';
import type { Needs } from '../kernel/token';

export const devicesPerPage = 10;

export interface BoundAuthenticator {
  readonly bound: true;
  readonly since: Instant | undefined;
  /** When a code of it was last taken. */
  readonly shownAt: Instant | undefined;
}

/** Reads of how an account is protected. They are read anew each time somebody comes to look. */
export class SecurityQueries {
  static readonly needs: Needs<typeof SecurityQueries> = [ResourceCache, SecurityPort, DevicesPort, AccountClosurePort];

  readonly #changes = new Subject(0);
  readonly #cache: ResourceCache;
  readonly #security: SecurityPort;
  readonly #devices: DevicesPort;
  readonly #closure: AccountClosurePort;

  constructor(cache: ResourceCache, security: SecurityPort, devices: DevicesPort, closure: AccountClosurePort) {
    this.#cache = cache;
    this.#security = security;
    this.#devices = devices;
    this.#closure = closure;
  }

  overview(): Resource<SecurityOverview> {
    return this.#cache.open({ key: ['security', 'overview'], load: () => this.#security.overview() });
  }

  /** The key of one that is only being bound is not kept here. */
  authenticator(): Resource<BoundAuthenticator | { readonly bound: false }> {
    return this.#cache.open({
      key: ['security', 'authenticator'],
      load: async () =>
        mapResult(await this.#security.authenticator(), (state) => (state.bound ? state : { bound: false })),
    });
  }

  /** All but its ends hidden. */
  antiPhishingCode(): Resource<{ readonly masked: string | undefined }> {
    return this.#cache.open({ key: ['security', 'antiPhishing'], load: () => this.#security.antiPhishingCode() });
  }

  /** Until when withdrawals wait, where they do. */
  hold(): Resource<{ readonly until: Instant | undefined }> {
    return this.#cache.open({
      key: ['security', 'hold'],
      load: async () => mapResult(await this.#security.check('WITHDRAW'), ({ heldUntil: until }) => ({ until })),
    });
  }

  /** Read by itself: a history that does not answer hides no hold, and is asked again. */
  holdCause(until: Instant): Resource<{ readonly because: string | undefined }> {
    return this.#cache.open({
      key: ['security', 'holdCause', until],
      load: async () =>
        mapResult(await this.#security.changes({ page: 1, size: 50 }), ({ rows }) => ({
          because: causeOfHold(until, rows),
        })),
    });
  }

  devices(page: number): Resource<{ readonly rows: readonly Device[]; readonly total: number }> {
    return this.#cache.open({
      key: ['security', 'devices', page],
      load: () => this.#devices.list(page, devicesPerPage),
    });
  }

  standing(): Resource<AccountStanding> {
    return this.#cache.open({ key: ['security', 'standing'], load: () => this.#closure.standing() });
  }

  /** Something was changed: whatever may show it is read again. */
  changed(): void {
    const concerned: readonly Resource<unknown>[] = [
      this.overview(),
      this.authenticator(),
      this.antiPhishingCode(),
      this.hold(),
      this.devices(1),
    ];
    for (const each of concerned) void each.refresh();
    this.#changes.set(this.#changes.current + 1);
  }

  onChanged(listener: Listener<unknown>): Unsubscribe {
    return this.#changes.subscribe(listener);
  }
}
