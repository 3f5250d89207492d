import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { SecurityCommandsPort } from './security-commands.port';
import { SecurityQueries } from './security.queries';

/** Sets the code by which genuine mails are known, or takes it away. What shows it is read again. */
export class ChangeAntiPhishingCode {
  static readonly needs: Needs<typeof ChangeAntiPhishingCode> = [SecurityCommandsPort, SecurityQueries];

  constructor(
    private readonly security: SecurityCommandsPort,
    private readonly queries: SecurityQueries,
  ) {}

  /** @param code none takes it away */
  async execute(code: string | undefined, proof: Proof): Outcome<void> {
    const changed = await (code === undefined
      ? this.security.removeAntiPhishingCode(proof)
      : this.security.setAntiPhishingCode(code, proof));
    if (changed.ok) this.queries.changed();
    return changed;
  }
}
