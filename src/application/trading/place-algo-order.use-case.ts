import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { mapResult } from '../../domain/shared/result';
import { canOnlyClose } from '../../domain/trading/closing-terms';
import type { ObservableValue } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { TrackingPort } from '../platform/tracking.port';
import { type AlgoOrderRequest, AlgoOrdersCommandsPort } from './algo-orders-commands.port';
import { AlgoOrdersPort } from './algo-orders.port';
import { OrderGuards } from './order-guards';
import { PendingOrders, type PendingOrder } from './pending-orders';
import { placeOnce, type Placement } from './place-once';
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
  ];

  readonly #pending = new PendingOrders<AlgoOrderIntent>();

  constructor(
    private readonly algos: AlgoOrdersPort,
    private readonly commands: AlgoOrdersCommandsPort,
    private readonly random: Random,
    private readonly scheduler: Scheduler,
    private readonly tracking: TrackingPort,
    private readonly guards: OrderGuards,
  ) {}

  get pending(): ObservableValue<readonly PendingOrder<AlgoOrderIntent>[]> {
    return this.#pending.list;
  }

  /** @param onLost the answer was lost: from here on the exchange is asked */
  async place(intent: AlgoOrderIntent, onLost?: () => void): Promise<Placement> {
    const clientAlgoOrderId = this.random.identifier();
    const refusal = await this.guards.refusal({
      ...intent,
      price: intent.price ?? intent.triggerPrice,
      closing: canOnlyClose(intent),
    });
    if (refusal) return { status: 'notPlaced', clientOrderId: clientAlgoOrderId, failure: refusal };
    return this.#pending.during(clientAlgoOrderId, intent, async (isLost) => {
      const placement = await placeOnce({
        clientOrderId: clientAlgoOrderId,
        scheduler: this.scheduler,
        send: async () =>
          mapResult(await this.commands.place({ ...intent, clientAlgoOrderId }), ({ algoOrderId }) => ({
            orderId: algoOrderId,
          })),
        find: async () =>
          mapResult(await this.algos.byClientAlgoOrderId(clientAlgoOrderId), ({ algoOrderId, rootStatus }) => ({
            orderId: algoOrderId,
            rejected: rootStatus === 'REJECTED',
          })),
        onLost: () => {
          isLost();
          onLost?.();
        },
      });
      const market = parseMarketSymbol(intent.symbol)?.type;
      if (placement.status === 'placed' && market && intent.side)
        this.tracking.report({ name: 'order_placed', market, side: intent.side, type: intent.algoType });
      return placement;
    });
  }
}
