import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { mapResult } from '../../domain/shared/result';
import { canOnlyClose } from '../../domain/trading/closing-terms';
import type { OrderRequest } from '../../domain/trading/order';
import type { ObservableValue } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { TrackingPort } from '../platform/tracking.port';
import { OrderGuards } from './order-guards';
import { PendingOrders, type PendingOrder } from './pending-orders';
import { placeOnce, type Placement } from './place-once';
import { TradingCommandsPort } from './trading-commands.port';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** An order as wanted; the client order id is drawn here. */
export type OrderIntent = Omit<OrderRequest, 'clientOrderId'>;

/** Places an order at most once, with a client order id drawn for it alone. Who asks twice gets two orders (OrderTicket). */
export class PlaceOrder {
  static readonly needs: Needs<typeof PlaceOrder> = [
    TradingPort,
    TradingCommandsPort,
    Random,
    Scheduler,
    TrackingPort,
    OrderGuards,
  ];

  readonly #pending = new PendingOrders<OrderIntent>();

  constructor(
    private readonly trading: TradingPort,
    private readonly commands: TradingCommandsPort,
    private readonly random: Random,
    private readonly scheduler: Scheduler,
    private readonly tracking: TrackingPort,
    private readonly guards: OrderGuards,
  ) {}

  get pending(): ObservableValue<readonly PendingOrder<OrderIntent>[]> {
    return this.#pending.list;
  }

  /** @param onLost the answer was lost: from here on the exchange is asked */
  async place(intent: OrderIntent, onLost?: () => void): Promise<Placement> {
    const clientOrderId = this.random.identifier();
    const refusal = await this.guards.refusal({ ...intent, closing: canOnlyClose(intent) });
    if (refusal) return { status: 'notPlaced', clientOrderId, failure: refusal };
    return this.#pending.during(clientOrderId, intent, async (isLost) => {
      const placement = await placeOnce({
        clientOrderId,
        scheduler: this.scheduler,
        send: () => this.commands.placeOrder({ ...intent, clientOrderId }),
        find: async () =>
          mapResult(await this.trading.orderByClientOrderId(clientOrderId), ({ orderId, status }) => ({
            orderId,
            rejected: status === 'REJECTED',
          })),
        onLost: () => {
          isLost();
          onLost?.();
        },
      });
      if (placement.status === 'placed') this.#report(intent);
      return placement;
    });
  }

  /** That an order was placed, and of which kind; never how much of what for how much. */
  #report({ symbol, side, type }: OrderIntent): void {
    const market = parseMarketSymbol(symbol)?.type;
    if (market) this.tracking.report({ name: 'order_placed', market, side, type });
  }
}
