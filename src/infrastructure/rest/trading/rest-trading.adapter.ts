import type * as z from 'zod/mini';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { OrderReceipt, TradingCommandsPort } from '../../../application/trading/trading-commands.port';
import type {
  HistoryPage,
  HistoryQuery,
  OrderHistoryQuery,
  TradingFee,
  TradingPort,
} from '../../../application/trading/trading.port';
import { decimalText } from '../../../domain/shared/decimal';
import { instantFrom, type Instant, type Milliseconds } from '../../../domain/shared/instant';
import { failure, mapResult, success, type Result } from '../../../domain/shared/result';
import type { Balance } from '../../../domain/trading/balance';
import type { Fill, Order, OrderChange, OrderRequest } from '../../../domain/trading/order';
import type { tradingEndpoints } from '../../wire/catalogue/trading.endpoints';
import { loadedOnce } from '../transport/loaded-once';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { balanceFromWire, fillFromWire, fractionOfBasisPoints, orderFromWire, orderToWire } from './trading.wire';
import type { Needs } from '../../../application/kernel/token';

type OrderFilter = Omit<
  z.input<typeof tradingEndpoints.orders.query>,
  'page' | 'size' | 'symbol' | 'startTime' | 'endTime'
>;

export class RestTradingAdapter implements TradingPort, TradingCommandsPort {
  static readonly needs: Needs<typeof RestTradingAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async placeOrder(request: OrderRequest): Outcome<OrderReceipt> {
    const answer = await this.#client.send(call('placeOrder'), { body: orderToWire(request) });
    return mapResult(answer, ({ data }) => ({
      orderId: data.orderId,
      expiresAt: instantFrom(data.goodTillDate),
    }));
  }

  async cancelOrder({ orderId, symbol }: { readonly orderId: string; readonly symbol: string }): Outcome<void> {
    return done(await this.#client.send(call('cancelOrder'), { query: { orderId, symbol } }));
  }

  async cancelAllOrders(symbol?: string): Outcome<void> {
    return done(await this.#client.send(call('cancelAllOrders'), { query: symbol === undefined ? {} : { symbol } }));
  }

  async editOrder(
    { orderId, symbol }: { readonly orderId: string; readonly symbol: string },
    { price, quantity }: OrderChange,
  ): Outcome<void> {
    const body = {
      orderId,
      symbol,
      ...(price && { price: decimalText(price) }),
      ...(quantity && { quantity: decimalText(quantity) }),
    };
    return done(await this.#client.send(call('editOrder'), { body }));
  }

  async cancelBookOrders(symbol?: string): Outcome<void> {
    return done(await this.#client.send(call('cancelOrders'), { query: symbol === undefined ? {} : { symbol } }));
  }

  async cancelAllAfter(time: Milliseconds): Outcome<Instant | undefined> {
    const answer = await this.#client.send(call('cancelAllAfter'), { body: { triggerAfter: time } });
    return mapResult(answer, ({ data }) => (time === 0 ? undefined : instantFrom(data.expectedTriggerTime)));
  }

  async orderByClientOrderId(clientOrderId: number): Outcome<Order> {
    const answer = await this.#client.send(call('order'), { query: { clientOrderId } });
    if (!answer.ok) return failure(asNotFound(answer.error));
    const order = orderFromWire(answer.value.data, this.#unknown);
    return order ? success(order) : failure({ kind: 'malformed', detail: 'order' });
  }

  openOrders(query: HistoryQuery): Outcome<HistoryPage<Order>> {
    return this.#orders('INCOMPLETE', query);
  }

  orderHistory({ side, status, type, closing, ...query }: OrderHistoryQuery): Outcome<HistoryPage<Order>> {
    const filter = { ...(side && { side }), ...(type && { type }), ...(closing && { realizedPnl: true }) };
    return this.#orders(status ?? 'COMPLETED', query, filter);
  }

  async fills(query: HistoryQuery): Outcome<HistoryPage<Fill>> {
    // The page's size is `size` with most lists and `limit` with this one (protocol 3.2).
    const answer = await this.#client.send(call('fills'), { query: { ...paging(query), limit: query.size } });
    return mapResult(answer, ({ data }) => page(data.rows, data.meta?.total, fillFromWire));
  }

  async balances(): Outcome<readonly Balance[]> {
    const answer = await this.#client.send(call('balances'));
    return mapResult(answer, ({ data }) => data.holding.map(balanceFromWire));
  }

  async tradingFee(symbol: string): Outcome<TradingFee> {
    const answer = await this.#client.send(call('tradingFee'), { query: { symbol } });
    return mapResult(answer, ({ data }) => ({
      maker: fractionOfBasisPoints(data.makerFee),
      taker: fractionOfBasisPoints(data.takerFee),
      ...(data.feeRebate && { rebate: data.feeRebate }),
    }));
  }

  async #orders(
    status: OrderFilter['status'],
    query: HistoryQuery,
    filter: OrderFilter = {},
  ): Outcome<HistoryPage<Order>> {
    const answer = await this.#client.send(call('orders'), { query: { ...paging(query), ...filter, status } });
    return mapResult(answer, ({ data }) =>
      page(data.rows, data.meta?.total, (row) => orderFromWire(row, this.#unknown)),
    );
  }
}

function paging({ symbol, from, to, page: number, size }: HistoryQuery) {
  return {
    page: number,
    size,
    ...(symbol !== undefined && { symbol }),
    ...(from !== undefined && { startTime: from }),
    ...(to !== undefined && { endTime: to }),
  };
}

function page<A, B>(rows: readonly A[], total: number | undefined, map: (row: A) => B | undefined): HistoryPage<B> {
  return { rows: rows.map(map).filter((row) => row !== undefined), total: total ?? rows.length };
}

function done(answer: Result<unknown, Failure>): Result<void, Failure> {
  return mapResult(answer, () => undefined);
}

/** Only the exchange's own word counts: it never took an order of that id. */
function asNotFound(reason: Failure): Failure {
  if (reason.kind !== 'rejected' || reason.reason !== 'orderNotFound') return reason;
  return { kind: 'notFound', code: reason.code, detail: reason.detail };
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
const catalogue = loadedOnce(() => import('../../wire/catalogue/trading.endpoints'));

async function call<Name extends keyof typeof tradingEndpoints>(name: Name): Promise<(typeof tradingEndpoints)[Name]> {
  return (await catalogue()).tradingEndpoints[name];
}
