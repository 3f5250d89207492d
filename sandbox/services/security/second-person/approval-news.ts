import type { Notifications } from '../../notifications/notifications';
import type { User } from '../../users/user';
import type { UserRepository } from '../../users/user-repository';
import type { ApprovalRequest, ApprovalState } from './approval-requests';

const link = '/account/approvals';
const outcomes = {
  APPROVED: 'Approved by the second approver',
  REFUSED: 'Refused by the second approver',
  EXPIRED: 'Not approved in time',
  FAILED: 'Approved, but it could not be done',
} as const;

/** Tells both people of what waits and what became of it, in their notifications, which are mailed too. */
export class ApprovalNews {
  constructor(
    private readonly users: UserRepository,
    private readonly notifications: Notifications,
  ) {}

  invited(owner: User, approver: User): void {
    this.#tell(approver, 'approverInvited', { name: owner.coolName }, `${owner.coolName} asks you to approve`);
  }

  accepted(owner: User): void {
    this.#tell(owner, 'approverAccepted', {}, 'Your second approver has accepted');
  }

  declined(owner: User): void {
    this.#tell(owner, 'approverDeclined', {}, 'Nobody has become your second approver');
  }

  left(owner: User): void {
    this.#tell(owner, 'approverLeft', {}, 'Your second approver has stepped down; withdrawals are held for a day');
  }

  asked({ ownerId, approverId }: ApprovalRequest): void {
    const approver = this.users.byId(approverId);
    const owner = this.users.byId(ownerId);
    if (approver && owner)
      this.#tell(approver, 'approvalAsked', { name: owner.coolName }, `${owner.coolName} waits for your approval`);
  }

  decided({ ownerId }: ApprovalRequest, state: Exclude<ApprovalState, 'WAITING' | 'TAKEN_BACK'>): void {
    const owner = this.users.byId(ownerId);
    if (owner) this.#tell(owner, `approval${state}`, {}, outcomes[state]);
  }

  #tell(
    to: User,
    key:
      | `approver${'Invited' | 'Accepted' | 'Declined' | 'Left'}`
      | 'approvalAsked'
      | `approval${keyof typeof outcomes}`,
    values: Readonly<Record<string, string>>,
    words: string,
  ): void {
    this.notifications.tell(to, {
      type: 'SYSTEM',
      level: key === 'approvalREFUSED' || key === 'approverLeft' ? 'warning' : 'info',
      title: words,
      body: 'See Account, Approvals.',
      message: { key, values },
      link,
    });
  }
}
