import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type {
  AlgoChildType,
  AlgoRequest,
  AlgoType,
  EngineAlgoOrder,
  TriggerPriceType,
} from '../../engine/model/algo-model';
import type { MarginMode, PositionSide } from '../../engine/model/margin-model';
import type { ExchangeService } from '../../engine/exchange-service';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { type Units, unitsFromText } from '../../engine/model/units';
import type { MarketFormat } from '../markets/market-format';
import { historyFilter, pageOf, type Page, type PageInput } from './history-query';
import { idOf, priceOf, quantityOf, visibleOf } from './order-input';
import type { OrderService } from './order-service';

export interface AlgoKey {
  readonly algoOrderId?: string | undefined;
  readonly clientAlgoOrderId?: string | undefined;
}

/** A conditional order or a leg of one as it comes in: decimal texts. */
export interface AlgoInput {
  readonly algoType: AlgoType;
  readonly side?: 'BUY' | 'SELL' | undefined;
  readonly type?: AlgoChildType | undefined;
  readonly quantity?: string | undefined;
  readonly price?: string | undefined;
  readonly triggerPrice?: string | undefined;
  readonly triggerPriceType?: TriggerPriceType | undefined;
  readonly activatedPrice?: string | undefined;
  readonly callbackRate?: string | undefined;
  readonly callbackValue?: string | undefined;
  readonly reduceOnly?: boolean | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly visibleQuantity?: string | undefined;
  readonly childOrders?: readonly AlgoInput[] | undefined;
}

export interface AlgoPlacement extends AlgoInput {
  readonly symbol: string;
  readonly clientAlgoOrderId?: string | undefined;
  readonly algoOrderTag?: string | undefined;
}

export interface AlgoChange extends Partial<
  Pick<AlgoInput, 'price' | 'quantity' | 'triggerPrice' | 'activatedPrice' | 'callbackRate' | 'callbackValue'>
> {
  readonly childOrders?: readonly LegChange[] | undefined;
}

export interface LegChange {
  readonly algoOrderId?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: string | undefined;
  readonly triggerPrice?: string | undefined;
  readonly childOrders?: readonly LegChange[] | undefined;
}

export interface AlgoQuery extends PageInput {
  readonly algoType?: AlgoType | undefined;
  readonly type?: string | undefined;
  readonly status?: string | undefined;
  readonly algoOrderTag?: string | undefined;
  readonly isTriggered?: boolean | undefined;
}

const wholeHistory = 10_000;
const ended: ReadonlySet<string> = new Set(['FILLED', 'CANCELLED', 'REJECTED']);

/** Conditional orders, as every call to them understands them. */
export class AlgoOrderService {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly orderService: OrderService,
  ) {}

  async place(accountId: string, input: AlgoPlacement): Promise<EngineAlgoOrder> {
    const market = this.orderService.market(input.symbol);
    const { algo } = await this.orderService.submit({
      type: 'placeAlgo',
      accountId,
      symbol: market.symbol,
      clientAlgoOrderId: idOf(input.clientAlgoOrderId ?? '0', 'clientAlgoOrderId'),
      tag: input.algoOrderTag ?? 'default',
      request: requestOf(market, input),
    });
    if (!algo) throw new Error('The engine accepted a conditional order without naming it');
    return algo;
  }

  async edit(accountId: string, key: AlgoKey, change: AlgoChange): Promise<void> {
    const order = this.order(accountId, key);
    const market = this.orderService.market(order.symbol);
    if (hasEnded(order)) throw rejected('orderEnded');
    const legs = legChanges(market, change.childOrders ?? []);
    const own = changeOf(market, change);
    if (Object.keys(own).length === 0 && legs.length === 0) throw invalidParameter('triggerPrice');
    const children = legs.length === 0 ? {} : { children: legs };
    await this.orderService.submit(
      { type: 'editAlgo', accountId, algoOrderId: order.algoOrderId, change: own, ...children },
      'orderEnded',
    );
  }

  async cancel(accountId: string, key: AlgoKey, symbol?: string): Promise<void> {
    const order = this.order(accountId, key);
    if (symbol !== undefined && symbol !== order.symbol)
      throw new ApiError(317160, 400, 'The order id and symbol do not match.');
    if (hasEnded(order)) throw rejected('orderEnded');
    await this.orderService.submit({ type: 'cancelAlgo', accountId, algoOrderId: order.algoOrderId }, 'orderEnded');
  }

  async cancelAll(accountId: string, symbol?: string, algoType?: AlgoType): Promise<void> {
    if (symbol !== undefined) this.orderService.market(symbol);
    if (this.exchange.algos.orders(accountId, { symbol, algoType, open: true, page: 1, size: 1 }).total === 0) return;
    await this.orderService.submit({
      type: 'cancelAllAlgos',
      accountId,
      ...(symbol !== undefined && { symbol }),
      ...(algoType !== undefined && { algoType }),
    });
  }

  /** A conditional order of the account's own, root or leg. */
  order(accountId: string, key: AlgoKey): EngineAlgoOrder {
    const algoOrderId = key.algoOrderId === undefined ? undefined : idOf(key.algoOrderId, 'algoOrderId');
    const clientAlgoOrderId =
      key.clientAlgoOrderId === undefined ? undefined : idOf(key.clientAlgoOrderId, 'clientAlgoOrderId');
    if (algoOrderId === undefined && clientAlgoOrderId === undefined) throw invalidParameter('algoOrderId');
    const order = this.exchange.algos.order(accountId, { algoOrderId, clientAlgoOrderId });
    if (!order || order.accountId !== accountId)
      throw new ApiError(317152, 400, 'The conditional order does not exist.');
    return order;
  }

  /** Roots with their legs, newest first. */
  orders(accountId: string, query: AlgoQuery): Page<EngineAlgoOrder> & { readonly filter: HistoryFilter } {
    const filter = historyFilter(query);
    const { algoType, type, status, algoOrderTag: tag, isTriggered: triggered } = query;
    const open = status === 'INCOMPLETE' || status === 'COMPLETED' ? status === 'INCOMPLETE' : undefined;
    const exact = status === undefined || open !== undefined ? undefined : status;
    const asked = { ...filter, algoType, open, triggered, tag };
    if (type === undefined && exact === undefined) return { ...this.exchange.algos.orders(accountId, asked), filter };
    const all = this.exchange.algos.orders(accountId, { ...asked, page: 1, size: wholeHistory }).rows;
    const chosen = all.filter(
      (order) => (type === undefined || order.childType === type) && (exact === undefined || order.status === exact),
    );
    return { ...pageOf(chosen, filter), filter };
  }
}

