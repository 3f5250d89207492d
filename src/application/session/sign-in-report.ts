import type { Failure } from '../kernel/failure';
import { Log } from '../kernel/log.port';
import type { Unsubscribe } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';
import type { IdentityProvider } from './sign-in.port';

/** What somebody who signs in is told wherever they look: why it failed, or which provider's account was linked. */
export type SignInNews = { readonly failure: Failure } | { readonly linked: IdentityProvider };

/** What signing in comes to; a cancelled request is only logged (specification, section 8). */
export class SignInReport {
  static readonly needs: Needs<typeof SignInReport> = [Log];

  readonly #listeners = new Set<(news: SignInNews) => void>();

  constructor(private readonly log: Log) {}

  subscribe(listener: (news: SignInNews) => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  failed(failure: Failure): void {
    this.log.info('Sign-in did not succeed', { kind: failure.kind, code: failure.code });
    if (failure.kind !== 'cancelled') this.#tell({ failure });
  }

  linked(provider: IdentityProvider): void {
    this.#tell({ linked: provider });
  }

  #tell(news: SignInNews): void {
    this.#listeners.forEach((listener) => listener(news));
  }
}
