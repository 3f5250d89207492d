import type { CodeSent, SafeAction } from '../../domain/security/factor';
import type { SafeAct } from '../../domain/security/safe-act';
import type { SecurityPasswordKind } from '../../domain/security/security-overview';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { SecurityCommandsPort } from './security-commands.port';

/** Codes for a forgotten password have a call of their own. */
const resets: Readonly<Partial<Record<SafeAction, SecurityPasswordKind>>> = {
  RESET_TRADE_PASSWORD: 'trade',
  RESET_WITHDRAW_PASSWORD: 'withdraw',
};

/** Sends the code that goes with an act. */
export class SendProofCode {
  static readonly needs: Needs<typeof SendProofCode> = [SecurityCommandsPort];

  constructor(private readonly security: SecurityCommandsPort) {}

  execute(act: SafeAct): Outcome<CodeSent> {
    const reset = resets[act.action];
    return reset ? this.security.sendResetCode(reset) : this.security.sendCode(act);
  }
}
