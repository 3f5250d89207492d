import { divide, smallerOf, zero, type Decimal } from '../shared/decimal';
import type { Fill } from './order';

/** What trading one market has come to since some moment, in quote. */
export interface SessionProfit {
  /** Of what was opened and closed again, fees taken out. */
  readonly realised: Decimal;
  readonly fees: Decimal;
  /** Bought and not sold again, in base; below zero for what was sold and not bought back. */
  readonly open: Decimal;
  /** At the average price, which is how a market counts it too. */
  readonly openPrice: Decimal | undefined;
}

/**
 * Profit of a session's own fills alone: what was held before does not count, so a sale without a purchase opens a
 * short of the session. Fees in base are counted at the fill's price.
 *
 * @param fills oldest first, all of one market
 * @param quote the asset that fees may be in beside the base
 */
export function sessionProfit(fills: readonly Fill[], quote: string): SessionProfit {
  let realised = zero;
  let fees = zero;
  let open = zero;
  let openPrice = zero;
  for (const { side, price, quantity, fee, feeAsset } of fills) {
    const signed = side === 'BUY' ? quantity : quantity.times(-1);
    const opposite = open.times(signed).lt(zero);
    const closed = opposite ? smallerOf(quantity, open.abs()) : zero;
    if (closed.gt(zero))
      realised = realised.plus(
        price
          .minus(openPrice)
          .times(closed)
          .times(open.gt(zero) ? 1 : -1),
      );
    const opened = quantity.minus(closed);
    const before = open;
    open = open.plus(signed);
    if (opened.gt(zero)) openPrice = opposite ? price : averageOf(before.abs(), openPrice, opened, price);
    fees = fees.plus(feeAsset === quote ? fee : fee.times(price));
  }
  return { realised: realised.minus(fees), fees, open, openPrice: open.eq(zero) ? undefined : openPrice };
}

function averageOf(held: Decimal, heldPrice: Decimal, added: Decimal, price: Decimal): Decimal {
  return divide(held.times(heldPrice).plus(added.times(price)), held.plus(added));
}
