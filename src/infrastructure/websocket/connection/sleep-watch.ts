import type { Clock } from '../../../application/kernel/clock.port';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { Scheduler } from '../../../application/kernel/scheduler.port';
import type { PagePort } from '../../../application/platform/page.port';
import { second, type Milliseconds } from '../../../domain/shared/instant';

const interval: Milliseconds = 5 * second;
const longestGap: Milliseconds = 20 * second;
/** Browsers let the timers of a hidden page run once a minute. */
const longestHiddenGap: Milliseconds = 90 * second;

/** Tells when the machine slept or its clock jumped ahead: a regular timer finds far more time gone than it waited. */
export function watchSleep(scheduler: Scheduler, clock: Clock, page: PagePort, onResume: () => void): Unsubscribe {
  let last = clock.now();
  const check = (longest: Milliseconds): void => {
    const now = clock.now();
    const gap = now - last;
    last = now;
    if (gap > longest) onResume();
  };
  const cancel = scheduler.every(interval, () => check(page.visible.current ? longestGap : longestHiddenGap));
  // Whichever way it goes, the page was hidden until now or is from now on.
  const unsubscribe = page.visible.subscribe((visible) => check(visible ? longestHiddenGap : longestGap));
  return () => {
    cancel();
    unsubscribe();
  };
}
