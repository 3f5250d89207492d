import { divide, type Decimal } from '../shared/decimal';
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
  /** Quote. */
  readonly pnl: Decimal;
  /** Against the margin of the entry, or against its whole value where the leverage is not known. */
  readonly percent: Decimal | undefined;
}

/** Of an order that closed something; `undefined` for one that did not. Its entry follows from what it realised. */
export function closedResult({ symbol, side, executed, averagePrice, realisedPnl }: Order): PositionResult | undefined {
  if (!averagePrice || !realisedPnl || executed.lte(0)) return undefined;
  const long = side === 'SELL';
  const perUnit = divide(realisedPnl, executed);
  const entry = long ? averagePrice.minus(perUnit) : averagePrice.plus(perUnit);
  if (entry.lte(0)) return undefined;
  return {
    symbol,
    long,
    entry,
    exit: averagePrice,
    isOpen: false,
    pnl: realisedPnl,
    percent: divide(realisedPnl.times(100), entry.times(executed)),
  };
}
