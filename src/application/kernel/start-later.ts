import { second, type Milliseconds } from '../../domain/shared/instant';
import type { Later } from './later';
import type { Startable, Unsubscribe } from './observable-value';
import type { Scheduler } from './scheduler.port';

const retryAfter: Milliseconds = 5 * second;

/** Brings something and starts it; what could not be had is asked for again, until stopped. */
export function startLater(later: Pick<Later<Startable>, 'load'>, scheduler: Scheduler): Unsubscribe {
  let stopped = false;
  let stop: Unsubscribe = () => undefined;
  const begin = async (): Promise<void> => {
    const there = await later.load();
    if (!stopped) stop = there ? there.start() : scheduler.after(retryAfter, () => void begin());
  };
  void begin();
  return () => {
    stopped = true;
    stop();
  };
}
