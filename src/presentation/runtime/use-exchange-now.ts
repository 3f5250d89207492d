import type { Instant } from '../../domain/shared/instant';
import { useApp } from './app-context';
import { useNow } from '../kit/hooks/use-now';

/** The exchange's time, each second while it matters: for countdowns to a moment that the exchange named. */
export function useExchangeNow(running: boolean): Instant {
  const { connection } = useApp();
  return useNow(running) - connection.clockAhead;
}
