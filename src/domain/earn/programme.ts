import { type Decimal, zero } from '../shared/decimal';
import { day, utcMidnight, type Instant } from '../shared/instant';
import type { FeeRates } from '../trading/order-estimate';

/** A tier of the product token's programme (protocol 4.4). Either of the two conditions is enough. */
export interface ProgrammeTier {
  readonly tier: number;
  /** Stake on average over a day. */
  readonly staked: Decimal;
  /** USDT traded within 30 days. */
  readonly volume: Decimal;
  readonly spot: FeeRates;
  readonly contracts: FeeRates;
  /** Withdrawals a day without a network fee. */
  readonly freeWithdrawals: number;
}

export interface Programme {
  /** The token that is staked. */
  readonly asset: string;
  /** The lowest first, which everybody has. */
  readonly tiers: readonly ProgrammeTier[];
}

/** A day that is over, and the tier from the midnight that ended it. */
export interface ProgrammeDay {
  readonly dayAt: Instant;
  readonly average: Decimal;
  readonly volume: Decimal;
  readonly tier: number;
}

/** A person's place in the programme, all their accounts together. */
export interface ProgrammeMember {
  /** What fees are charged by now. */
  readonly tier: number;
  readonly staked: Decimal;
  /** Of today's samples; undefined before the first. */
  readonly average: Decimal | undefined;
  readonly volume: Decimal;
  readonly freeWithdrawals: { readonly perDay: number; readonly left: number };
  /** One of each hour, newest first. */
  readonly samples: readonly { readonly hourAt: Instant; readonly staked: Decimal }[];
  /** Newest first. */
  readonly days: readonly ProgrammeDay[];
}

/** What is still needed for a tier: one of both. */
export interface TierGap {
  readonly tier: ProgrammeTier;
  readonly stake: Decimal;
  readonly volume: Decimal;
}

/** The highest tier that one of both is enough for. */
export function tierFor(tiers: readonly ProgrammeTier[], staked: Decimal, volume: Decimal): ProgrammeTier | undefined {
  return tiers.filter((each) => staked.gte(each.staked) || volume.gte(each.volume)).at(-1);
}

/** The next tier above the one that stake and volume reach, and what is missing; undefined for whoever is in the highest. */
export function gapToNext(tiers: readonly ProgrammeTier[], staked: Decimal, volume: Decimal): TierGap | undefined {
  const reached = tierFor(tiers, staked, volume);
  const next = tiers.find(({ tier }) => tier > (reached?.tier ?? -1));
  return next && { tier: next, stake: missing(next.staked, staked), volume: missing(next.volume, volume) };
}

/** When tiers change next: 00:00 UTC. */
export function nextTierChange(now: Instant): Instant {
  return utcMidnight(now) + day;
}

function missing(wanted: Decimal, there: Decimal): Decimal {
  return wanted.gt(there) ? wanted.minus(there) : zero;
}
