import type { Instant } from '../shared/instant';
import type { OrderSide } from '../trading/order';

/** A public trade. `side` is the taker's. */
export interface MarketTrade {
  readonly symbol: string;
  readonly price: number;
  readonly size: number;
  readonly side: OrderSide;
  readonly at: Instant;
}
