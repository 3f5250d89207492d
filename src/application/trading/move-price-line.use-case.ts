import type { Decimal } from '../../domain/shared/decimal';
import { failure, success, type Result } from '../../domain/shared/result';
import type { MovableLine } from '../../domain/trading/price-line';
import type { Outcome } from '../kernel/failure';
import { CancelAlgoOrder } from './cancel-algo-order.use-case';
import { CancelOrder } from './cancel-order.use-case';
import { EditOrder } from './edit-order.use-case';
import { Positions } from './positions';
import { legRemoval, type ProtectionFailure, ProtectPosition } from './protect-position.use-case';
import type { Needs } from '../kernel/token';

/**
 * Changes the price that a line on the chart stands for: the limit of an order, or where a conditional one is set off.
 * What comes of it comes by the private stream.
 */
export class MovePriceLine {
  static readonly needs: Needs<typeof MovePriceLine> = [
    EditOrder,
    CancelOrder,
    CancelAlgoOrder,
    ProtectPosition,
    Positions,
  ];

  constructor(
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly cancelOrder: Pick<CancelOrder, 'cancel'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
    private readonly protection: Pick<ProtectPosition, 'removeLeg'>,
    private readonly positions: Pick<Positions, 'value'>,
  ) {}

  move(line: MovableLine, price: Decimal): Outcome<void> {
    if (line.kind === 'order') return this.editOrder.edit(line.order, { price });
    const { root, leg } = line;
    return this.editOrder.edit(
      root,
      leg === root ? { triggerPrice: price } : { legs: [{ algoOrderId: leg.algoOrderId, triggerPrice: price }] },
    );
  }

  /** A leg of what protects a position goes alone; of another group everything goes. */
  async cancel(line: MovableLine): Promise<Result<void, ProtectionFailure>> {
    const removal = line.kind === 'trigger' && legRemoval(line.root, line.leg, this.positions.value ?? []);
    if (removal) {
      const broken = await this.protection.removeLeg(removal);
      return broken ? failure(broken) : success(undefined);
    }
    const answer = await (line.kind === 'order'
      ? this.cancelOrder.cancel(line.order)
      : this.cancelAlgoOrder.cancel(line.root));
    return answer.ok ? success(undefined) : failure({ failure: answer.error, stands: 'before' });
  }
}
