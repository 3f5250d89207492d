import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { Order } from '../../domain/trading/order';
import type { Failure } from '../kernel/failure';
import { CancelAlgoOrder } from './cancel-algo-order.use-case';
import { CancelAllOrders } from './cancel-all-orders.use-case';
import { CancelOrder } from './cancel-order.use-case';
import { whileStopping } from './cancellation';
import { isSelected, type OrderSelection } from './order-selection';
import { ProgramWatch } from './program-watch';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** As many as an account may have open, and more. */
const all = { page: 1, size: 500 };

/** Asks the exchange to cancel many orders. Their cancellations arrive by the private stream. Harmless to repeat. */
export class CancelOrders {
  static readonly needs: Needs<typeof CancelOrders> = [
    CancelAllOrders,
    CancelOrder,
    CancelAlgoOrder,
    ProgramWatch,
    TradingPort,
  ];

  constructor(
    private readonly cancelAllOrders: Pick<CancelAllOrders, 'cancelAll'>,
    private readonly cancelOrder: Pick<CancelOrder, 'cancel'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
    private readonly programs: Pick<ProgramWatch, 'stopAll'>,
    private readonly trading: Pick<TradingPort, 'openOrders'>,
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
    const failures = await whileStopping(
      this.programs.stopAll(selection),
      async () => ({
        book: await this.#cancelSelected(selection, orders),
        conditional: await this.cancelEach(
          [],
          conditional.filter((each) => isSelected(each, selection)),
        ),
      }),
      async (first, unsaid) => ({
        ...first,
        book: [...(await this.#cancelStanding(selection)), ...(unsaid ? [unsaid] : [])],
      }),
    );
    return [...failures.book, ...failures.conditional];
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

  /** Those that are open by now, of which no list here may have heard yet. */
  async #cancelStanding(selection: OrderSelection): Promise<readonly Failure[]> {
    const open = await this.trading.openOrders(all);
    return open.ok ? this.#cancelSelected(selection, open.value.rows) : [open.error];
  }

  #cancelSelected(selection: OrderSelection, orders: readonly Order[]): Promise<readonly Failure[]> {
    return this.cancelEach(
      orders.filter((each) => isSelected(each, selection)),
      [],
    );
  }
}
