import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { SecurityCommandsPort } from './security-commands.port';
import { SecurityQueries } from './security.queries';

/** Binding, trying and removing the exchange's authenticator. What shows it is read again. */
export class ChangeAuthenticator {
  static readonly needs: Needs<typeof ChangeAuthenticator> = [SecurityCommandsPort, SecurityQueries];

  constructor(
    private readonly security: SecurityCommandsPort,
    private readonly queries: SecurityQueries,
  ) {}

  /** @param code what the authenticator shows for the new secret */
  bind(code: string, secret: string, proof: Proof): Outcome<void> {
    return this.#changed(this.security.bindAuthenticator(code, secret, proof));
  }

  /** Shows that it is still at hand. */
  rehearse(code: string): Outcome<void> {
    return this.#changed(this.security.checkAuthenticator(code));
  }

  remove(proof: Proof): Outcome<void> {
    return this.#changed(this.security.unbindAuthenticator(proof));
  }

  #changed(change: Outcome<void>): Outcome<void> {
    return thenRead(change, () => this.queries.changed());
  }
}
