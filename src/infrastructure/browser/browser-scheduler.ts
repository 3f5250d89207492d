import type { Cancel, Scheduler } from '../../application/kernel/scheduler.port';

const hiddenFrame = 1_000;

/** Timers of the browser. Frames follow the screen, and a slow timer while the page is hidden, when there are none. */
export class BrowserScheduler implements Scheduler {
  after(delay: number, task: () => void): Cancel {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  }

  every(interval: number, task: () => void): Cancel {
    const timer = setInterval(task, interval);
    return () => clearInterval(timer);
  }

  nextFrame(task: () => void): Cancel {
    if (document.visibilityState === 'hidden') return this.after(hiddenFrame, task);
    let done = false;
    const run = (): void => {
      if (done) return;
      cancel();
      task();
    };
    // A page that becomes hidden before its frame gets none until it is shown again.
    const timer = setTimeout(run, hiddenFrame);
    const frame = requestAnimationFrame(run);
    const cancel = (): void => {
      done = true;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
    return cancel;
  }
}
