import { ApiError } from '../../shared/api-error';
import type { Session, SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

interface SwitchParts {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
}

/**
 * From a main account into one of its own sub-accounts, and from there back. It stays one session: one device, one
 * refresh token, one log-out. @throws ApiError -1006 for any other account.
 */
export function switchAccount(
  { users, sessions }: SwitchParts,
  user: User,
  sessionId: string,
  userId: number,
): Session {
  const isOwn = userId === (user.mainUserId ?? user.userId) || users.byId(userId)?.mainUserId === user.userId;
  if (!isOwn) throw new ApiError(-1006, 400, 'There is no such account.');
  return sessions.actAs(sessionId, userId);
}
