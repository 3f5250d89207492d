import type { Milliseconds } from '../../domain/shared/instant';
import { token } from './token';

export type Cancel = () => void;

/** Timers and frames. Cancelling a task that ran already does nothing. */
export interface Scheduler {
  after(delay: Milliseconds, task: () => void): Cancel;
  every(interval: Milliseconds, task: () => void): Cancel;
  /** Runs before the next paint; once a second while the page is hidden. */
  nextFrame(task: () => void): Cancel;
}

export const Scheduler = token<Scheduler>('Scheduler');
