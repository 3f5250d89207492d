import type { Notifications } from '../../notifications/notifications';
import type { User } from '../../users/user';
import type { UserRepository } from '../../users/user-repository';
import { linesOf } from '../act-subject';
import type { ApprovalKind, ApprovalRequest, ApprovalState } from './approval-requests';

const link = '/account/approvals';
const kinds: Readonly<Record<ApprovalKind, string>> = {
  CHAIN: 'Withdrawal',
  TRANSFER: 'Withdrawal by UID',
  API_KEY: 'New API key',
  RULE: 'Approval limit',
};
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

  asked({ ownerId, approverId, kind, subject }: ApprovalRequest): void {
    const approver = this.users.byId(approverId);
    const owner = this.users.byId(ownerId);
    if (approver && owner)
      this.#tell(
        approver,
        'approvalAsked',
        { name: owner.coolName },
        `${owner.coolName} waits for your approval`,
        wordsOf(kind, subject),
      );
  }

  decided({ ownerId, kind, subject }: ApprovalRequest, state: Exclude<ApprovalState, 'WAITING' | 'TAKEN_BACK'>): void {
    const owner = this.users.byId(ownerId);
    if (owner) this.#tell(owner, `approval${state}`, {}, outcomes[state], wordsOf(kind, subject));
  }

  #tell(
    to: User,
    key:
      | `approver${'Invited' | 'Accepted' | 'Declined' | 'Left'}`
      | 'approvalAsked'
      | `approval${keyof typeof outcomes}`,
    values: Readonly<Record<string, string>>,
    words: string,
    about = '',
  ): void {
    this.notifications.tell(to, {
      type: 'SYSTEM',
      level: key === 'approvalREFUSED' || key === 'approverLeft' ? 'warning' : 'info',
      title: words,
      body: `${about}${about && ' '}Open Account > Approvals for details.`,
      message: { key, values },
      link,
    });
  }
}

/** Such as “Withdrawal by UID. Amount: 500 USDT. Recipient UID: 7.” */
function wordsOf(kind: ApprovalKind, subject: ApprovalRequest['subject']): string {
  return [kinds[kind], ...linesOf(subject)].map((line) => `${line}.`).join(' ');
}
