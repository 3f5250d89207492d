import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Where the person is logged in. */
export interface DevicesCommandsPort {
  /** At once; `notFound` for anybody else's. */
  end(deviceId: string): Outcome<void>;
  /** All but the one that asks. Answers how many. */
  endOthers(): Outcome<number>;
}

export const DevicesCommandsPort = token<DevicesCommandsPort>('DevicesCommandsPort');
