import type { Device } from '../../domain/security/security-overview';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Where the person is logged in. */
export interface DevicesPort {
  /** The latest active first; pages are counted from 1. */
  list(page: number, size: number): Outcome<{ readonly rows: readonly Device[]; readonly total: number }>;
  /** At once; `notFound` for anybody else's. */
  end(deviceId: string): Outcome<void>;
  /** All but the one that asks. Answers how many. */
  endOthers(): Outcome<number>;
}

export const DevicesPort = token<DevicesPort>('DevicesPort');
