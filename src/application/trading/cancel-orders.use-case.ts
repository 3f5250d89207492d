import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { Order, OrderSide } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import { CancelAlgoOrder } from './cancel-algo-order.use-case';
import { CancelOrder } from './cancel-order.use-case';
import { unlessLost } from './cancellation';
import { TradingCommandsPort } from './trading-commands.port';
import type { Needs } from '../kernel/token';

/** Which orders are meant; without anything all of them. */
export interface OrderSelection {
  readonly symbol?: string | undefined;
  readonly side?: OrderSide | undefined;
}

export function isSelected(order: Pick<Order, 'symbol' | 'side'>, { symbol, side }: OrderSelection): boolean {
  return (symbol === undefined || order.symbol === symbol) && (side === undefined || order.side === side);
}

/** Asks the exchange to cancel many orders. Their cancellations arrive by the private stream. Harmless to repeat. */
export class CancelOrders {
  static readonly needs: Needs<typeof CancelOrders> = [TradingCommandsPort, CancelOrder, CancelAlgoOrder];

  constructor(
    private readonly trading: TradingCommandsPort,
    private readonly cancelOrder: Pick<CancelOrder, 'cancel'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
  ) {}

  /**
   * The exchange cancels by market but not by side: those of a side are cancelled one by one.
   * @returns why some could not be cancelled
   */
  async cancel(
    selection: OrderSelection,
    orders: readonly Order[],
    conditional: readonly AlgoOrder[],
  ): Promise<readonly Failure[]> {
    if (selection.side === undefined) {
      const answer = await unlessLost(this.trading.cancelAllOrders(selection.symbol));
      return answer.ok ? [] : [answer.error];
    }
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
