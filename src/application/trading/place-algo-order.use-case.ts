import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { mapResult } from '../../domain/shared/result';
import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { ObservableValue } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { TrackingPort } from '../platform/tracking.port';
import { type AlgoOrderRequest, AlgoOrdersCommandsPort } from './algo-orders-commands.port';
import { AlgoOrdersPort } from './algo-orders.port';
import { AccountStreamPort } from './account-stream.port';
import { guardedOrder } from './guarded-order';
import { OrderGuards } from './order-guards';
import { type OnLost, PendingOrders, type PendingOrder } from './pending-orders';
import type { FoundOrder, Placement } from './place-once';
import { Placements } from './placements';
import type { Needs } from '../kernel/token';

/** A conditional order as wanted; the client order id is drawn here. */
export type AlgoOrderIntent = Omit<AlgoOrderRequest, 'clientAlgoOrderId'>;

/** Places a conditional order at most once, as PlaceOrder does with those of the book. */
export class PlaceAlgoOrder {
  static readonly needs: Needs<typeof PlaceAlgoOrder> = [
    AlgoOrdersPort,
    AlgoOrdersCommandsPort,
    Random,
    Scheduler,
    TrackingPort,
    OrderGuards,
    AccountStreamPort,
    Placements,
  ];

  readonly #pending: PendingOrders<AlgoOrderIntent>;

  constructor(
    private readonly algos: AlgoOrdersPort,
    private readonly commands: AlgoOrdersCommandsPort,
    private readonly random: Random,
    scheduler: Scheduler,
    private readonly tracking: TrackingPort,
    private readonly guards: OrderGuards,
    private readonly stream: Pick<AccountStreamPort, 'onAlgoOrders'>,
    private readonly placements: Pick<Placements, 'follow'>,
  ) {
    this.#pending = new PendingOrders(scheduler, random);
  }

  get pending(): ObservableValue<readonly PendingOrder<AlgoOrderIntent>[]> {
    return this.#pending.list;
  }

  /** @param onLost the answer was lost: from here on the exchange is asked */
  place(intent: AlgoOrderIntent, onLost?: OnLost): Promise<Placement> {
    return this.placements.follow(intent, this.#place(intent, onLost));
  }

  async #place(intent: AlgoOrderIntent, onLost?: OnLost): Promise<Placement> {
    const refusal = await this.guards.refusal(guardedOrder(intent));
    if (refusal) return { status: 'notPlaced', clientOrderId: this.random.identifier(), failure: refusal };
    const placement = await this.#pending.place(intent, (id) => this.#ways(intent, id), onLost);
    const market = parseMarketSymbol(intent.symbol)?.type;
    if (placement.status === 'placed' && market && intent.side)
      this.tracking.report({ name: 'order_placed', market, side: intent.side, type: intent.algoType });
    return placement;
  }

  #ways(intent: AlgoOrderIntent, clientAlgoOrderId: number) {
    return {
      send: async () =>
        mapResult(await this.commands.place({ ...intent, clientAlgoOrderId }), ({ algoOrderId }) => ({
          orderId: algoOrderId,
        })),
      find: async () => mapResult(await this.algos.byClientAlgoOrderId(clientAlgoOrderId), foundOrder),
      watch: (seen: (found: FoundOrder) => void) =>
        this.stream.onAlgoOrders((orders) =>
          orders
            .filter((order) => order.clientAlgoOrderId === clientAlgoOrderId)
            .forEach((order) => seen(foundOrder(order))),
        ),
    };
  }
}

function foundOrder({ algoOrderId, rootStatus }: AlgoOrder): FoundOrder {
  return { orderId: algoOrderId, rejected: rootStatus === 'REJECTED' };
}
