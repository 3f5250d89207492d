import type { Decimal } from '../../domain/shared/decimal';
import type { MovableLine } from '../../domain/trading/price-line';
import type { Outcome } from '../kernel/failure';
import { CancelAlgoOrder } from './cancel-algo-order.use-case';
import { CancelOrder } from './cancel-order.use-case';
import type { Cancellation } from './cancellation';
import { EditOrder } from './edit-order.use-case';
import type { Needs } from '../kernel/token';

/**
 * Changes the price that a line on the chart stands for: the limit of an order, or where a conditional one is set off.
 * What comes of it comes by the private stream.
 */
export class MovePriceLine {
  static readonly needs: Needs<typeof MovePriceLine> = [EditOrder, CancelOrder, CancelAlgoOrder];

  constructor(
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly cancelOrder: Pick<CancelOrder, 'cancel'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
  ) {}

  move(line: MovableLine, price: Decimal): Outcome<void> {
    if (line.kind === 'order') return this.editOrder.edit(line.order, { price });
    const { root, leg } = line;
    return this.editOrder.edit(
      root,
      leg === root ? { triggerPrice: price } : { legs: [{ algoOrderId: leg.algoOrderId, triggerPrice: price }] },
    );
  }

  cancel(line: MovableLine): Outcome<Cancellation> {
    return line.kind === 'order' ? this.cancelOrder.cancel(line.order) : this.cancelAlgoOrder.cancel(line.root);
  }
}
