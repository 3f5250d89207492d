import type { Instant } from '../../domain/shared/instant';
import { useExchangeNow } from './use-exchange-now';
import { useNow } from '../kit/hooks/use-now';

/** Whole seconds until a moment by this machine's clock, counted down on screen; 0 once it is there or when nothing is waited for. */
export function useSecondsLeft(until: Instant | undefined): number {
  return secondsLeft(until, useNow(until !== undefined));
}

/** The same until a moment that the exchange named: this machine's clock may be wrong. */
export function useExchangeSecondsLeft(until: Instant | undefined): number {
  return secondsLeft(until, useExchangeNow(until !== undefined));
}

function secondsLeft(until: Instant | undefined, now: Instant): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
