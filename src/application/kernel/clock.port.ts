import type { Instant } from '../../domain/shared/instant';
import { token } from './token';

/** Time of day. The only way to it: nothing in domain or application reads the system clock. */
export interface Clock {
  now(): Instant;
}

export const Clock = token<Clock>('Clock');
