import type { Proof } from '../../domain/security/factor';
import type { SafeAct } from '../../domain/security/safe-act';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { PasskeyMessage } from './passkey-device.port';

/** What a device is asked for is good once, and for ten minutes. */
export interface PasskeysCommandsPort {
  /** What a device is asked to make a passkey with. */
  startAdding(): Outcome<PasskeyMessage>;
  /** @param credential what the device made. `duplicate` for one that is known */
  add(name: string, credential: PasskeyMessage, proof: Proof): Outcome<void>;
  /** Ends other sessions and holds withdrawals for a day. `notFound` for anybody else's. */
  remove(id: string, proof: Proof): Outcome<void>;
  /** What a device is asked to sign for an act, and for no other. */
  startProving(act: SafeAct): Outcome<PasskeyMessage>;
  /** What a device is asked to sign to come in. */
  startSigningIn(): Outcome<PasskeyMessage>;
  /** Begins a session: the host sets its cookies. `unauthorised` for a passkey that opens no account here. */
  signIn(credential: PasskeyMessage): Outcome<{ readonly expiresAt: Instant }>;
}

export const PasskeysCommandsPort = token<PasskeysCommandsPort>('PasskeysCommandsPort');
