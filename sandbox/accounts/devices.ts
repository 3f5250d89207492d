import { ApiError } from '../api-error';
import type { CallOrigin } from '../security/call-origin';
import type { SecurityService } from '../security/security-service';
import { deviceOf, type Device } from './device';
import type { Places } from './places';
import type { SessionRepository } from './session-repository';
import type { User } from './user';

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
}

interface DeviceParts {
  readonly sessions: SessionRepository;
  readonly places: Places;
  readonly security: SecurityService;
}

/** The latest active first. */
export function devicesOf(
  { sessions, places, security }: DeviceParts,
  user: User,
  currentId: string | undefined,
): readonly KnownDevice[] {
  const logins = security.activity.list(user.userId, 'login', { page: 1, size: 500 }).rows;
  return sessions.openOf(user.userId).map((session) => ({
    ...deviceOf(session.userAgent),
    deviceId: session.sessionId,
    ip: session.ip,
    location: places.nameOf(session.ip),
    beganAt: session.beganAt,
    lastActiveAt: session.lastActiveAt,
    current: session.sessionId === currentId,
    trusted: logins.some(
      ({ ip, userAgent, at }) => ip === session.ip && userAgent === session.userAgent && at < session.beganAt,
    ),
  }));
}

/** Ends every other session. @returns how many. */
export function endOtherDevices({ sessions, security }: DeviceParts, user: User, origin: CallOrigin): number {
  const ended = sessions.endOthers(user.userId, origin.sessionId);
  security.activity.record(user.userId, 'security', 'END_OTHER_SESSIONS', origin);
  return ended;
}

/** @throws ApiError -1006 for anybody else's device. */
export function endDevice(
  { sessions, security }: DeviceParts,
  user: User,
  deviceId: string,
  origin: CallOrigin,
): void {
  if (!sessions.openOf(user.userId).some(({ sessionId }) => sessionId === deviceId))
    throw new ApiError(-1006, 400, 'There is no such device.');
  sessions.end(deviceId);
  security.activity.record(user.userId, 'security', 'END_SESSION', origin);
}
