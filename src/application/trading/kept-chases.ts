import { decimalText, parseDecimal, type Decimal } from '../../domain/shared/decimal';
import type { OrderSide } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';

/** Where a device keeps what it chases. */
export const storageKey = 'chased-orders';
const most = 20;

/** An order that follows the best price of its side. */
export interface Chase {
  readonly orderId: string;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly limit: Decimal;
  /** The market has gone further than it may: it waits at its limit. */
  readonly atLimit?: boolean | undefined;
  /** Why it stopped following; the order itself stays where it is. */
  readonly failure?: Failure | undefined;
  /** It stopped because the order's price was changed by hand. */
  readonly edited?: true | undefined;
}

/** Whether it follows no more; it is shown until somebody has seen it. */
export function hasStopped({ failure, edited }: Chase): boolean {
  return failure !== undefined || edited === true;
}

/** As they are kept: the newest, if there are too many. */
export function keptChases(chases: readonly Chase[]): string {
  return JSON.stringify(
    chases
      .slice(-most)
      .map(({ orderId, symbol, side, limit }) => ({ orderId, symbol, side, limit: decimalText(limit) })),
  );
}

/** What a device has kept; whatever is no chase is left out. */
export function readChases(kept: string | undefined): readonly Chase[] {
  let list: unknown;
  try {
    list = JSON.parse(kept ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).flatMap((each: Partial<Record<keyof Chase, unknown>> | null) => {
    const limit = parseDecimal(each?.limit);
    return each &&
      typeof each.orderId === 'string' &&
      typeof each.symbol === 'string' &&
      (each.side === 'BUY' || each.side === 'SELL') &&
      limit
      ? [{ orderId: each.orderId, symbol: each.symbol, side: each.side, limit }]
      : [];
  });
}