/** Legs outlive the entry that they came with. */
function hasEnded({ status, children }: EngineAlgoOrder): boolean {
  return ended.has(status) && children.every(hasEnded);
}

function requestOf(market: MarketFormat, input: AlgoInput): AlgoRequest {
  return {
    algoType: input.algoType,
    ...changeOf(market, input),
    ...(input.side !== undefined && { side: input.side }),
    ...(input.type !== undefined && { childType: input.type }),
    ...(input.triggerPriceType !== undefined && { triggerPriceType: input.triggerPriceType }),
    ...(input.reduceOnly !== undefined && { reduceOnly: input.reduceOnly }),
    ...(input.positionSide !== undefined && { positionSide: input.positionSide }),
    ...(input.marginMode !== undefined && market.specification.type === 'PERP' && { marginMode: input.marginMode }),
    ...(input.visibleQuantity !== undefined && { visible: visibleOf(market, input.visibleQuantity) }),
    ...(input.childOrders !== undefined && { children: input.childOrders.map((child) => requestOf(market, child)) }),
  };
}

function changeOf(
  market: MarketFormat,
  input: AlgoChange,
): Pick<AlgoRequest, 'price' | 'quantity' | 'triggerPrice' | 'activatedPrice' | 'callbackRate' | 'callbackValue'> {
  return {
    ...(input.price !== undefined && { price: priceOf(market, input.price) }),
    ...(input.quantity !== undefined && { quantity: quantityOf(market, input.quantity) }),
    ...(input.triggerPrice !== undefined && { triggerPrice: priceOf(market, input.triggerPrice) }),
    ...(input.activatedPrice !== undefined && { activatedPrice: priceOf(market, input.activatedPrice) }),
    ...(input.callbackRate !== undefined && { callbackRate: rateOf(input.callbackRate) }),
    ...(input.callbackValue !== undefined && { callbackValue: priceOf(market, input.callbackValue) }),
  };
}

/** Changes of legs at any depth, by the leg's id. */
function legChanges(
  market: MarketFormat,
  legs: readonly LegChange[],
): { algoOrderId: number; triggerPrice?: number; price?: number; quantity?: number }[] {
  return legs.flatMap((leg) => {
    const deeper = legChanges(market, leg.childOrders ?? []);
    const { price, quantity, triggerPrice } = changeOf(market, leg);
    if (price === undefined && quantity === undefined && triggerPrice === undefined) return deeper;
    if (leg.algoOrderId === undefined) throw invalidParameter('childOrders.algoOrderId');
    const change = {
      ...(price !== undefined && { price }),
      ...(quantity !== undefined && { quantity }),
      ...(triggerPrice !== undefined && { triggerPrice }),
    };
    return [{ algoOrderId: idOf(leg.algoOrderId, 'algoOrderId'), ...change }, ...deeper];
  });
}

/** A fraction between 0 and 1, both excluded. */
function rateOf(text: string): Units {
  let rate: Units;
  try {
    rate = unitsFromText(text);
  } catch {
    throw invalidParameter('callbackRate');
  }
  if (rate <= 0n || rate >= unitsFromText('1')) throw invalidParameter('callbackRate');
  return rate;
}
