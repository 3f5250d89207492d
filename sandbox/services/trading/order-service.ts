import type { Decimal } from '../../../src/domain/shared/decimal';
import { hasExpired } from '../../../src/domain/trading/order';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type { PositionSide } from '../../engine/model/margin-model';
import type { Command, CommandOutcome } from '../../engine/model/commands';
import type { EngineFill, EngineOrder } from '../../engine/model/orders';
import type { ExchangeService } from '../../engine/exchange-service';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { marketFormats, type MarketFormat } from '../markets/market-format';
import { placeCommand, priceOf, quantityOf, type NewOrder } from './order-placement';
import { pageOf, type Page } from './page';

export interface OrderKey {
  readonly orderId?: number | undefined;
  readonly clientOrderId?: number | undefined;
}

export interface OrderChange {
  /** Of the order, to be sure. */
  readonly symbol?: string | undefined;
  readonly price?: Decimal | undefined;
  readonly quantity?: Decimal | undefined;
}

export interface OrderFilter extends HistoryFilter {
  /** INCOMPLETE and COMPLETED for open and ended orders of any kind; EXPIRED for those cancelled at their end. */
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly tag?: string | undefined;
  /** Only orders that closed something, or only those that did not. */
  readonly realizedPnl?: boolean | undefined;
}

/** Longest time after which orders are cancelled by themselves, milliseconds. */
const longestTrigger = 900_000;
/** Rows that are looked through where the engine cannot filter by itself. */
const wholeHistory = 10_000;

type Accepted = CommandOutcome & { readonly ok: true };

/** Orders of the book, as every call to them understands them: own orders only, refusals by the protocol's codes. */
export class OrderService {
  readonly #markets: ReadonlyMap<string, MarketFormat>;
  readonly #editListeners = new Set<(order: EngineOrder, reason: string) => void>();

  constructor(
    private readonly exchange: ExchangeService,
    private readonly now: () => number,
  ) {
    this.#markets = marketFormats(exchange.instruments);
  }

  /** Tells of edits that the engine did not make, and why. */
  onEditRefused(listener: (order: EngineOrder, reason: string) => void): void {
    this.#editListeners.add(listener);
  }

  market(symbol: string): MarketFormat {
    const market = this.#markets.get(symbol);
    if (!market) throw rejected('unknownMarket');
    return market;
  }

  async place(accountId: string, order: NewOrder): Promise<EngineOrder> {
    const market = this.market(order.symbol);
    const command = placeCommand(accountId, market, order, (depth) => this.exchange.book(market.symbol, depth));
    const { order: placed } = await this.submit(command);
    if (!placed) throw new Error('The engine accepted an order without naming it');
    return placed;
  }

