import type { DiscordAccount, WalletMode, WalletState } from '../../domain/account/linked-account';
import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** A wallet as it was asked to sign. */
export interface WalletConsent {
  readonly address: string;
  readonly chain: string;
  /** The message that was signed, and its signature as wallets make it (EIP-191), `0x` and 130 hex digits. */
  readonly message: string;
  readonly signature: string;
}

/** Accounts elsewhere that a person has bound to this one. */
export interface LinkedAccountsCommandsPort {
  /** `invalid` for another message or signer, `duplicate` for a wallet that is bound already. */
  bindWallet(consent: WalletConsent, proof: Proof): Outcome<WalletState>;
  /** `notFound` when none is bound. */
  unbindWallet(proof: Proof): Outcome<void>;
  /** `notFound` for DEFI without a wallet. */
  switchWalletMode(mode: WalletMode): Outcome<void>;
  /** @param redirectUri where consent was given to; `invalid` for a code of another address, an old or a used one */
  bindDiscord(code: string, redirectUri: string): Outcome<DiscordAccount>;
  unbindDiscord(): Outcome<void>;
}

export const LinkedAccountsCommandsPort = token<LinkedAccountsCommandsPort>('LinkedAccountsCommandsPort');
