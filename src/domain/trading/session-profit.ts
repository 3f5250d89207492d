import { divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { PositionFill } from './closed-positions';
import { canOnlyClose } from './closing-terms';
import type { Fill } from './order';
import type { PositionSide } from './position';

/** A fill, with the position that it changed: `BOTH` of a spot market, and where an account holds one position. */
export type SessionFill = Fill & Pick<PositionFill, 'positionSide'>;

/** What a session has opened of one position and not closed again. */
interface SessionLeg {
  readonly positionSide: PositionSide;
  /** In base; below zero for what was sold and not bought back. */
  readonly open: Decimal;
  /** Average, which is how a market counts it too. */
  readonly openPrice: Decimal;
}

/** What trading one market has come to since some moment, in quote. */
interface SessionProfit {
  /** Of what was opened and closed again, before fees. */
  readonly realised: Decimal;
  readonly fees: Decimal;
  readonly legs: readonly SessionLeg[];
}

/**
 * Profit of a session's own fills alone: what was held before does not count, so a sale without a purchase opens a
 * short of the session. Long and short of hedge mode are counted apart: one does not close the other, and what closes
 * more of one than the session has opened closes what was held before, of which only the fee counts. Fees in base are
 * counted at the fill's price.
 *
 * @param fills oldest first, all of one market
 * @param quote the asset that fees may be in beside the base
 */
export function sessionProfit(fills: readonly SessionFill[], quote: string): SessionProfit {
  let realised = zero;
  let fees = zero;
  const legs = new Map<PositionSide, SessionLeg>();
  for (const fill of fills) {
    const { positionSide, price, fee, feeAsset } = fill;
    const traded = tradedLeg(legs.get(positionSide) ?? { positionSide, open: zero, openPrice: zero }, fill);
    legs.set(positionSide, traded.leg);
    realised = realised.plus(traded.realised);
    fees = fees.plus(feeAsset === quote ? fee : fee.times(price));
  }
  return { realised, fees, legs: [...legs.values()].filter(({ open }) => !open.eq(zero)) };
}

/** What closing all that a session has opened would bring at a price, before fees; `undefined` where nothing is open. */
export function sessionUnrealised(legs: readonly SessionLeg[], price: Decimal): Decimal | undefined {
  if (legs.length === 0) return undefined;
  return legs.reduce((sum, { open, openPrice }) => sum.plus(price.minus(openPrice).times(open)), zero);
}

function tradedLeg(leg: SessionLeg, { side, price, ...fill }: Fill): { leg: SessionLeg; realised: Decimal } {
  const { positionSide, open, openPrice } = leg;
  const quantity = canOnlyClose({ side, positionSide }) ? smallerOf(fill.quantity, open.abs()) : fill.quantity;
  if (quantity.eq(zero)) return { leg, realised: zero };
  const signed = side === 'BUY' ? quantity : quantity.times(-1);
  const opposite = open.times(signed).lt(zero);
  const closed = opposite ? smallerOf(quantity, open.abs()) : zero;
  const gain = price
    .minus(openPrice)
    .times(closed)
    .times(open.gt(zero) ? 1 : -1);
  const opened = quantity.minus(closed);
  const average = opposite ? price : averageOf(open.abs(), openPrice, opened, price);
  return {
    leg: { positionSide, open: open.plus(signed), openPrice: opened.gt(zero) ? average : openPrice },
    realised: gain,
  };
}

function averageOf(held: Decimal, heldPrice: Decimal, added: Decimal, price: Decimal): Decimal {
  return divide(held.times(heldPrice).plus(added.times(price)), held.plus(added));
}
