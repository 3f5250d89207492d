import type { OrderSide, OrderStatus } from '../../../src/domain/trading/order';
import type { Instrument } from '../model/instrument';
import type { Account, Position } from '../ledger/account';
import type { MarginMode, PositionSide } from '../model/margin-model';
import type { EngineFill, EngineOrder, EngineOrderType } from '../model/orders';
import type { EngineTrade } from '../model/market-data';
import type { Steps, Ticks, Units } from '../model/units';

/** What few orders say; all others share `plainTerms`. */
export interface OrderTerms {
  readonly tag: string;
  readonly bidAskLevel: number | undefined;
  /** What others see of it at a time; 0 hides it, undefined shows all. */
  readonly visible: Steps | undefined;
  readonly reduceOnly: boolean;
  readonly positionSide: PositionSide;
  readonly marginMode: MarginMode | undefined;
  readonly leverage: number | undefined;
  /** When it ends by itself, where it does. */
  readonly expiresAt: number | undefined;
}

export const plainTerms: OrderTerms = {
  tag: 'default',
  bidAskLevel: undefined,
  visible: undefined,
  reduceOnly: false,
  positionSide: 'BOTH',
  marginMode: undefined,
  leverage: undefined,
  expiresAt: undefined,
};

/** An order inside the engine; it changes, `view` does not. */
export class RestingOrder {
  status: OrderStatus = 'NEW';
  executed: Steps = 0;
  executedNotional: Units = 0n;
  fee: Units = 0n;
  /** Contracts only. */
  realizedPnl: Units = 0n;
  /** The conditional order it came from, 0 for none. */
  algoOrderId = 0;
  /** What it has frozen of its account's balance. */
  held: Units = 0n;
  /** What of it the book shows. */
  shown: Steps = 0;
  updatedAt: number;
  level: PriceLevel | undefined;
  next: RestingOrder | undefined;
  previous: RestingOrder | undefined;
  /** The contract position it changes. */
  position: Position | undefined;

  constructor(
    readonly orderId: number,
    readonly clientOrderId: number,
    readonly account: Account,
    readonly instrument: Instrument,
    readonly side: OrderSide,
    readonly type: EngineOrderType,
    /** Limit; for a market order the worst price of its band. */
    public price: Ticks,
    /** Infinity for a market buy by amount. */
    public quantity: Steps,
    readonly amount: Units | undefined,
    readonly createdAt: number,
    readonly terms: OrderTerms = plainTerms,
  ) {
    this.updatedAt = createdAt;
  }

  get remaining(): Steps {
    return this.quantity - this.executed;
  }

  /** 1 when it buys, -1 when it sells. */
  get direction(): 1 | -1 {
    return this.side === 'BUY' ? 1 : -1;
  }

  /** Whether it may only make a position smaller: by its word, or as the closing side in hedge mode. */
  get reducing(): boolean {
    const { reduceOnly, positionSide } = this.terms;
    return (
      reduceOnly ||
      (positionSide === 'LONG' && this.side === 'SELL') ||
      (positionSide === 'SHORT' && this.side === 'BUY')
    );
  }

  /** Spot fees are paid in what is received; a perpetual's in quote. */
  get feeAsset(): string {
    return this.side === 'BUY' && !this.instrument.perpetual ? this.instrument.baseAsset : this.instrument.quoteAsset;
  }

  view(): EngineOrder {
    const { perpetual, symbol } = this.instrument;
    const { tag, bidAskLevel, visible, reduceOnly, positionSide, marginMode, leverage, expiresAt } = this.terms;
    return {
      orderId: this.orderId,
      clientOrderId: this.clientOrderId,
      accountId: this.account.accountId,
      symbol,
      side: this.side,
      type: this.type,
      status: this.status,
      price: this.type === 'MARKET' ? undefined : this.price,
      quantity: this.amount === undefined ? this.quantity : undefined,
      amount: this.amount,
      executed: this.executed,
      executedNotional: this.executedNotional,
      fee: this.fee,
      feeAsset: this.feeAsset,
      tag,
      bidAskLevel,
      visible,
      reduceOnly,
      positionSide,
      marginMode,
      leverage,
      realizedPnl: perpetual ? this.realizedPnl : undefined,
      algoOrderId: this.algoOrderId,
      expiresAt,
      createdAt: this.createdAt,
      updatedAt: this.updatedAt,
    };
  }

  /** Its part in a trade. */
  fill(trade: EngineTrade, fee: Units, realizedPnl: Units | undefined, maker: boolean): EngineFill {
    const { tradeId, symbol, price, quantity, at } = trade;
    return {
      tradeId,
      orderId: this.orderId,
      accountId: this.account.accountId,
      symbol,
      side: this.side,
      price,
      quantity,
      fee,
      feeAsset: this.feeAsset,
      tag: this.terms.tag,
      positionSide: this.terms.positionSide,
      realizedPnl,
      maker,
      at,
    };
  }
}

/** The orders resting at one price, first come first served. */
export class PriceLevel {
  /** What the book shows. */
  quantity: Steps = 0;
  first: RestingOrder | undefined;
  #last: RestingOrder | undefined;

  constructor(readonly price: Ticks) {}

  append(order: RestingOrder): void {
    order.level = this;
    order.previous = this.#last;
    order.next = undefined;
    if (this.#last === undefined) this.first = order;
    else this.#last.next = order;
    this.#last = order;
    order.shown = freshSlice(order);
    this.quantity += order.shown;
  }

  unlink(order: RestingOrder): void {
    if (order.previous === undefined) this.first = order.next;
    else order.previous.next = order.next;
    if (order.next === undefined) this.#last = order.previous;
    else order.next.previous = order.previous;
    order.level = undefined;
    order.previous = undefined;
    order.next = undefined;
    this.quantity -= order.shown;
    order.shown = 0;
  }
}

/** What an order shows when it joins the queue. */
function freshSlice(order: RestingOrder): Steps {
  const { visible } = order.terms;
  return visible === undefined ? order.remaining : Math.min(visible, order.remaining);
}
