import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { mapResult } from '../../domain/shared/result';
import type { Order, OrderRequest } from '../../domain/trading/order';
import type { ObservableValue } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { TrackingPort } from '../platform/tracking.port';
import { AccountStreamPort } from './account-stream.port';
import { cancellation } from './cancellation';
import { guardedOrder } from './guarded-order';
import { OpenOrders } from './open-orders';
import { OrderGuards } from './order-guards';
import { type OnLost, PendingOrders, type PendingOrder } from './pending-orders';
import type { FoundOrder, Placement } from './place-once';
import { Placements } from './placements';
import { TradingCommandsPort } from './trading-commands.port';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** An order as wanted; the client order id is drawn here. */
export type OrderIntent = Omit<OrderRequest, 'clientOrderId'>;

type PlacedOrder = Extract<Placement, { status: 'placed' }>;

/**
 * Places an order at most once, with a client order id drawn for it alone. Who asks twice gets two orders (OrderTicket),
 * unless it is not known yet what became of the first.
 */
export class PlaceOrder {
  static readonly needs: Needs<typeof PlaceOrder> = [
    TradingPort,
    TradingCommandsPort,
    Random,
    Scheduler,
    TrackingPort,
    OrderGuards,
    AccountStreamPort,
    OpenOrders,
    Placements,
  ];

  readonly #pending: PendingOrders<OrderIntent>;

  constructor(
    private readonly trading: TradingPort,
    private readonly commands: TradingCommandsPort,
    private readonly random: Random,
    scheduler: Scheduler,
    private readonly tracking: TrackingPort,
    private readonly guards: OrderGuards,
    private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>,
    private readonly openOrders: Pick<OpenOrders, 'state' | 'value'>,
    private readonly placements: Pick<Placements, 'follow'>,
  ) {
    this.#pending = new PendingOrders(scheduler, random);
  }

  get pending(): ObservableValue<readonly PendingOrder<OrderIntent>[]> {
    return this.#pending.list;
  }

  /** @param onLost the answer was lost: from here on the exchange is asked */
  place(intent: OrderIntent, onLost?: OnLost): Promise<Placement> {
    return this.placements.follow(intent, this.#place(intent, onLost));
  }

  async #place(intent: OrderIntent, onLost?: OnLost): Promise<Placement> {
    const refusal = await this.guards.refusal(guardedOrder(intent));
    if (refusal) return { status: 'notPlaced', clientOrderId: this.random.identifier(), failure: refusal };
    const placement = await this.#pending.place(intent, (clientOrderId) => this.#ways(intent, clientOrderId), onLost);
    if (placement.status !== 'placed') return placement;
    this.#report(intent);
    const { expiresAt, symbol } = intent;
    const kept = expiresAt === undefined || placement.expiresAt === expiresAt;
    return kept ? placement : this.#unlessForEver(placement, symbol);
  }

  /** A host that does not know of expiries takes the order and says none back: it is not left for ever. */
  async #unlessForEver(placement: PlacedOrder, symbol: string): Promise<Placement> {
    const { clientOrderId, orderId } = placement;
    const cancelled = await cancellation(this.commands.cancelOrder({ orderId, symbol }));
    if (!cancelled.ok) return { status: 'unknown', clientOrderId, failure: cancelled.error };
    // It has filled: there is nothing left that could stay.
    if (cancelled.value === 'ended') return placement;
    return { status: 'notPlaced', clientOrderId, failure: { kind: 'expiryNotKept' } };
  }

  #ways(intent: OrderIntent, clientOrderId: number) {
    return {
      send: () => this.commands.placeOrder({ ...intent, clientOrderId }),
      find: async () => mapResult(await this.trading.orderByClientOrderId(clientOrderId), foundOrder),
      watch: (seen: (found: FoundOrder) => void) => {
        const look = (orders: readonly Order[]): void =>
          orders.filter((order) => order.clientOrderId === clientOrderId).forEach((order) => seen(foundOrder(order)));
        const stops = [
          this.stream.onExecutionReport(({ order }) => look([order])),
          this.openOrders.state.subscribe(() => look(this.openOrders.value ?? [])),
        ];
        return () => stops.forEach((stop) => stop());
      },
    };
  }

  /** That an order was placed, and of which kind; never how much of what for how much. */
  #report({ symbol, side, type }: OrderIntent): void {
    const market = parseMarketSymbol(symbol)?.type;
    if (market) this.tracking.report({ name: 'order_placed', market, side, type });
  }
}

function foundOrder({ orderId, status, expiresAt }: Order): FoundOrder {
  return { orderId, expiresAt, rejected: status === 'REJECTED' };
}
