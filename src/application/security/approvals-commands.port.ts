import type { ApprovalState } from '../../domain/security/approval';
import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Proofs fail as those of `SecurityCommandsPort`. */
export interface ApprovalsCommandsPort {
  /**
   * Nothing waits for anybody before they accept. @param above USDT within 24 hours, as a decimal text
   * `notFound` for a number that nobody who could approve has, `duplicate` with an approver already: both before the
   * proof is looked at.
   */
  invite(approverId: string, above: string, proof: Proof): Outcome<void>;
  /** @param above `undefined` for the end; what makes the account weaker waits for the approver or three days */
  change(above: string | undefined, proof: Proof): Outcome<void>;
  accept(ownerId: string, proof: Proof): Outcome<void>;
  /** Declines an invitation, without a proof; or stops approving, with one: the owner's withdrawals are held for a day. */
  leave(ownerId: string, proof: Proof): Outcome<void>;
  /** @returns `FAILED` when it was let go and could not be done */
  approve(requestId: string, proof: Proof): Outcome<ApprovalState | 'other'>;
  /** As the approver; or takes one's own request back. */
  refuse(requestId: string): Outcome<void>;
}

export const ApprovalsCommandsPort = token<ApprovalsCommandsPort>('ApprovalsCommandsPort');
