import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { Order } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import { CancelAlgoOrder } from './cancel-algo-order.use-case';
import { CancelAllOrders } from './cancel-all-orders.use-case';
import { CancelOrder } from './cancel-order.use-case';
import { isSelected, type OrderSelection } from './order-selection';
import { ProgramWatch } from './program-watch';
import type { Needs } from '../kernel/token';

/** Asks the exchange to cancel many orders. Their cancellations arrive by the private stream. Harmless to repeat. */
export class CancelOrders {
  static readonly needs: Needs<typeof CancelOrders> = [CancelAllOrders, CancelOrder, CancelAlgoOrder, ProgramWatch];

  constructor(
    private readonly cancelAllOrders: Pick<CancelAllOrders, 'cancelAll'>,
    private readonly cancelOrder: Pick<CancelOrder, 'cancel'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
    private readonly programs: Pick<ProgramWatch, 'stopAll'>,
  ) {}

  /**
   * The exchange cancels by market but by no side: those of a side are cancelled one by one.
   * @returns why some could not be cancelled
   */
  async cancel(
    selection: OrderSelection,
    orders: readonly Order[],
    conditional: readonly AlgoOrder[],
  ): Promise<readonly Failure[]> {
    if (selection.side === undefined && selection.positionSide === undefined) {
      const answer = await this.cancelAllOrders.cancelAll(selection.symbol);
      return answer.ok ? [] : [answer.error];
    }
    void this.programs.stopAll(selection);
    return this.cancelEach(
      orders.filter((each) => isSelected(each, selection)),
      conditional.filter((each) => isSelected(each, selection)),
    );
  }

  /** Exactly these, one after the other. @returns why some could not be cancelled */
  async cancelEach(orders: readonly Order[], conditional: readonly AlgoOrder[]): Promise<readonly Failure[]> {
    const failures: Failure[] = [];
    for (const order of orders) {
      const answer = await this.cancelOrder.cancel(order);
      if (!answer.ok) failures.push(answer.error);
    }
    for (const order of conditional) {
      const answer = await this.cancelAlgoOrder.cancel(order);
      if (!answer.ok) failures.push(answer.error);
    }
    return failures;
  }
}
