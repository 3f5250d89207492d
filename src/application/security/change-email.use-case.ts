import type { CodeSent, Proof } from '../../domain/security/factor';
import { AccountQueries } from '../account/account.queries';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { SecurityCommandsPort } from './security-commands.port';
import { SecurityQueries } from './security.queries';

/** Another e-mail address: it proves itself by a code, then the person does. */
export class ChangeEmail {
  static readonly needs: Needs<typeof ChangeEmail> = [SecurityCommandsPort, SecurityQueries, AccountQueries];

  constructor(
    private readonly security: SecurityCommandsPort,
    private readonly queries: SecurityQueries,
    private readonly accounts: AccountQueries,
  ) {}

  /** To the new address. */
  sendCode(email: string): Outcome<CodeSent> {
    return this.security.sendAddressCode(email);
  }

  /** @param code what was sent to the new address */
  execute(email: string, code: string, proof: Proof): Outcome<void> {
    return thenRead(this.security.changeEmail(email, code, proof), () => {
      void this.accounts.account().refresh();
      this.queries.changed();
    });
  }
}
