import { type Decimal, roundTo, zero } from '../shared/decimal';

/** A time at whose end profit is shared. USDT. */
export interface LeadMonth {
  /** Above the high-water mark; 0 where there is none. */
  readonly profit: Decimal;
  /** The lead's part of it. */
  readonly share: Decimal;
  /** What copiers have after it. */
  readonly worth: Decimal;
}

/** Decimals in which the exchange books. */
const bookedDecimals = 12;

/**
 * What a lead gets of copied money, as the exchange shares profit: of what is above the highest worth so far, and the
 * mark is what remains after that. Returns and the lead's part as fractions.
 */
export function leadEarnings(assets: Decimal, returns: readonly Decimal[], profitShare: Decimal): readonly LeadMonth[] {
  let [worth, mark] = [assets, assets];
  return returns.map((each) => {
    worth = booked(worth.times(each.plus(1)));
    const share = worth.gt(mark) ? booked(worth.minus(mark).times(profitShare)) : zero;
    const profit = share.gt(0) ? worth.minus(mark) : zero;
    worth = worth.minus(share);
    if (share.gt(0)) mark = worth;
    return { profit, share, worth };
  });
}

function booked(amount: Decimal): Decimal {
  return roundTo(amount, bookedDecimals, 'down');
}
