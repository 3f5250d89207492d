import type { WalletState } from '../../domain/account/linked-account';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Accounts elsewhere that a person has bound to this one. */
export interface LinkedAccountsPort {
  wallet(): Outcome<WalletState>;
}

export const LinkedAccountsPort = token<LinkedAccountsPort>('LinkedAccountsPort');
