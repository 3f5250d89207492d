import { hour, type Instant } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import { keptFields } from '../../domain/shared/kept-fields';
import type { Needs } from '../kernel/token';

const key = 'signInLinkEmail';
/** How long a link works. */
const lifetime = hour;

/**
 * Whom a sign-in link was sent to, so that whoever opens it on the same device need not type the address again. On
 * another one they must: a link that somebody else asked for must not sign them in.
 */
export class PendingLinkEmail {
  static readonly needs: Needs<typeof PendingLinkEmail> = [LocalStoragePort, Clock];

  readonly #storage: LocalStoragePort;
  readonly #clock: Clock;

  constructor(storage: LocalStoragePort, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  keep(email: string): void {
    this.#storage.write(key, JSON.stringify({ email, at: this.#clock.now() }));
  }

  read(): string | undefined {
    const kept = parsed(this.#storage.read(key));
    if (kept && this.#clock.now() - kept.at < lifetime) return kept.email;
    this.forget();
    return undefined;
  }

  forget(): void {
    this.#storage.remove(key);
  }
}

function parsed(text: string | undefined): { readonly email: string; readonly at: Instant } | undefined {
  const { email, at } = keptFields(text);
  return typeof email === 'string' && typeof at === 'number' ? { email, at } : undefined;
}
