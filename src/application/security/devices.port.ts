import type { Device } from '../../domain/security/security-overview';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Where the person is logged in. */
export interface DevicesPort {
  /** The latest active first; pages are counted from 1. */
  list(page: number, size: number): Outcome<{ readonly rows: readonly Device[]; readonly total: number }>;
}

export const DevicesPort = token<DevicesPort>('DevicesPort');
