import type { Audit, AuditOverview, OwnAudit } from '../../domain/reserves/audit';
import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { ReserveSheet } from '../../domain/reserves/reserve-sheet';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Proof of reserves (protocol 6.1). Public, but for the account's own hashes. */
export interface ReservesPort {
  /** What the exchange holds and owes, at most some seconds ago. */
  sheet(withoutProductToken: boolean): Outcome<ReserveSheet>;
  working(): Outcome<boolean>;
  /** Newest first. */
  audits(): Outcome<readonly Audit[]>;
  /** Of the newest without an id. `notFound` for an unknown audit. */
  overview(auditId?: string): Outcome<AuditOverview>;
  /** The exchange's own word; `found` is false for a hash that is not in the tree. `invalid` for a text that is no hash. */
  userCheck(userHash: string, auditId?: string): Outcome<UserCheck>;
  /** The file of the whole published tree. `malformed` when it is not the one whose digest was published. */
  treeFile(audit: Audit): Outcome<Uint8Array<ArrayBuffer>>;
  /** The account's own hashes, newest first. Needs a session. */
  ownAudits(): Outcome<readonly OwnAudit[]>;
}

export const ReservesPort = token<ReservesPort>('ReservesPort');
