import type { OrderSide, OrderStatus } from '../../src/domain/trading/order';
import type { Instrument } from './instrument';
import type { Account } from './ledger';
import type { EngineOrder, EngineOrderType, Steps, Ticks, Units } from './model';
import type { PriceLevel } from './price-level';

/** An order inside the engine; it changes, `view` does not. */
export class RestingOrder {
  status: OrderStatus = 'NEW';
  executed: Steps = 0;
  executedNotional: Units = 0n;
  fee: Units = 0n;
  /** The conditional order it came from, 0 for none. */
  algoOrderId = 0;
  updatedAt: number;
  level: PriceLevel | undefined;
  next: RestingOrder | undefined;
  previous: RestingOrder | undefined;

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
  ) {
    this.updatedAt = createdAt;
  }

  get remaining(): Steps {
    return this.quantity - this.executed;
  }

  /** Spot fees are paid in what is received; a perpetual's in quote. */
  get feeAsset(): string {
    return this.side === 'BUY' && !this.instrument.perpetual ? this.instrument.baseAsset : this.instrument.quoteAsset;
  }

  view(): EngineOrder {
    return {
      orderId: this.orderId,
      clientOrderId: this.clientOrderId,
      accountId: this.account.accountId,
      symbol: this.instrument.symbol,
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
      tag: 'default',
      bidAskLevel: undefined,
      visible: undefined,
      reduceOnly: false,
      positionSide: 'BOTH',
      marginMode: undefined,
      leverage: undefined,
      realizedPnl: undefined,
      algoOrderId: this.algoOrderId,
      createdAt: this.createdAt,
      updatedAt: this.updatedAt,
    };
  }
}
