import type { OrderSide } from '../../../src/domain/trading/order';
import type { AlgoChildType, AlgoStatus, AlgoType, EngineAlgoOrder, TriggerPriceType } from '../model/algo-model';
import type { Instrument } from '../model/instrument';
import type { Account } from '../ledger/account';
import type { MarginMode, PositionSide } from '../model/margin-model';
import type { Steps, Ticks, Units } from '../model/units';

/** What was asked for, with every default in place. */
export interface AlgoTerms {
  readonly algoType: AlgoType;
  readonly side: OrderSide;
  readonly childType: AlgoChildType;
  readonly quantity: Steps;
  readonly price: Ticks | undefined;
  readonly triggerPrice: Ticks | undefined;
  readonly triggerPriceType: TriggerPriceType;
  /** Which way the price has to go to set it off; undefined for what goes into the book at once, and for groups. */
  readonly direction: 'UP' | 'DOWN' | undefined;
  readonly activatedPrice: Ticks | undefined;
  readonly callbackRate: Units | undefined;
  readonly callbackValue: Ticks | undefined;
  readonly reduceOnly: boolean;
  readonly positionSide: PositionSide;
  readonly marginMode: MarginMode | undefined;
  readonly visible: Steps | undefined;
}

export interface AlgoIdentity {
  readonly algoOrderId: number;
  readonly clientAlgoOrderId: number;
  readonly account: Account;
  readonly instrument: Instrument;
  readonly tag: string;
  readonly createdAt: number;
}

/** Kinds that have no order of their own, only legs of which the first to be set off ends the others. */
const groups: ReadonlySet<AlgoType> = new Set(['OCO', 'TP_SL', 'POSITIONAL_TP_SL']);

/** A conditional order inside the engine, or a leg; it changes, `view` does not. */
export class AlgoOrder {
  readonly legs: AlgoOrder[] = [];
  status: AlgoStatus = 'NEW';
  /** Legs of an entry wait for it before they watch any price. */
  ready = false;
  triggered = false;
  triggerTradePrice: Ticks | undefined;
  triggeredAt: number | undefined;
  activated = false;
  /** Best price since a trailing stop was activated. */
  extreme: Ticks | undefined;
  orderId = 0;
  executed: Steps = 0;
  executedNotional: Units = 0n;
  fee: Units = 0n;
  /** A rejection reason, or why it was cancelled other than on request. */
  reason = '';
  updatedAt: number;
  /** Ends each watch of a price that it waits for at the moment. */
  readonly unwatch: (() => void)[] = [];

  constructor(
    readonly identity: AlgoIdentity,
    readonly parent: AlgoOrder | undefined,
    public terms: AlgoTerms,
  ) {
    this.updatedAt = identity.createdAt;
    parent?.legs.push(this);
  }

  get algoOrderId(): number {
    return this.identity.algoOrderId;
  }

  get root(): AlgoOrder {
    return this.parent?.root ?? this;
  }

  get isGroup(): boolean {
    return groups.has(this.terms.algoType);
  }

  get isBracket(): boolean {
    return this.terms.algoType === 'BRACKET' || this.terms.algoType === 'STOP_BRACKET';
  }

  get open(): boolean {
    return this.status === 'NEW' || this.status === 'PARTIAL_FILLED';
  }

  /** It or one of its legs is open. */
  get alive(): boolean {
    return this.open || this.legs.some((leg) => leg.alive);
  }

  /** Itself and every leg below. */
  *tree(): Generator<AlgoOrder> {
    yield this;
    for (const leg of this.legs) yield* leg.tree();
  }

  /** The price at which a trailing stop is set off, once it follows the market. */
  get stop(): Ticks | undefined {
    const { side, callbackRate, callbackValue } = this.terms;
    if (this.extreme === undefined) return undefined;
    if (callbackValue !== undefined)
      return side === 'SELL' ? this.extreme - callbackValue : this.extreme + callbackValue;
    const one = 10n ** 12n;
    const extreme = BigInt(this.extreme);
    // Towards the far side, so that the price has come back by the whole rate.
    if (side === 'SELL') return Number((extreme * (one - callbackRate!)) / one);
    return Number((extreme * (one + callbackRate!) + one - 1n) / one);
  }

  view(): EngineAlgoOrder {
    const { algoOrderId, clientAlgoOrderId, account, instrument, tag, createdAt } = this.identity;
    const { terms, root } = this;
    return {
      algoOrderId,
      clientAlgoOrderId,
      rootAlgoOrderId: root.algoOrderId,
      parentAlgoOrderId: this.parent?.algoOrderId ?? 0,
      accountId: account.accountId,
      symbol: instrument.symbol,
      tag,
      algoType: terms.algoType,
      side: terms.side,
      childType: terms.childType,
      status: this.status,
      rootStatus: root.status,
      quantity: terms.quantity,
      price: terms.price,
      triggerPrice: terms.algoType === 'TRAILING_STOP' ? this.stop : terms.triggerPrice,
      triggerPriceType: terms.triggerPriceType,
      ...(terms.direction !== undefined && { direction: terms.direction }),
      triggered: this.triggered,
      triggerTradePrice: this.triggerTradePrice,
      triggeredAt: this.triggeredAt,
      activated: this.activated,
      activatedPrice: terms.activatedPrice,
      callbackRate: terms.callbackRate,
      callbackValue: terms.callbackValue,
      orderId: this.orderId,
      executed: this.executed,
      executedNotional: this.executedNotional,
      fee: this.fee,
      feeAsset: terms.side === 'BUY' && !instrument.perpetual ? instrument.baseAsset : instrument.quoteAsset,
      reduceOnly: terms.reduceOnly,
      positionSide: terms.positionSide,
      marginMode: terms.marginMode,
      visible: terms.visible,
      reason: this.reason,
      children: this.legs.map((leg) => leg.view()),
      createdAt,
      updatedAt: this.updatedAt,
    };
  }
}
