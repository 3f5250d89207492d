import type { Cancel, Scheduler } from '../../application/kernel/scheduler.port';

const hiddenFrame = 1_000;

/** Timers of the browser. Frames follow the screen, and a slow timer while the page is hidden, when there are none. */
export class BrowserScheduler implements Scheduler {
  #due = new Set<() => void>();
  #cancelFrame: Cancel | undefined;

  after(delay: number, task: () => void): Cancel {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  }

  every(interval: number, task: () => void): Cancel {
    const timer = setInterval(task, interval);
    return () => clearInterval(timer);
  }

  /** Tasks of one frame run together: what they change is then drawn by one pass of the views, not one for each task. */
  nextFrame(task: () => void): Cancel {
    const due = this.#due;
    const run = (): void => task();
    due.add(run);
    this.#cancelFrame ??= this.#askForFrame();
    return () => due.delete(run);
  }

  #askForFrame(): Cancel {
    const run = (): void => this.#runDue();
    if (document.visibilityState === 'hidden') return this.after(hiddenFrame, run);
    // A page that becomes hidden before its frame gets none until it is shown again.
    const timer = setTimeout(run, hiddenFrame);
    const frame = requestAnimationFrame(run);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }

  #runDue(): void {
    this.#cancelFrame?.();
    this.#cancelFrame = undefined;
    const due = this.#due;
    this.#due = new Set();
    for (const run of due) {
      // One that fails must not keep the others waiting.
      try {
        run();
      } catch (error) {
        reportError(error);
      }
    }
  }
}
