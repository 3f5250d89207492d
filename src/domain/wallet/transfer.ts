import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Refusal } from './movement';

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
