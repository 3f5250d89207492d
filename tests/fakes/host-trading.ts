import type { EngineFill, EngineOrder } from '../../sandbox/engine/model/orders';
import type { EngineBalance } from '../../sandbox/engine/model/ledger-model';
import type { HistoryFilter } from '../../sandbox/engine/model/history-filter';
import { priceText, quantityText, scaleOf, unitsText, type InstrumentScale } from '../../sandbox/engine/model/units';
import type { Failure, Outcome } from '../../src/application/kernel/failure';
import type { OrderReceipt, TradingCommandsPort } from '../../src/application/trading/trading-commands.port';
import type {
  HistoryPage,
  HistoryQuery,
  OrderHistoryQuery,
  TradingFee,
  TradingPort,
} from '../../src/application/trading/trading.port';
import { decimal, decimalText, divide } from '../../src/domain/shared/decimal';
import type { Instant, Milliseconds } from '../../src/domain/shared/instant';
import { failure, success, type Result } from '../../src/domain/shared/result';
import type { Balance } from '../../src/domain/trading/balance';
import type { Fill, Order, OrderChange, OrderRequest } from '../../src/domain/trading/order';
import type { FakeHost } from './fake-host';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';
import { FakeHostKey } from './fake-keys';

/** What becomes of the next order on its way: taken but its answer lost, or lost before it arrived. */
export type OrderFault = 'answerLost' | 'requestLost';

export class HostTrading implements TradingPort, TradingCommandsPort {
  static readonly needs: Needs<typeof HostTrading> = [FakeHostKey, HostCalls];

  nextFault: OrderFault | undefined;
  /** Orders that reached the exchange, however they ended. */
  received = 0;

  constructor(
    private readonly host: FakeHost,
    private readonly calls: HostCalls,
  ) {}

  placeOrder(request: OrderRequest): Outcome<OrderReceipt> {
    return this.calls.asAccount(async () => {
      const fault = this.nextFault;
      this.nextFault = undefined;
      if (fault === 'requestLost') return failure({ kind: 'offline' });
      this.received += 1;
      const placed = await this.calls.as(async (user, { orderService }) => {
        const { orderId, expiresAt } = await orderService.place(user.applicationId, request);
        return { orderId: String(orderId), expiresAt };
      });
      return fault === 'answerLost' ? failure({ kind: 'offline' }) : placed;
    });
  }

  cancelOrder({ orderId, symbol }: { readonly orderId: string; readonly symbol: string }): Outcome<void> {
    return this.calls.as((user, { orderService }) =>
      orderService.cancel(user.applicationId, { orderId: Number(orderId) }, symbol),
    );
  }

  cancelAllOrders(symbol?: string): Outcome<void> {
    return this.calls.as((user, { orderService }) => orderService.cancelEverything(user.applicationId, symbol));
  }

  editOrder(
    { orderId, symbol }: { readonly orderId: string; readonly symbol: string },
    change: OrderChange,
  ): Outcome<void> {
    return this.calls.as((user, { orderService }) =>
      orderService.edit(user.applicationId, { orderId: Number(orderId) }, { ...change, symbol }),
    );
  }

  cancelBookOrders(symbol?: string): Outcome<void> {
    return this.calls.as((user, { orderService }) => orderService.cancelOrders(user.applicationId, symbol));
  }

  cancelAllAfter(time: Milliseconds): Outcome<Instant | undefined> {
    return this.calls.as((user, { orderService }) => orderService.cancelAllAfter(user.applicationId, time));
  }

