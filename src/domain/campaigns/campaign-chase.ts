import { parseMarketSymbol } from '../markets/market-symbol';
import { type Decimal, decimal, divide, roundTo, smallerOf, zero } from '../shared/decimal';
import type { ProgrammeTier } from '../earn/programme';
import type { Instant } from '../shared/instant';
import type { Campaign, CampaignStanding, Prize } from './campaign';

/** What it takes to end on a better rank; money in USDT. */
export interface Chase {
  readonly rank: number;
  readonly prize: Prize;
  /** Still to be traded, if whoever holds the rank goes on as until now; nothing when one's own pace is enough. */
  readonly volume: Decimal;
  /** For trading that as a taker, rounded up. */
  readonly fees: Decimal;
  /** What the prize is worth more than the one of one's own rank; `undefined` without a price. */
  readonly gain: Decimal | undefined;
}

interface ChaseFacts {
  readonly campaign: Campaign;
  readonly rows: readonly CampaignStanding[];
  readonly me: CampaignStanding | undefined;
  readonly now: Instant;
  /** What one pays, as fractions. */
  readonly rates: Pick<ProgrammeTier, 'spot' | 'contracts'>;
  /** USDT for one of what the prizes are paid in. */
  readonly price: Decimal | undefined;
}

/** Ranks with a better prize than one's own, the nearest first. Only where the volume decides, and while it does. */
export function chasesOf({ campaign, rows, me, now, rates, price }: ChaseFacts): readonly Chase[] {
  const passed = now - campaign.startsAt;
  if (campaign.type !== 'VOLUME' || campaign.status !== 'LIVE' || passed <= 0) return [];
  const pace = divide(decimal(campaign.endsAt - campaign.startsAt), decimal(passed));
  const taker = cheapestTaker(campaign, rates);
  const own = me?.volume ?? zero;
  const ownPrize = me?.prize.amount ?? zero;
  return rows
    .filter((row) => !row.me && row.prize.amount.gt(ownPrize) && row.rank < (me?.rank ?? Infinity))
    .sort((one, other) => other.rank - one.rank)
    .map(({ rank, prize, volume: theirs }) => {
      const expected = theirs.times(pace);
      const volume = own.times(pace).gt(expected) ? zero : roundTo(expected.minus(own), 2, 'up');
      return {
        rank,
        prize,
        volume,
        fees: roundTo(volume.times(taker), 2, 'up'),
        gain: price && prize.amount.minus(ownPrize).times(price),
      };
    });
}

/** Whoever is after volume trades where it costs least. */
function cheapestTaker({ symbols }: Campaign, { spot, contracts }: ChaseFacts['rates']): Decimal {
  const [first = spot.taker, ...others] = symbols.map((symbol) =>
    parseMarketSymbol(symbol)?.type === 'PERP' ? contracts.taker : spot.taker,
  );
  return others.reduce(smallerOf, first);
}

/** Whether a better prize is worth its fees; `undefined` where nobody knows what it is worth. */
export function pays({ gain, fees }: Chase): boolean | undefined {
  return gain?.gt(fees);
}
