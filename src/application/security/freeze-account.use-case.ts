import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { AccountClosureCommandsPort } from './account-closure-commands.port';
import { SecurityQueries } from './security.queries';

/** Freezes the account, or sets it free. What shows it is read again. */
export class FreezeAccount {
  static readonly needs: Needs<typeof FreezeAccount> = [AccountClosureCommandsPort, SecurityQueries];

  constructor(
    private readonly closure: AccountClosureCommandsPort,
    private readonly queries: SecurityQueries,
  ) {}

  freeze(proof: Proof): Outcome<void> {
    return this.#changed(this.closure.freeze(proof));
  }

  unfreeze(proof: Proof): Outcome<void> {
    return this.#changed(this.closure.unfreeze(proof));
  }

  #changed(change: Outcome<void>): Outcome<void> {
    return thenRead(change, () => {
      void this.queries.standing().refresh();
      this.queries.changed();
    });
  }
}
