import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** A wallet of the person's own that this browser can ask. */
export interface WalletSignerPort {
  isThere(): boolean;
  /** Which account the person lets the page see. `cancelled` when they do not. */
  connect(): Outcome<{ readonly address: string; readonly chain: string }>;
  /** As wallets sign messages (EIP-191): `0x` and 130 hex digits. `cancelled` when the person does not. */
  sign(address: string, message: string): Outcome<string>;
}

export const WalletSignerPort = token<WalletSignerPort>('WalletSignerPort');
