import { AccountClosureCommandsPort } from './account-closure-commands.port';
import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { Session } from '../session/session';
import type { Needs } from '../kernel/token';

/** Closes the account for good. The exchange has ended every session by then; this one leaves without asking it again. */
export class CloseAccount {
  static readonly needs: Needs<typeof CloseAccount> = [AccountClosureCommandsPort, Session];

  readonly #closure: AccountClosureCommandsPort;
  readonly #session: Session;

  constructor(closure: AccountClosureCommandsPort, session: Session) {
    this.#closure = closure;
    this.#session = session;
  }

  /** @param giveUpRest what is left in the account is given up */
  async execute(giveUpRest: boolean, proof: Proof): Outcome<void> {
    const closed = await this.#closure.close(giveUpRest, proof);
    if (closed.ok) await this.#session.logOut(async () => undefined);
    return closed;
  }
}
