import type { Instant } from '../../domain/shared/instant';
import { useShell } from './shell-context';
import { useNow } from './use-now';

/** The exchange's time, each second while it matters: for countdowns to a moment that the exchange named. */
export function useExchangeNow(running: boolean): Instant {
  const { connection } = useShell();
  return useNow(running) - connection.clockAhead;
}
