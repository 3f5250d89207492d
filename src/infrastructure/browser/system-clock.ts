import type { Clock } from '../../application/kernel/clock.port';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
