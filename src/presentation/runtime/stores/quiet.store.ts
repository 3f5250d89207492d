import { actionBound, makeObservable, observable } from 'mobx';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import { second } from '../../../domain/shared/instant';
import type { Needs } from '../../../application/kernel/token';

/** How long the first page is left undisturbed: it and its figures come before anything that asks. */
export const quietTime = 3 * second;

/** How long what somebody came to see has been there before the tools that work with it are asked for; in milliseconds. */
export const toolsTime = 150;

/** Whether the first page has had its time. */
export class QuietStore {
  static readonly needs: Needs<typeof QuietStore> = [Scheduler];

  over = false;
  #timer: Cancel | undefined;

  constructor(private readonly scheduler: Scheduler) {
    makeObservable(this, { over: observable, end: actionBound });
  }

  /** A page is on screen; only the first counts. */
  begin(): void {
    this.#timer ??= this.scheduler.after(quietTime, this.end);
  }

  end(): void {
    this.over = true;
  }
}
