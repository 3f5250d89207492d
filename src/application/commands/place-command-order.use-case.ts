import type { PreparedOrder } from '../../domain/commands/prepared-order';
import type { AlgoLegRequest } from '../trading/algo-orders.port';
import { PlaceAlgoOrder } from '../trading/place-algo-order.use-case';
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

  place(order: PreparedOrder, onLost?: () => void): Promise<Placement> {
    const { symbol, side, type, price, quantity, amount, stopLoss, takeProfit, position, reduceOnly } = order;
    const terms = position && {
      positionSide: position.positionSide,
      marginMode: position.marginMode,
      ...(reduceOnly && { reduceOnly }),
    };
    const legs = [leg('TAKE_PROFIT', takeProfit), leg('STOP_LOSS', stopLoss)].filter((each) => each !== undefined);
    if (legs.length === 0)
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
    return this.algos.place(
      {
        symbol,
        algoType: 'BRACKET',
        side,
        childType: price ? 'LIMIT' : 'MARKET',
        ...(price && { price }),
        ...(quantity && { quantity }),
        ...terms,
        legs: [{ algoType: 'POSITIONAL_TP_SL', legs }],
      },
      onLost,
    );
  }
}

function leg(
  algoType: 'TAKE_PROFIT' | 'STOP_LOSS',
  triggerPrice: PreparedOrder['stopLoss'],
): AlgoLegRequest | undefined {
  return triggerPrice && { algoType, triggerPrice, childType: 'CLOSE_POSITION', reduceOnly: true };
}
