import type { Decimal } from '../shared/decimal';

/** A network over which a token comes and goes. */
export interface TokenNetwork {
  readonly token: string;
  readonly network: string;
  readonly protocol: string;
  readonly name: string;
  readonly deposits: boolean;
  readonly withdrawals: boolean;
  readonly minimumWithdrawal: Decimal;
  /** Less is not credited; `undefined` where the exchange does not say. */
  readonly minimumDeposit: Decimal | undefined;
  /** Of amounts; `undefined` where the exchange does not say. */
  readonly decimals: number | undefined;
  /** Comes out of the amount that leaves the account. */
  readonly withdrawalFee: Decimal;
  /** Until a deposit counts. */
  readonly confirmations: number;
  /** Whether a deposit needs the memo beside the address. */
  readonly needsMemo: boolean;
}

export interface DepositAddress {
  readonly address: string;
  /** Empty where the network needs none. */
  readonly memo: string;
}
