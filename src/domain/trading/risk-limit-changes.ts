import { day, type Instant, type Milliseconds } from '../shared/instant';
import { noLimits, sameLimits, tightest, type RiskLimits } from './risk-limits';

/** Looser limits wait so long, so that nobody takes them off in the heat of the moment. */
export const loosensAfter: Milliseconds = day;

/** Limits as they are kept: what holds now, and what somebody wants instead once it may. */
export interface KeptLimits {
  readonly limits: RiskLimits;
  readonly waiting?: WaitingLimits | undefined;
}

interface WaitingLimits {
  readonly limits: RiskLimits;
  readonly from: Instant;
}

export const nothingKept: KeptLimits = { limits: noLimits };

/** What holds at a moment. */
export function limitsAt({ limits, waiting }: KeptLimits, now: Instant): RiskLimits {
  return waiting && now >= waiting.from ? waiting.limits : limits;
}

/** What somebody wants, whether it holds yet or not. */
export function wantedLimits({ limits, waiting }: KeptLimits): RiskLimits {
  return waiting?.limits ?? limits;
}

/** Whatever is tighter holds at once; whatever is looser waits. */
export function changedLimits(kept: KeptLimits, wanted: RiskLimits, now: Instant): KeptLimits {
  const limits = tightest(limitsAt(kept, now), wanted);
  if (sameLimits(limits, wanted)) return { limits };
  const { waiting } = kept;
  // Who asks for less than was waiting already does not wait anew.
  const from =
    waiting && waiting.from > now && sameLimits(tightest(waiting.limits, wanted), wanted)
      ? waiting.from
      : now + loosensAfter;
  return { limits, waiting: { limits: wanted, from } };
}
