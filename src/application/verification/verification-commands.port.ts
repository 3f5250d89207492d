import type { Verification, VerificationSubmission } from '../../domain/verification/verification';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Identity verification of the person who is logged in (protocol 6.2). */
export interface VerificationCommandsPort {
  /** Reviewed after a minute. `duplicate` while one is being reviewed or when the level has been reached; `invalid` for a level out of turn. */
  submit(submission: VerificationSubmission): Outcome<Verification>;
}

export const VerificationCommandsPort = token<VerificationCommandsPort>('VerificationCommandsPort');
