import type { Decimal } from '../../domain/shared/decimal';
import type { MovableLine } from '../../domain/trading/price-line';
import type { Outcome } from '../kernel/failure';
import { AlgoOrdersPort } from './algo-orders.port';
import { EditOrder } from './edit-order.use-case';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/**
 * Changes the price that a line on the chart stands for: the limit of an order, or where a conditional one is set off.
 * What comes of it comes by the private stream.
 */
export class MovePriceLine {
  static readonly needs: Needs<typeof MovePriceLine> = [EditOrder, TradingPort, AlgoOrdersPort];

  constructor(
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly trading: Pick<TradingPort, 'cancelOrder'>,
    private readonly algos: Pick<AlgoOrdersPort, 'cancel'>,
  ) {}

  move(line: MovableLine, price: Decimal): Outcome<void> {
    if (line.kind === 'order') return this.editOrder.edit(line.order, { price });
    const { root, leg } = line;
    return this.editOrder.edit(
      root,
      leg === root ? { triggerPrice: price } : { legs: [{ algoOrderId: leg.algoOrderId, triggerPrice: price }] },
    );
  }

  cancel(line: MovableLine): Outcome<void> {
    if (line.kind === 'order') return this.trading.cancelOrder({ orderId: line.order.orderId, symbol: line.symbol });
    return this.algos.cancel({ algoOrderId: line.root.algoOrderId, symbol: line.symbol });
  }
}
