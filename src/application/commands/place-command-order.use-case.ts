import type { PreparedOrder } from '../../domain/commands/prepared-order';
import { conditionalIntent } from '../trading/conditional-intent';
import { PlaceAlgoOrder } from '../trading/place-algo-order.use-case';
import type { OnLost } from '../trading/pending-orders';
import type { Placement } from '../trading/place-once';
import { PlaceOrder } from '../trading/place-order.use-case';
import type { Needs } from '../kernel/token';

/** Sends an order as it was worked out: to the book, or as a bracket where a stop or a target goes with it. */
export class PlaceCommandOrder {
  static readonly needs: Needs<typeof PlaceCommandOrder> = [PlaceOrder, PlaceAlgoOrder];

  constructor(
    private readonly orders: PlaceOrder,
    private readonly algos: PlaceAlgoOrder,
  ) {}

  place(order: PreparedOrder, onLost?: OnLost): Promise<Placement> {
    const { symbol, side, type, price, quantity, amount, stopLoss, takeProfit, position, reduceOnly } = order;
    const terms = position && {
      positionSide: position.positionSide,
      marginMode: position.marginMode,
      ...(reduceOnly && { reduceOnly }),
    };
    if (!stopLoss && !takeProfit)
      return this.orders.place(
        {
          symbol,
          side,
          type,
          ...(price && { price }),
          ...(quantity && { quantity }),
          ...(amount && { amount }),
          ...terms,
        },
        onLost,
      );
    const bracket = {
      kind: 'BRACKET',
      side,
      quantity,
      price,
      triggerBy: 'MARKET_PRICE',
      takeProfit,
      stopLoss,
    } as const;
    return this.algos.place(conditionalIntent(symbol, bracket, terms), onLost);
  }
}
