import { ApiError } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { PushDevices } from '../push/push-devices';
import type { SecurityService } from '../security/security-service';
import { deviceOf, type Device } from './device';
import type { Places } from './places';
import type { SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** A device is a session: ending it logs the device out. Times in milliseconds. */
export interface KnownDevice extends Device {
  readonly deviceId: string;
  readonly ip: string;
  readonly location: string;
  readonly beganAt: number;
  readonly lastActiveAt: number;
  readonly current: boolean;
  /** Logged in from there before this session. */
  readonly trusted: boolean;
  /** Told by its push service what the account is told. */
  readonly pushes: boolean;
}

interface DeviceParts {
  readonly sessions: SessionRepository;
  readonly places: Places;
  readonly security: SecurityService;
  readonly pushDevices: Pick<PushDevices, 'sessionsOf'>;
  readonly users: UserRepository;
}

/** The latest active first. Sessions are a person's: those of a sub-account are its main account's. */
export function devicesOf(
  { sessions, places, security, pushDevices, users }: DeviceParts,
  user: User,
  currentId: string | undefined,
): readonly KnownDevice[] {
  const person = users.mainOf(user);
  const logins = security.activity.list(person.userId, 'login', { page: 1, size: 500 }).rows;
  const pushing = pushDevices.sessionsOf(person);
  return sessions.openOf(person.userId).map((session) => ({
    ...deviceOf(session.userAgent),
    deviceId: session.sessionId,
    ip: session.ip,
    location: places.nameOf(session.ip),
    beganAt: session.beganAt,
    lastActiveAt: session.lastActiveAt,
    current: session.sessionId === currentId,
    trusted: logins.some(
      ({ ip, userAgent, at, result }) =>
        result === 'SUCCESS' && ip === session.ip && userAgent === session.userAgent && at < session.beganAt,
    ),
    pushes: pushing.has(session.sessionId),
  }));
}

/** Ends every other session. @returns how many. */
export function endOtherDevices({ sessions, security, users }: DeviceParts, user: User, origin: CallOrigin): number {
  const { userId } = users.mainOf(user);
  const ended = sessions.endOthers(userId, origin.sessionId);
  security.activity.record(userId, 'security', 'END_OTHER_SESSIONS', origin);
  return ended;
}

/** @throws ApiError -1006 for anybody else's device. */
export function endDevice(
  { sessions, security, users }: DeviceParts,
  user: User,
  deviceId: string,
  origin: CallOrigin,
): void {
  const { userId } = users.mainOf(user);
  if (!sessions.openOf(userId).some(({ sessionId }) => sessionId === deviceId))
    throw new ApiError(-1006, 400, 'There is no such device.');
  sessions.end(deviceId);
  security.activity.record(userId, 'security', 'END_SESSION', origin);
}
