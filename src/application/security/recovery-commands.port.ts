import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Codes on paper, each good once in place of a second factor that is lost. */
export interface RecoveryCommandsPort {
  /** New codes, which are told this once; earlier ones are void. `notFound` without a second factor that they could stand in for. */
  createCodes(proof: Proof): Outcome<readonly string[]>;
  /** A rehearsal: the code stays good. `notFound` when there are none; wrong ones as `SecurityCommandsPort`. */
  tryCode(code: string): Outcome<void>;
}

export const RecoveryCommandsPort = token<RecoveryCommandsPort>('RecoveryCommandsPort');
