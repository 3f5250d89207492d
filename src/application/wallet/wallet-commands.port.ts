import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What a person proves a withdrawal with; which of it is demanded, the safe check says. */
export interface WithdrawalProof {
  readonly otp?: string | undefined;
  readonly emailCode?: string | undefined;
  readonly withdrawPassword?: string | undefined;
  /** Signed by a device for just this; takes the place of the codes. */
  readonly passkey?: string | undefined;
}

export interface WithdrawalRequest {
  readonly asset: string;
  readonly network: string;
  readonly address: string;
  /** Empty for none. */
  readonly memo: string;
  /** What leaves the account; the network's fee comes out of it. */
  readonly amount: Decimal;
}

/** Money in and out over the chains (protocol 3.6). All but `networks` needs a session. */
export interface WalletCommandsPort {
  /**
   * Answers the id once the amount has left the balance. `invalid` for an address, amount or proof that is not right,
   * `cannotWithdraw` beyond the day's limit, while withdrawals are held or without an authenticator, `rejected` with a balance that is not enough.
   */
  withdraw(request: WithdrawalRequest, proof: WithdrawalProof): Outcome<{ readonly withdrawalId: string }>;
  /** `notFound` for one that is on its way already. */
  cancelWithdrawal(withdrawalId: string): Outcome<void>;
}

export const WalletCommandsPort = token<WalletCommandsPort>('WalletCommandsPort');
