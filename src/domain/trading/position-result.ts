import { decimal, divide, type Decimal } from '../shared/decimal';
import type { Order } from './order';

/** What a position has brought, so far or in the end, as somebody shows it to others. */
export interface PositionResult {
  readonly symbol: string;
  readonly long: boolean;
  /** Absent where the source does not say. */
  readonly leverage?: number | undefined;
  readonly entry: Decimal;
  /** What it is valued at while it is open, what it was closed at afterwards. */
  readonly exit: Decimal;
  readonly isOpen: boolean;
  /** The exchange ended it for want of margin. */
  readonly liquidated?: boolean | undefined;
  /** Quote. Of a liquidated position after all that was taken. */
  readonly pnl: Decimal;
  /** Against the margin of the entry, or against its whole value where the leverage is not known. */
  readonly percent: Decimal | undefined;
}

/** In percent of the margin that a value is held with, or of the value itself where the leverage is not known. */
export function returnOn(value: Decimal, pnl: Decimal, leverage = 1): Decimal {
  return divide(pnl.times(100).times(decimal(leverage)), value);
}

/**
 * Of an order that closed something; `undefined` for one that did not, and for a liquidation, whose order does not say
 * what was taken with it. Its entry follows from what it realised.
 */
export function closedResult(order: Order): PositionResult | undefined {
  const { symbol, side, type, leverage, executed, averagePrice, realisedPnl } = order;
  if (type === 'LIQUIDATE' || !averagePrice || !realisedPnl || executed.lte(0)) return undefined;
  const long = side === 'SELL';
  const perUnit = divide(realisedPnl, executed);
  const entry = long ? averagePrice.minus(perUnit) : averagePrice.plus(perUnit);
  if (entry.lte(0)) return undefined;
  return {
    symbol,
    long,
    leverage,
    entry,
    exit: averagePrice,
    isOpen: false,
    pnl: realisedPnl,
    percent: returnOn(entry.times(executed), realisedPnl, leverage),
  };
}
