import type { ApprovalRequest, Approvals } from '../../domain/security/approval';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Approval by a second person, of one's own account and of those one approves for. */
export interface ApprovalsPort {
  approvals(): Outcome<Approvals>;
  /** Those that wait first, then newest first. */
  requests(role: 'owner' | 'approver'): Outcome<readonly ApprovalRequest[]>;
}

export const ApprovalsPort = token<ApprovalsPort>('ApprovalsPort');
