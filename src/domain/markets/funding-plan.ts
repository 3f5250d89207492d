import { decimal, divide, zero, type Decimal } from '../shared/decimal';
import { hour, type Instant } from '../shared/instant';
import type { FundingRate, SettledFunding } from './funding';

export type PositionDirection = 'LONG' | 'SHORT';

/** What a position receives at one settlement, in quote; below zero what it pays. `value` is its value at the mark price. */
function fundingReceived(direction: PositionDirection, value: Decimal, rate: Decimal): Decimal {
  const byLongs = value.times(rate);
  return direction === 'LONG' ? zero.minus(byLongs) : byLongs;
}

/** What a position of an unchanged quantity received over settlements; `undefined` where the host left out a mark price. */
export function fundingReceivedOver(
  direction: PositionDirection,
  quantity: Decimal,
  settled: readonly Pick<SettledFunding, 'rate' | 'markPrice'>[],
): Decimal | undefined {
  let sum = zero;
  for (const { rate, markPrice } of settled) {
    if (!markPrice) return undefined;
    sum = sum.plus(fundingReceived(direction, quantity.times(markPrice), rate));
  }
  return sum;
}

/** A position that is meant to be held for a while. */
export interface PlannedPosition {
  readonly direction: PositionDirection;
  /** Its value in quote. */
  readonly value: Decimal;
  readonly until: Instant;
}

/** Amounts in quote: received above zero, paid below. */
export type FundingPlan =
  | { readonly kind: 'noSettlement' }
  /** Fewer settlements are known than lie ahead: nothing can be said from them. */
  | { readonly kind: 'shortHistory'; readonly settlements: number; readonly known: number }
  | {
      readonly kind: 'plan';
      readonly settlements: number;
      /** How many equally long spans of the past stand behind the amounts. */
      readonly spans: number;
      /** The mean of what they brought. */
      readonly expected: Decimal;
      readonly worst: Decimal;
      readonly best: Decimal;
      /** How far the price has to move for gain and funding to cancel out: a fraction, below zero for a fall. */
      readonly breakEvenMove: Decimal;
    };

/** How often a contract settles from now until an instant, which counts. */
export function settlementsUntil({ nextAt, intervalHours }: FundingRate, until: Instant): number {
  return until < nextAt ? 0 : Math.floor((until - nextAt) / (intervalHours * hour)) + 1;
}

/**
 * What holding a position brings or costs in funding, from what was settled: as many settlements in a row as lie ahead,
 * wherever in the known past they began.
 * @param settled newest first
 */
export function planFunding(
  position: PlannedPosition,
  rate: FundingRate,
  settled: readonly Pick<SettledFunding, 'rate'>[],
): FundingPlan {
  const settlements = settlementsUntil(rate, position.until);
  if (settlements === 0) return { kind: 'noSettlement' };
  if (settled.length < settlements) return { kind: 'shortHistory', settlements, known: settled.length };
  const sums = sumsInARow(
    settled.map(({ rate: one }) => one),
    settlements,
  );
  const total = sums.reduce((all, sum) => all.plus(sum), zero);
  const mean = divide(total, decimal(sums.length));
  const received = (sum: Decimal): Decimal => fundingReceived(position.direction, position.value, sum);
  const lowest = received(sums.reduce((least, sum) => (sum.lt(least) ? sum : least)));
  const highest = received(sums.reduce((most, sum) => (sum.gt(most) ? sum : most)));
  return {
    kind: 'plan',
    settlements,
    spans: sums.length,
    expected: received(mean),
    worst: lowest.lt(highest) ? lowest : highest,
    best: lowest.lt(highest) ? highest : lowest,
    // A long that pays needs the price to rise by the rate, a short that receives it may see it rise by as much.
    breakEvenMove: mean,
  };
}

function sumsInARow(rates: readonly Decimal[], count: number): readonly Decimal[] {
  let sum = rates.slice(0, count).reduce((all, rate) => all.plus(rate), zero);
  const sums = [sum];
  for (let end = count; end < rates.length; end += 1) {
    sum = sum.plus(rates[end]!).minus(rates[end - count]!);
    sums.push(sum);
  }
  return sums;
}
