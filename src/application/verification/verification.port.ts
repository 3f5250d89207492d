import type { Verification } from '../../domain/verification/verification';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Identity verification of the person who is logged in (protocol 6.2). */
export interface VerificationPort {
  state(): Outcome<Verification>;
}

export const VerificationPort = token<VerificationPort>('VerificationPort');
