import type { Units } from '../../engine/model/units';

export type MovementSide = 'DEPOSIT' | 'WITHDRAW';
/** As on the wire (protocol 3.6). */
export type MovementStatus = 'NEW' | 'CONFIRMING' | 'PROCESSING' | 'COMPLETED' | 'CANCELED';

/** Of a second person: asked for, given, or why it was not. */
export type MovementApproval = 'WAITING' | 'APPROVED' | NotApproved;
/** The second person refused, or did not decide in their time. */
export type NotApproved = 'REFUSED' | 'EXPIRED';

/** Money on its way from or to a chain. */
export interface Movement {
  readonly id: number;
  readonly accountId: string;
  readonly side: MovementSide;
  readonly asset: string;
  /** `network` of the chain. */
  readonly network: string;
  readonly chainToken: string;
  /** What a deposit brings; what leaves the account with a withdrawal, fee included. */
  readonly amount: Units;
  /** Withdrawals only. */
  readonly fee: Units;
  /** Whether the exchange pays the chain in the person's stead. */
  readonly feeBorne: boolean;
  readonly sourceAddress: string;
  readonly targetAddress: string;
  readonly memo: string;
  readonly transactionId: string;
  readonly status: MovementStatus;
  /** Confirmations it has and needs; 0 for a withdrawal that is not on the chain yet. */
  readonly confirmed: number;
  readonly threshold: number;
  /** Whether the ledger shows what the status says. */
  readonly booked: boolean;
  /** Withdrawals that a second person has to approve of. */
  readonly approval: MovementApproval | undefined;
  /** When a second person let it go; it is on its way from then on. */
  readonly releasedAt: number | undefined;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface MovementFilter {
  /** The ledger's asset or the chain's name of it. */
  readonly token?: string | undefined;
  readonly network?: string | undefined;
  readonly side?: MovementSide | undefined;
  readonly status?: MovementStatus | undefined;
  /** `NONE`: no second person's is missing or was refused. */
  readonly approval?: 'NONE' | Exclude<MovementApproval, 'APPROVED'> | undefined;
  /** Bounds on the creation, inclusive. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}
