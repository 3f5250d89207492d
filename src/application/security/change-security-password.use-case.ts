import type { Proof } from '../../domain/security/factor';
import type { SecurityPasswordKind } from '../../domain/security/security-overview';
import { failure, success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { SecurityCommandsPort } from './security-commands.port';
import { SecurityQueries } from './security.queries';

/** The passwords for trading and for withdrawing. What shows whether there is one is read again. */
export class ChangeSecurityPassword {
  static readonly needs: Needs<typeof ChangeSecurityPassword> = [SecurityCommandsPort, SecurityQueries];

  constructor(
    private readonly security: SecurityCommandsPort,
    private readonly queries: SecurityQueries,
  ) {}

  create(kind: SecurityPasswordKind, password: string, proof: Proof): Outcome<void> {
    return this.#changed(this.security.createPassword(kind, password, proof));
  }

  change(kind: SecurityPasswordKind, password: string, newPassword: string, proof: Proof): Outcome<void> {
    return this.#changed(this.security.changePassword(kind, password, newPassword, proof));
  }

  /** @param password none when it was forgotten: then the proof holds the code that was mailed for it */
  remove(kind: SecurityPasswordKind, password: string | undefined, proof: Proof): Outcome<void> {
    return this.#changed(this.security.removePassword(kind, password, proof));
  }

  /** A wrong trading password is told like a wrong proof: at its field, with the tries that are left. */
  async check(password: string): Outcome<void> {
    const checked = await this.security.checkTradePassword(password);
    if (!checked.ok) return checked;
    const { right, retriesLeft } = checked.value;
    if (right) return success(undefined);
    return failure({
      kind: 'invalid',
      ...(retriesLeft !== undefined && { wrongProof: { factor: 'TRADE_PWD', triesLeft: retriesLeft } }),
    });
  }

  #changed(change: Outcome<void>): Outcome<void> {
    return thenRead(change, () => this.queries.changed());
  }
}
