import type { Proof } from '../../domain/security/factor';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
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
  execute(code: string | undefined, proof: Proof): Outcome<void> {
    return thenRead(code === undefined ? this.#remove(proof) : this.security.setAntiPhishingCode(code, proof), () =>
      this.queries.changed(),
    );
  }

  /** What was taken away elsewhere is gone, which is what was wanted. */
  async #remove(proof: Proof): Outcome<void> {
    const removed = await this.security.removeAntiPhishingCode(proof);
    const gone = !removed.ok && removed.error.kind === 'notFound' && removed.error.factorMissing !== true;
    return gone ? success(undefined) : removed;
  }
}
