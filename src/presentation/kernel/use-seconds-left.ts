import type { Instant } from '../../domain/shared/instant';
import { useNow } from './use-now';

/** Whole seconds until then, counted down on screen; 0 once it is there or when nothing is waited for. */
export function useSecondsLeft(until: Instant | undefined): number {
  const now = useNow(until !== undefined);
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
