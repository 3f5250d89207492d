import type { Units } from '../../engine/model/units';
import type { User } from '../users/user';
import { closedIdentity, type UserRepository } from '../users/user-repository';
import type { NotApproved } from './movement';
import type { TransferRow } from './transfer-repository';

export interface TransferParty {
  readonly applicationId: string;
  readonly name: string;
  /** Of another person; own accounts have none. */
  readonly userId?: number | undefined;
}

/** `WAITING` for a second person, who has to let it go first. */
export type TransferStatus = 'WAITING' | 'COMPLETED' | 'CANCELED' | NotApproved;

export interface Transfer {
  readonly id: number;
  readonly token: string;
  readonly amount: Units;
  readonly from: TransferParty;
  readonly to: TransferParty;
  /** When it was booked on the account that it is told to. */
  readonly at: number;
  readonly status: TransferStatus;
}

/** As the account of `user` reads them: of others no more than everybody sees. */
export function toldTo(users: UserRepository, user: User, rows: readonly TransferRow[]): readonly Transfer[] {
  const own = new Set(users.accountsOf(users.mainOf(user)).map(({ applicationId }) => applicationId));
  const party = (applicationId: string): TransferParty => {
    const account = users.byApplication(applicationId);
    if (account === undefined) return { applicationId, name: '' };
    if (own.has(applicationId)) return { applicationId, name: accountName(account) };
    return { applicationId, name: shownTo(account), userId: account.userId };
  };
  return rows.map((row) => ({
    id: row.id,
    token: row.token,
    amount: row.amount,
    from: party(row.from),
    to: party(row.to),
    at: row.reserved && row.from === user.applicationId ? row.at : (row.bookedAt ?? row.at),
    status: statusOf(row),
  }));
}

function statusOf({ approval, notApproved, booked }: TransferRow): TransferStatus {
  if (approval === 'CANCELED') return notApproved ?? 'CANCELED';
  return approval === undefined || booked ? 'COMPLETED' : 'WAITING';
}

function accountName(account: User): string {
  return account.mainUserId === undefined ? 'Main' : account.alias;
}

/** Whoever is not the person's own is known by the nickname that everybody sees, and a closed account by its UID. */
function shownTo(user: User): string {
  return isClosed(user) ? String(user.userId) : user.coolName;
}

export function isClosed({ identity, userId }: User): boolean {
  return identity === closedIdentity(userId);
}

/** `Qu***er`: enough to compare with whom one means. */
export function maskedOf(name: string): string {
  return `${name.slice(0, 2)}***${name.length > 5 ? name.slice(-2) : ''}`;
}
