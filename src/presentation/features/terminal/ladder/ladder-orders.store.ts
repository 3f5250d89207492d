import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import type { CancelAlgoOrder } from '../../../../application/trading/cancel-algo-order.use-case';
import type { CancelOrder } from '../../../../application/trading/cancel-order.use-case';
import type { EditOrder } from '../../../../application/trading/edit-order.use-case';
import type { DirectOrders, OneClickMarket, OneClickResult } from '../../../../application/trading/direct-orders';
import type { Decimal } from '../../../../domain/shared/decimal';
import type { DecimalInputProblem } from '../../../../domain/platform/decimal-input';
import { isConditional } from '../../../../domain/trading/algo-order';
import { positionSideOf, type OrderEffect } from '../../../../domain/trading/margin-terms';
import type { OrderSide } from '../../../../domain/trading/order';
import type { OrderProblem } from '../../../../domain/trading/order-rules';
import type { OwnOrder } from './own-order';

export type LadderOrder = Omit<OwnOrder, 'id' | 'symbol' | 'of'>;

/** What became of the last thing that was asked of the ladder. */
export type LadderMessage =
  | { readonly kind: 'placed' | 'unknown'; readonly order: LadderOrder }
  /** `gone` once it is among the open orders no more: cancelled, or filled before that. */
  | { readonly kind: 'cancelled' | 'gone'; readonly order: OwnOrder }
  | { readonly kind: 'moved'; readonly order: LadderOrder; readonly price: Decimal }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'problem'; readonly problem: OrderProblem }
  | { readonly kind: 'size'; readonly problem: DecimalInputProblem }
  | { readonly kind: 'stopSide'; readonly side: OrderSide }
  /** It was to close a position of hedge mode that is not there. */
  | { readonly kind: 'nothingHeld'; readonly position: 'LONG' | 'SHORT' }
  /** `noTerms`: whether it would close or open is not known before the account's settings are. */
  | { readonly kind: 'noSize' | 'noOrder' | 'noTerms' };

/** Sends, moves and cancels the orders of one market's ladder, and keeps what came of it. */
export class LadderOrdersStore {
  message: LadderMessage | undefined = undefined;

  /** What was said last is about the size of the next order. */
  get blamesSize(): boolean {
    const { message } = this;
    if (message?.kind === 'problem') return message.problem.field === 'quantity';
    return message?.kind === 'size' || message?.kind === 'noSize';
  }

  constructor(
    private readonly market: OneClickMarket,
    private readonly orders: DirectOrders,
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly cancelOrder: Pick<CancelOrder, 'cancel'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
  ) {
    makeObservable(this, { message: observableRef, blamesSize: computed });
  }

  say(message: LadderMessage | undefined): void {
    runInAction(() => (this.message = message));
  }

  async limit(effect: OrderEffect, price: Decimal, quantity: Decimal): Promise<void> {
    const order = this.#order('limit', effect, price, quantity);
    this.#tell(await this.orders.limit(this.market, effect, price, quantity, this.#doubt(order)), order);
  }

  /** A market order once the last price comes to the trigger. */
  async stop(effect: OrderEffect, triggerPrice: Decimal, quantity: Decimal): Promise<void> {
    const order = this.#order('stop', effect, triggerPrice, quantity);
    this.#tell(await this.orders.stop(this.market, effect, triggerPrice, quantity, this.#doubt(order)), order);
  }

  /** To another price; the size is not part of the change, so it stays what it is. */
  async move(order: OwnOrder, price: Decimal): Promise<void> {
    if (order.price.eq(price)) return;
    const answer = await this.editOrder.edit(order.of, order.kind === 'limit' ? { price } : { triggerPrice: price });
    this.say(answer.ok ? { kind: 'moved', order, price } : { kind: 'failed', failure: answer.error });
  }

  async cancel(order: OwnOrder): Promise<void> {
    const answer = await (isConditional(order.of)
      ? this.cancelAlgoOrder.cancel(order.of)
      : this.cancelOrder.cancel(order.of));
    this.say(answer.ok ? { kind: 'cancelled', order } : { kind: 'failed', failure: answer.error });
  }

  #order(kind: LadderOrder['kind'], effect: OrderEffect, price: Decimal, quantity: Decimal): LadderOrder {
    const terms = this.market.contract?.terms;
    const positionSide = terms && positionSideOf(effect, terms.positionMode);
    return { kind, side: effect.side, price, quantity, positionSide };
  }

  /** What is said from the moment the answer is lost until it is known. */
  #doubt(order: LadderOrder): () => void {
    return () => this.say({ kind: 'unknown', order });
  }

  #tell(result: OneClickResult, order: LadderOrder): void {
    switch (result.status) {
      case 'problem':
        return this.say({ kind: 'problem', problem: result.problem });
      case 'wrongSide':
        return this.say({ kind: 'stopSide', side: order.side });
      case 'nothingHeld':
        return this.say({ kind: 'nothingHeld', position: order.side === 'SELL' ? 'LONG' : 'SHORT' });
      case 'noTerms':
        return this.say({ kind: 'noTerms' });
      case 'notPlaced':
        return this.say({ kind: 'failed', failure: result.failure });
      default:
        return this.say({ kind: result.status, order });
    }
  }
}
