import { day } from '../../../src/domain/shared/instant';
import type { CampaignPlan } from './campaign-plan';

export type SeasonStatus = 'UPCOMING' | 'LIVE' | 'ENDED';

/** One run of a campaign. The current one is known by the campaign's name, those before by their number as well. */
export interface Season {
  /** In the database, for good. */
  readonly key: string;
  /** In addresses. */
  readonly id: string;
  readonly plan: CampaignPlan;
  readonly number: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly signupFrom: number;
  readonly signupUntil: number;
  readonly status: SeasonStatus;
}

/** How many seasons back a campaign is remembered. */
const remembered = 6;

/**
 * Seasons of a campaign, newest first: the current one (running, or else the next one once its sign-up has opened, or
 * else the one that ended last, or else the first) and those that ended before.
 * @param firstStart start of the first season.
 */
export function seasonsOf(plan: CampaignPlan, firstStart: number, now: number): readonly Season[] {
  const cycle = (plan.days + plan.pause) * day;
  const begun = Math.floor((now - firstStart) / cycle);
  const nextOpen = firstStart + (begun + 1) * cycle - plan.signupDays * day <= now;
  const running = begun >= 0 && now < firstStart + begun * cycle + plan.days * day;
  const current = Math.max(0, !running && nextOpen ? begun + 1 : begun);
  const first = Math.max(0, current - remembered);
  return Array.from({ length: current - first + 1 }, (_, index) => {
    const number = current - index;
    const startsAt = firstStart + number * cycle;
    const endsAt = startsAt + plan.days * day;
    return {
      key: `${plan.id}#${number + 1}`,
      id: number === current ? plan.id : `${plan.id}-S${number + 1}`,
      plan,
      number: number + 1,
      startsAt,
      endsAt,
      signupFrom: startsAt - plan.signupDays * day,
      signupUntil: endsAt - day,
      status: now < startsAt ? 'UPCOMING' : now < endsAt ? 'LIVE' : 'ENDED',
    };
  });
}

/** Start of a campaign's first season on an exchange that began at `begunAt`. */
export function firstStartOf(plan: CampaignPlan, begunAt: number): number {
  return Math.floor(begunAt / day) * day - plan.age * day;
}
