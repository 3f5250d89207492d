import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { realScheduler } from './real-surroundings';

/** So many seconds of the product pass in one. */
export const quickness = 20;

/** Real time for the machine, twenty times as fast for the product: what it does within 40 s is seen within 2. */
export const quickScheduler: Scheduler = {
  after: (delay, task) => realScheduler.after(delay / quickness, task),
  every: (interval, task) => realScheduler.every(interval / quickness, task),
  nextFrame: (task) => realScheduler.nextFrame(task),
};

/** Lets so much of the product's time pass, in seconds. */
export function pass(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, (seconds * 1_000) / quickness));
}
