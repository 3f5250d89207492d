import type { Milliseconds } from '../../domain/shared/instant';
import type { Unsubscribe } from '../kernel/observable-value';
import type { Scheduler } from '../kernel/scheduler.port';
import type { PagePort } from './page.port';

/** What changes by itself and is told by no stream is read again: not for a hidden page, but at once when it is shown again. */
export function refreshWhileVisible(
  read: { refresh(): unknown },
  every: Milliseconds,
  scheduler: Pick<Scheduler, 'every'>,
  { visible }: Pick<PagePort, 'visible'>,
): Unsubscribe {
  const look = (): void => {
    if (visible.current) void read.refresh();
  };
  const stops = [scheduler.every(every, look), visible.subscribe(look)];
  return () => stops.forEach((stop) => stop());
}
