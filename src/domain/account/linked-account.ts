import type { Instant } from '../shared/instant';

export const walletModes = ['CEFI', 'DEFI'] as const;
/** Trading from the exchange's wallet or from the person's own. */
export type WalletMode = (typeof walletModes)[number];

export interface LinkedWallet {
  readonly address: string;
  readonly chain: string;
  readonly boundAt: Instant | undefined;
}

export interface WalletState {
  readonly wallet: LinkedWallet | undefined;
  readonly mode: WalletMode | 'other';
  /** What the wallet that is to be bound has to sign; absent once one is bound. */
  readonly messageToSign: string | undefined;
}

export interface DiscordAccount {
  readonly id: string;
  readonly name: string;
}
