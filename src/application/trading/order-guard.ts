import type { Decimal } from '../../domain/shared/decimal';
import type { OrderSide } from '../../domain/trading/order';
import type { Stopped } from '../../domain/trading/own-limit';
import type { PositionSide } from '../../domain/trading/position';

/** Where the limits are kept on the device; nothing there means that nobody has set any. */
export const riskLimitsKey = 'risk-limits';

/** What of an order its sender's own limits are about. */
export interface OrderToGuard {
  readonly symbol: string;
  readonly side?: OrderSide | undefined;
  /** Absent: at market. */
  readonly price?: Decimal | undefined;
  readonly quantity?: Decimal | undefined;
  /** Quote amount of a market buy. */
  readonly amount?: Decimal | undefined;
  /** It can only make a position smaller: nothing ever stands against it. */
  readonly closing: boolean;
  readonly positionSide?: PositionSide | undefined;
  /** The waiting order that would become this one, and what of it has filled. */
  readonly inPlaceOf?: { readonly orderId: string; readonly executed: Decimal } | undefined;
}

/** Says which of somebody's own limits stands against an order; `undefined` when none does. */
export interface OrderGuard {
  check(order: OrderToGuard): Promise<Stopped | undefined>;
  /** What a check would say now of an order that is not sent yet: nothing is asked, and nothing noted. */
  foresee(order: OrderToGuard): Promise<Stopped | undefined>;
}
