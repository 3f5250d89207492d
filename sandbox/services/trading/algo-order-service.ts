import { decimalText, type Decimal } from '../../../src/domain/shared/decimal';
import type { OrderSide } from '../../../src/domain/trading/order';
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
import { priceOf, quantityOf, visibleOf } from './order-placement';
import { pageOf, type Page } from './page';
import type { OrderService } from './order-service';

export interface AlgoKey {
  readonly algoOrderId?: number | undefined;
  readonly clientAlgoOrderId?: number | undefined;
}

interface AlgoFigures {
  readonly price?: Decimal | undefined;
  readonly quantity?: Decimal | undefined;
  readonly triggerPrice?: Decimal | undefined;
  readonly activatedPrice?: Decimal | undefined;
  /** A fraction. */
  readonly callbackRate?: Decimal | undefined;
  readonly callbackValue?: Decimal | undefined;
}

/** A conditional order or a leg of one as somebody wants it. */
export interface AlgoDraft extends AlgoFigures {
  readonly algoType: AlgoType;
  readonly side?: OrderSide | undefined;
  readonly childType?: AlgoChildType | undefined;
  readonly triggerPriceType?: TriggerPriceType | undefined;
  readonly reduceOnly?: boolean | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly marginMode?: MarginMode | undefined;
  /** What others see of it; 0 hides it. */
  readonly visible?: Decimal | undefined;
  readonly children?: readonly AlgoDraft[] | undefined;
}

export interface NewAlgoOrder extends AlgoDraft {
  readonly symbol: string;
  readonly clientAlgoOrderId?: number | undefined;
  readonly tag?: string | undefined;
}

export interface AlgoChange extends AlgoFigures {
  readonly children?: readonly AlgoLegChange[] | undefined;
}

export interface AlgoLegChange extends AlgoChange {
  readonly algoOrderId?: number | undefined;
}

export interface AlgoFilter extends HistoryFilter {
  readonly algoType?: AlgoType | undefined;
  readonly type?: string | undefined;
  /** INCOMPLETE and COMPLETED for open and ended orders of any kind. */
  readonly status?: string | undefined;
  readonly tag?: string | undefined;
  readonly triggered?: boolean | undefined;
}

const wholeHistory = 10_000;
const ended: ReadonlySet<string> = new Set(['FILLED', 'CANCELLED', 'REJECTED']);

/** Conditional orders, as every call to them understands them. */
export class AlgoOrderService {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly orderService: OrderService,
  ) {}

  async place(accountId: string, order: NewAlgoOrder): Promise<EngineAlgoOrder> {
    const market = this.orderService.market(order.symbol);
    const { algo } = await this.orderService.submit({
      type: 'placeAlgo',
      accountId,
      symbol: market.symbol,
      clientAlgoOrderId: order.clientAlgoOrderId ?? 0,
      tag: order.tag ?? 'default',
      request: requestOf(market, order),
    });
    if (!algo) throw new Error('The engine accepted a conditional order without naming it');
    return algo;
  }

  async edit(accountId: string, key: AlgoKey, change: AlgoChange): Promise<void> {
    const order = this.order(accountId, key);
    const market = this.orderService.market(order.symbol);
    if (hasEnded(order)) throw rejected('orderEnded');
    const legs = legChanges(market, change.children ?? []);
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
    if (key.algoOrderId === undefined && key.clientAlgoOrderId === undefined) throw invalidParameter('algoOrderId');
    const order = this.exchange.algos.order(accountId, key);
    if (!order || order.accountId !== accountId)
      throw new ApiError(317152, 400, 'The conditional order does not exist.');
    return order;
  }

  /** Roots with their legs, newest first. */
  orders(accountId: string, { type, status, ...filter }: AlgoFilter): Page<EngineAlgoOrder> {
    const open = status === 'INCOMPLETE' || status === 'COMPLETED' ? status === 'INCOMPLETE' : undefined;
    const exact = status === undefined || open !== undefined ? undefined : status;
    if (type === undefined && exact === undefined) return this.exchange.algos.orders(accountId, { ...filter, open });
    const all = this.exchange.algos.orders(accountId, { ...filter, open, page: 1, size: wholeHistory }).rows;
    const chosen = all.filter(
      (order) => (type === undefined || order.childType === type) && (exact === undefined || order.status === exact),
    );
    return pageOf(chosen, filter);
  }
}

/** Legs outlive the entry that they came with. */
function hasEnded({ status, children }: EngineAlgoOrder): boolean {
  return ended.has(status) && children.every(hasEnded);
}

function requestOf(market: MarketFormat, draft: AlgoDraft): AlgoRequest {
  return {
    algoType: draft.algoType,
    ...changeOf(market, draft),
    ...(draft.side !== undefined && { side: draft.side }),
    ...(draft.childType !== undefined && { childType: draft.childType }),
    ...(draft.triggerPriceType !== undefined && { triggerPriceType: draft.triggerPriceType }),
    ...(draft.reduceOnly !== undefined && { reduceOnly: draft.reduceOnly }),
    ...(draft.positionSide !== undefined && { positionSide: draft.positionSide }),
    ...(draft.marginMode !== undefined && market.specification.type === 'PERP' && { marginMode: draft.marginMode }),
    ...(draft.visible !== undefined && { visible: visibleOf(market, draft.visible) }),
    ...(draft.children !== undefined && { children: draft.children.map((child) => requestOf(market, child)) }),
  };
}

function changeOf(
  market: MarketFormat,
  input: AlgoFigures,
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
  legs: readonly AlgoLegChange[],
): { algoOrderId: number; triggerPrice?: number; price?: number; quantity?: number }[] {
  return legs.flatMap((leg) => {
    const deeper = legChanges(market, leg.children ?? []);
    const { price, quantity, triggerPrice } = changeOf(market, leg);
    if (price === undefined && quantity === undefined && triggerPrice === undefined) return deeper;
    if (leg.algoOrderId === undefined) throw invalidParameter('childOrders.algoOrderId');
    const change = {
      ...(price !== undefined && { price }),
      ...(quantity !== undefined && { quantity }),
      ...(triggerPrice !== undefined && { triggerPrice }),
    };
    return [{ algoOrderId: leg.algoOrderId, ...change }, ...deeper];
  });
}

/** A fraction between 0 and 1, both excluded. */
function rateOf(value: Decimal): Units {
  let rate: Units;
  try {
    rate = unitsFromText(decimalText(value));
  } catch {
    throw invalidParameter('callbackRate');
  }
  if (rate <= 0n || rate >= unitsFromText('1')) throw invalidParameter('callbackRate');
  return rate;
}
