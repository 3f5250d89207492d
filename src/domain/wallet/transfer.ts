import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';

export interface TransferParty {
  readonly accountId: string;
  readonly name: string;
  /** Of another person; own accounts have none. */
  readonly userId?: string | undefined;
}

/** Somebody of the exchange who is to be paid. */
export interface Payee {
  readonly userId: string;
  /** Masked by the exchange: `Qu***er`. */
  readonly name: string;
}

/** Why money came back other than by its owner's will: a second person refused it, or did not decide in their time. */
export type Refusal = 'REFUSED' | 'EXPIRED';

/** `WAITING`: its amount is reserved, and a second person has to let it go. */
export type TransferStatus = 'WAITING' | 'COMPLETED' | 'CANCELED' | Refusal;

/** Money between two accounts of the exchange. */
export interface Transfer {
  readonly id: string;
  readonly asset: string;
  readonly amount: Decimal;
  readonly from: TransferParty;
  readonly to: TransferParty;
  readonly at: Instant;
  readonly status: TransferStatus;
}
