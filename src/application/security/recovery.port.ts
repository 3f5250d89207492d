import type { WaysBack } from '../../domain/security/recovery';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** How the person who is logged in gets back in after a loss. */
export interface RecoveryPort {
  ways(): Outcome<WaysBack>;
}

export const RecoveryPort = token<RecoveryPort>('RecoveryPort');
