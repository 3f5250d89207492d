import { unitsFromText, type Units } from '../../engine/model/units';

/** What it takes to be in a tier, and what it gives beside lower fees. Either condition is enough. */
export interface ProgrammeTier {
  /** The product's token, staked on average over a day. */
  readonly staked: Units;
  /** USDT traded within 30 days. */
  readonly volume: Units;
  /** Withdrawals a day whose network fee the exchange bears. */
  readonly freeWithdrawals: number;
}

/**
 * In the order of their numbers. Of the two lists of stakes in protocol 4.4 it is the one that a practice balance can
 * reach; free withdrawals are this exchange's own terms (ADR 38).
 */
export const programmeTiers: readonly ProgrammeTier[] = [
  tier('0', '0', 0),
  tier('1800', '10000000', 1),
  tier('25000', '50000000', 2),
  tier('150000', '100000000', 3),
  tier('500000', '200000000', 5),
  tier('1000000', '500000000', 10),
];

/** The highest tier that one of both is enough for. */
export function tierOf(staked: Units, volume: Units): number {
  return programmeTiers.findLastIndex((each) => staked >= each.staked || volume >= each.volume);
}

function tier(staked: string, volume: string, freeWithdrawals: number): ProgrammeTier {
  return { staked: unitsFromText(staked), volume: unitsFromText(volume), freeWithdrawals };
}