  orderByClientOrderId(clientOrderId: number): Outcome<Order> {
    return this.calls.asAccount((accountId) => {
      const order = this.host.exchange.order(accountId, { clientOrderId });
      return order ? success(this.#order(order)) : failure({ kind: 'notFound', code: '-1006' } as const);
    });
  }

  openOrders(query: HistoryQuery): Outcome<HistoryPage<Order>> {
    return this.calls.asAccount((accountId) =>
      this.#page(this.host.exchange.openOrders(accountId, query), (order) => this.#order(order)),
    );
  }

  orderHistory({ closing, from, to, status, ...query }: OrderHistoryQuery): Outcome<HistoryPage<Order>> {
    return this.calls.as((user, { orderService }) => {
      const { rows, total } = orderService.orders(user.applicationId, {
        ...query,
        from,
        to,
        status: status ?? 'COMPLETED',
        realizedPnl: closing,
      });
      return { rows: rows.map((order) => this.#order(order)), total };
    });
  }

  fills(query: HistoryQuery): Outcome<HistoryPage<Fill>> {
    return this.calls.asAccount((accountId) =>
      this.#page(this.host.exchange.fills(accountId, query as HistoryFilter), (fill) => this.#fill(fill)),
    );
  }

  balances(): Outcome<readonly Balance[]> {
    return this.calls.asAccount((accountId) => success(this.host.exchange.balances(accountId).map(balanceOf)));
  }

  tradingFee(symbol: string): Outcome<TradingFee> {
    return this.calls.asAccount((accountId) => {
      const { makerBps, takerBps } = this.host.exchange.fees(symbol, accountId);
      const ratio = (bps: number): string => decimalText(decimal(bps).times('0.0001'));
      const { part = 0 } = this.host.exchange.vouchers(accountId).rebate ?? {};
      return success({ maker: ratio(makerBps), taker: ratio(takerBps), ...(part > 0 && { rebate: ratio(part) }) });
    });
  }

  #page<T, U>(
    { rows, total }: { rows: readonly T[]; total: number },
    map: (row: T) => U,
  ): Result<HistoryPage<U>, Failure> {
    return success({ rows: rows.map(map), total });
  }

  #scale(symbol: string): InstrumentScale {
    return scaleOf(this.host.exchange.instruments.find((instrument) => instrument.symbol === symbol)!);
  }

  #order(order: EngineOrder): Order {
    return orderOf(order, this.#scale(order.symbol));
  }

  #fill(fill: EngineFill): Fill {
    return fillOf(fill, this.#scale(fill.symbol));
  }
}

export function orderOf(order: EngineOrder, scale: InstrumentScale): Order {
  const executed = decimal(quantityText(scale, order.executed));
  const spent = decimal(unitsText(order.executedNotional));
  return {
    orderId: String(order.orderId),
    clientOrderId: order.clientOrderId,
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    status: order.status,
    price: order.price === undefined ? undefined : decimal(priceText(scale, order.price)),
    quantity: order.quantity === undefined ? undefined : decimal(quantityText(scale, order.quantity)),
    amount: order.amount === undefined ? undefined : decimal(unitsText(order.amount)),
    executed,
    averagePrice: order.executed > 0 ? divide(spent, executed) : undefined,
    fee: decimal(unitsText(order.fee)),
    feeAsset: order.feeAsset,
    visible: order.visible === undefined ? undefined : decimal(quantityText(scale, order.visible)),
    reduceOnly: order.reduceOnly,
    positionSide: order.positionSide,
    marginMode: order.marginMode,
    realisedPnl: order.realizedPnl === undefined ? undefined : decimal(unitsText(order.realizedPnl)),
    expiresAt: order.expiresAt,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

export function fillOf(fill: EngineFill, scale: InstrumentScale): Fill {
  return {
    id: String(fill.tradeId),
    orderId: String(fill.orderId),
    symbol: fill.symbol,
    side: fill.side,
    price: decimal(priceText(scale, fill.price)),
    quantity: decimal(quantityText(scale, fill.quantity)),
    fee: decimal(unitsText(fill.fee)),
    feeAsset: fill.feeAsset,
    maker: fill.maker,
    at: fill.at,
  };
}

export function balanceOf(balance: EngineBalance): Balance {
  return {
    asset: balance.asset,
    holding: decimal(unitsText(balance.holding)),
    frozen: decimal(unitsText(balance.frozen)),
    available: decimal(unitsText(balance.holding - balance.frozen)),
    lent: decimal(unitsText(balance.lent)),
    version: balance.version,
  };
}
