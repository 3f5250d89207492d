import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

/** A token as it exists on one network. */
export interface Token {
  /** The name it has on the network: ARB_USDT. */
  readonly chainToken: string;
  /** The asset people see: USDT. */
  readonly asset: string;
  readonly fullName: string;
  readonly network: string;
  /** Decimal places it has there. */
  readonly decimals: number;
  readonly delisted: boolean;
  readonly listedAt?: Instant | undefined;
}

/** What a withdrawal over a network asks for, and whether money moves there now. */
export interface TokenPassage {
  readonly token: string;
  readonly network: string;
  readonly protocol: string;
  readonly name: string;
  readonly minimumWithdrawal: Decimal;
  readonly withdrawalFee: Decimal;
  readonly deposits: boolean;
  readonly withdrawals: boolean;
}

/** What an asset may be used for besides being traded. */
export interface CollateralRule {
  readonly asset: string;
  /** Fraction of its value that counts as margin. */
  readonly ratio: Decimal;
  readonly counts: boolean;
  readonly canBeBorrowed: boolean;
  readonly stable: boolean;
}

/** An asset with the markets it is traded in. */
export interface TokenProfile {
  readonly asset: string;
  readonly fullName: string;
  readonly symbols: readonly string[];
  readonly listedAt?: Instant | undefined;
}
