import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What the exchange and a device say to each other over WebAuthn, in its JSON; the page only hands it on. */
export type PasskeyMessage = Readonly<Record<string, unknown>>;

/**
 * The device in front of somebody, or one nearby: asks for a finger, a face or a PIN. `cancelled` when that was not
 * given, `duplicate` when the device has a passkey for the account already.
 */
export interface PasskeyDevicePort {
  readonly isAvailable: boolean;
  create(request: PasskeyMessage): Outcome<PasskeyMessage>;
  sign(request: PasskeyMessage): Outcome<PasskeyMessage>;
}

export const PasskeyDevicePort = token<PasskeyDevicePort>('PasskeyDevicePort');