  async edit(accountId: string, key: OrderKey, change: OrderChange): Promise<void> {
    const order = this.order(accountId, key);
    const market = this.market(order.symbol);
    requireSymbol(order, change.symbol);
    if (change.price === undefined && change.quantity === undefined) throw invalidParameter('price');
    const price = change.price === undefined ? undefined : priceOf(market, change.price);
    const quantity = change.quantity === undefined ? undefined : quantityOf(market, change.quantity);
    requireOpen(order);
    try {
      await this.submit(
        {
          type: 'edit',
          accountId,
          orderId: order.orderId,
          ...(price !== undefined && { price }),
          ...(quantity !== undefined && { quantity }),
        },
        'orderEnded',
      );
    } catch (error) {
      if (error instanceof ApiError) for (const listener of this.#editListeners) listener(order, error.message);
      throw error;
    }
  }

  async cancel(accountId: string, key: OrderKey, symbol?: string): Promise<void> {
    const order = this.order(accountId, key);
    requireSymbol(order, symbol);
    requireOpen(order);
    await this.submit({ type: 'cancel', accountId, orderId: order.orderId }, 'orderEnded');
  }

  /** Of the book; conditional orders stay. */
  async cancelOrders(accountId: string, symbol?: string): Promise<void> {
    if (symbol !== undefined) this.market(symbol);
    await this.submit({ type: 'cancelAll', accountId, ...(symbol !== undefined && { symbol }) });
  }

  async cancelEverything(accountId: string, symbol?: string): Promise<void> {
    await this.cancelOrders(accountId, symbol);
    const open = this.exchange.algos.orders(accountId, { symbol, open: true, page: 1, size: 1 });
    if (open.total > 0)
      await this.submit({ type: 'cancelAllAlgos', accountId, ...(symbol !== undefined && { symbol }) });
  }

  /** @returns when it will happen, milliseconds; `undefined` when switched off. */
  async cancelAllAfter(accountId: string, timeout: number): Promise<number | undefined> {
    if (!Number.isInteger(timeout) || timeout < 0 || timeout > longestTrigger)
      throw new ApiError(317176, 400, `triggerAfter must be from 0 to ${longestTrigger}.`);
    await this.submit({ type: 'cancelAllAfter', accountId, timeout });
    return timeout === 0 ? undefined : (this.exchange.algos.cancelAllAt(accountId) ?? this.now() + timeout);
  }

  /** An order of the account's own: anybody else's does not exist for it. */
  order(accountId: string, key: OrderKey): EngineOrder {
    if (key.orderId === undefined && key.clientOrderId === undefined) throw invalidParameter('orderId');
    const order = this.exchange.order(accountId, key);
    if (!order || order.accountId !== accountId) throw rejected('orderNotFound');
    return order;
  }

  /** Newest first. */
  orders(
    accountId: string,
    { status, type, positionSide, tag, realizedPnl, ...filter }: OrderFilter,
  ): Page<EngineOrder> {
    const plain = type === undefined && positionSide === undefined && tag === undefined && realizedPnl === undefined;
    if (plain && status === 'INCOMPLETE') return this.exchange.openOrders(accountId, filter);
    if (plain && status === 'COMPLETED') return this.exchange.endedOrders(accountId, filter);
    const chosen = this.#everyOrder(accountId, filter, status).filter(
      (order) =>
        (type === undefined || order.type === type) &&
        (positionSide === undefined || order.positionSide === positionSide) &&
        (tag === undefined || order.tag === tag) &&
        (realizedPnl === undefined || ((order.realizedPnl ?? 0n) !== 0n) === realizedPnl),
    );
    return pageOf(chosen, filter);
  }

  /** Newest first. */
  fills(accountId: string, filter: HistoryFilter): Page<EngineFill> {
    return this.exchange.fills(accountId, filter);
  }

  /** Executions of an own order, newest first. */
  fillsOf(accountId: string, orderId: number): readonly EngineFill[] {
    const order = this.order(accountId, { orderId });
    if (order.executed === 0) return [];
    const { rows } = this.exchange.fills(accountId, {
      symbol: order.symbol,
      side: order.side,
      from: order.createdAt,
      to: order.updatedAt,
      page: 1,
      size: wholeHistory,
    });
    return rows.filter((fill) => fill.orderId === order.orderId);
  }

  /** One execution of the account's own. */
  fill(accountId: string, tradeId: number): EngineFill {
    const fill = this.exchange
      .fills(accountId, { page: 1, size: wholeHistory })
      .rows.find((each) => each.tradeId === tradeId);
    if (!fill) throw new ApiError(-1006, 400, 'There is no such trade.');
    return fill;
  }

  /** @throws ApiError when the exchange refuses. `gone`: what it means that an order which was there is not any more. */
  async submit(command: Command, gone: RejectionReason = 'orderNotFound'): Promise<Accepted> {
    const outcome = await this.exchange.submit(command);
    if (!outcome.ok) throw rejected(outcome.reason === 'orderNotFound' ? gone : outcome.reason);
    return outcome;
  }

  /** Open and ended orders in one list. */
  #everyOrder(accountId: string, filter: HistoryFilter, status: string | undefined): readonly EngineOrder[] {
    const whole = { ...filter, page: 1, size: wholeHistory };
    const open = status === 'COMPLETED' ? [] : this.exchange.openOrders(accountId, whole).rows;
    const ended = status === 'INCOMPLETE' ? [] : this.exchange.endedOrders(accountId, whole).rows;
    const exact = status === undefined || status === 'COMPLETED' || status === 'INCOMPLETE' ? undefined : status;
    return [...open, ...ended]
      .filter((order) => exact === undefined || (exact === 'EXPIRED' ? hasExpired(order) : order.status === exact))
      .sort((a, b) => b.orderId - a.orderId);
  }
}

function requireOpen(order: EngineOrder): void {
  if (order.status !== 'NEW' && order.status !== 'PARTIAL_FILLED') throw rejected('orderEnded');
}

function requireSymbol(order: EngineOrder, symbol: string | undefined): void {
  if (symbol !== undefined && symbol !== order.symbol) throw rejected('orderNotFound');
}
