import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { RecoveryCommandsPort } from './recovery-commands.port';
import { RecoveryQueries } from './recovery.queries';
import { SecurityQueries } from './security.queries';

/** Making recovery codes, and trying one without using it up. */
export class PrepareRecovery {
  static readonly needs: Needs<typeof PrepareRecovery> = [RecoveryCommandsPort, RecoveryQueries, SecurityQueries];

  constructor(
    private readonly commands: RecoveryCommandsPort,
    private readonly queries: RecoveryQueries,
    private readonly security: SecurityQueries,
  ) {}

  /** @returns codes that nobody can read again */
  async createCodes(proof: Proof): Outcome<readonly string[]> {
    const codes = await this.commands.createCodes(proof);
    if (codes.ok) {
      this.security.changed();
      await this.queries.ways().refresh();
    }
    return codes;
  }

  tryCode(code: string): Outcome<void> {
    return this.commands.tryCode(code);
  }
}
