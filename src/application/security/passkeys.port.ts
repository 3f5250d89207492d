import type { Passkey } from '../../domain/security/passkey';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Passkeys of the person who is logged in. */
export interface PasskeysPort {
  /** Newest first. */
  list(): Outcome<readonly Passkey[]>;
}

export const PasskeysPort = token<PasskeysPort>('PasskeysPort');
