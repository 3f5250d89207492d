import { failure, success, type Result } from '../../domain/shared/result';
import { type AlgoOrderChange, isConditional, treeOf, type AlgoOrder } from '../../domain/trading/algo-order';
import type { Order } from '../../domain/trading/order';
import { grownOrders, isAsWanted, type WantedChange } from '../../domain/trading/order-growth';
import type { Failure, Outcome } from '../kernel/failure';
import { type ObservableValue, Subject, type Unsubscribe } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import { AlgoOrdersCommandsPort } from './algo-orders-commands.port';
import { AlgoOrdersPort } from './algo-orders.port';
import { AccountStreamPort } from './account-stream.port';
import { isLost, isRefusal } from './lost-answer';
import { OrderGuards } from './order-guards';
import { TradingCommandsPort } from './trading-commands.port';
import { firstOf, Journeys, untilKnown } from './until-known';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** Open orders of one market read at once, to find one among them. */
const snapshotSize = 500;

/** A change that somebody, or something, has asked for. */
export interface AskedChange {
  readonly order: Order | AlgoOrder;
  readonly change: WantedChange & AlgoOrderChange;
}

/**
 * Changes a waiting order, of the book or a conditional one. What would make it larger asks its sender's own limits
 * first. A change is sent once: when its answer is lost the exchange is asked what the order is now. Changes of one
 * order go one after the other.
 */
export class EditOrder {
  static readonly needs: Needs<typeof EditOrder> = [
    TradingPort,
    TradingCommandsPort,
    AlgoOrdersPort,
    AlgoOrdersCommandsPort,
    Scheduler,
    OrderGuards,
    AccountStreamPort,
  ];

  readonly #last = new Map<string, Promise<unknown>>();
  readonly #asked = new Subject<AskedChange | undefined>(undefined);

  constructor(
    private readonly trading: Pick<TradingPort, 'openOrders'>,
    private readonly tradingCommands: Pick<TradingCommandsPort, 'editOrder'>,
    private readonly algos: Pick<AlgoOrdersPort, 'open'>,
    private readonly algoCommands: Pick<AlgoOrdersCommandsPort, 'edit'>,
    private readonly scheduler: Scheduler,
    private readonly guards: OrderGuards,
    private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>,
  ) {}

  /** The change that was asked for last, before it is sent. */
  get asked(): ObservableValue<AskedChange | undefined> {
    return this.#asked;
  }

  /** Legs and trigger prices are of conditional orders alone. What comes of it comes by the private stream. */
  async edit(order: Order | AlgoOrder, change: WantedChange & AlgoOrderChange): Outcome<void> {
    this.#asked.set({ order, change });
    const key = isConditional(order) ? `conditional ${order.algoOrderId}` : order.orderId;
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(() => this.#edit(order, change));
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }

  async #edit(order: Order | AlgoOrder, change: AlgoOrderChange): Outcome<void> {
    for (const { orderId, executed, ...grown } of grownOrders(order, change)) {
      const refusal = await this.guards.refusal({ ...grown, closing: false, inPlaceOf: { orderId, executed } });
      if (refusal) return failure(refusal);
    }
    const journeys = new Journeys(this.scheduler);
    const sent = isConditional(order)
      ? this.algoCommands.edit(order.algoOrderId, change)
      : this.tradingCommands.editOrder(order, change);
    const answer = await firstOf(journeys.follow(sent, isLost), (seen) =>
      this.#watch(order, change, () => seen(success(undefined))),
    );
    return answer.ok || isRefusal(answer.error) ? answer : this.#becameOf(order, change, answer.error, journeys);
  }

  #becameOf(order: Order | AlgoOrder, change: WantedChange, lost: Failure, journeys: Journeys): Outcome<void> {
    return untilKnown({
      scheduler: this.scheduler,
      watch: (tell) => this.#watch(order, change, () => tell(success(undefined))),
      ask: async (): Promise<Result<void, Failure> | undefined> => {
        const certain = !journeys.any;
        const found = await this.#find(order);
        if (!found.ok) return found.error.kind === 'unauthorised' ? failure({ kind: 'unanswered' }) : undefined;
        if (found.value === undefined) return failure({ kind: 'rejected', reason: 'orderEnded' });
        if (isAsWanted(found.value, change)) return success(undefined);
        return certain ? failure(lost) : undefined;
      },
    });
  }

  /** Tells when a report has it as it is wanted; of conditional orders none is told. */
  #watch(order: Order | AlgoOrder, change: WantedChange, seen: () => void): Unsubscribe {
    if (isConditional(order)) return () => undefined;
    return this.stream.onExecutionReport(({ order: told }) => {
      if (told.orderId === order.orderId && isAsWanted(told, change)) seen();
    });
  }

  /** As it waits now; `undefined` once it does not wait any more. */
  async #find(order: Order | AlgoOrder): Outcome<Order | AlgoOrder | undefined> {
    const query = { symbol: order.symbol, page: 1, size: snapshotSize };
    if (isConditional(order)) {
      const answer = await this.algos.open(query);
      return answer.ok
        ? success(answer.value.rows.flatMap(treeOf).find(({ algoOrderId }) => algoOrderId === order.algoOrderId))
        : answer;
    }
    const answer = await this.trading.openOrders(query);
    return answer.ok ? success(answer.value.rows.find(({ orderId }) => orderId === order.orderId)) : answer;
  }
}
