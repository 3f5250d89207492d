import { actionBound, makeObservable, observable } from 'mobx';
import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { Scheduler } from '../../application/kernel/scheduler.port';
import { second } from '../../domain/shared/instant';

/** How long a visit goes on undisturbed: the first page and its figures come before anything that asks. */
export const quietTime = 3 * second;

/** Whether the first page has had its time. */
export class QuietStore implements Startable {
  over = false;

  constructor(private readonly scheduler: Scheduler) {
    makeObservable(this, { over: observable, end: actionBound });
  }

  start(): Unsubscribe {
    return this.scheduler.after(quietTime, this.end);
  }

  end(): void {
    this.over = true;
  }
}
