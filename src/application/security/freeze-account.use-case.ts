import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { Recovery } from '../kernel/recovery';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { AccountClosureCommandsPort } from './account-closure-commands.port';
import { SecurityQueries } from './security.queries';

/** Freezes the account, or sets it free. Either changes what everything of it answers, so all that is shown is read again. */
export class FreezeAccount {
  static readonly needs: Needs<typeof FreezeAccount> = [AccountClosureCommandsPort, SecurityQueries, Recovery];

  constructor(
    private readonly closure: AccountClosureCommandsPort,
    private readonly queries: SecurityQueries,
    private readonly recovery: Pick<Recovery, 'readAgain'>,
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
      this.recovery.readAgain();
    });
  }
}
