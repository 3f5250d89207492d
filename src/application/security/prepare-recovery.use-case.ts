import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { RecoveryCommandsPort } from './recovery-commands.port';
import { RecoveryQueries } from './recovery.queries';

/** Making recovery codes, and trying one without using it up. */
export class PrepareRecovery {
  static readonly needs: Needs<typeof PrepareRecovery> = [RecoveryCommandsPort, RecoveryQueries];

  constructor(
    private readonly commands: RecoveryCommandsPort,
    private readonly queries: RecoveryQueries,
  ) {}

  /** @returns codes that nobody can read again */
  async createCodes(proof: Proof): Outcome<readonly string[]> {
    const codes = await this.commands.createCodes(proof);
    if (codes.ok) await this.queries.ways().refresh();
    return codes;
  }

  tryCode(code: string): Outcome<void> {
    return this.commands.tryCode(code);
  }
}
