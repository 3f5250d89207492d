import { day } from '../../../src/domain/shared/instant';

export const listingPhases = ['VOTING', 'SHOWDOWN', 'BATTLE'] as const;
export type ListingPhase = (typeof listingPhases)[number];

const lengths: Readonly<Record<ListingPhase, number>> = { VOTING: 2, SHOWDOWN: 2, BATTLE: 3 };
const roundDays = 7;

export interface PhaseSpan {
  readonly name: ListingPhase;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A week of the listing campaign. Days begin at 00:00 UTC. */
export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly phases: readonly PhaseSpan[];
}

export function roundOf(number: number, begunAt: number): Round {
  const startsAt = Math.floor(begunAt / day) * day + (number - 1) * roundDays * day;
  let from = startsAt;
  const phases = listingPhases.map((name) => {
    const span = { name, startsAt: from, endsAt: from + lengths[name] * day };
    from = span.endsAt;
    return span;
  });
  return { number, startsAt, endsAt: startsAt + roundDays * day, phases };
}

export function currentRound(begunAt: number, now: number): Round {
  return roundOf(1 + Math.max(0, Math.floor((now - Math.floor(begunAt / day) * day) / (roundDays * day))), begunAt);
}

export function phaseAt({ phases }: Round, now: number): ListingPhase | undefined {
  return phases.find(({ startsAt, endsAt }) => now >= startsAt && now < endsAt)?.name;
}
