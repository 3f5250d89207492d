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

/** Whether it came to nothing; of what is `unknown` nobody can tell yet. */
export function isRefusal({ kind }: LadderMessage): boolean {
  return !['placed', 'unknown', 'cancelled', 'gone', 'moved'].includes(kind);
}

interface Told {
  /** In the order in which things were asked for, which is not that of the answers. */
  readonly asked: number;
  readonly message: LadderMessage;
}

/** Sends, moves and cancels the orders of one market's ladder, and keeps what came of it. */
export class LadderOrdersStore {
  told: readonly Told[] = [];
  #asked = 0;

  /** Of the last thing that was asked for. */
  get message(): LadderMessage | undefined {
    return this.told.at(-1)?.message;
  }

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
    makeObservable(this, { told: observableRef, message: computed, blamesSize: computed });
  }

  /** `undefined`: what was said last is true no more. */
  say(message: LadderMessage | undefined): void {
    if (message) this.#ask()(message);
    else runInAction(() => (this.told = this.told.slice(0, -1)));
  }

  /** What is said to be cancelled is among the open orders no more. */
  gone(order: OwnOrder): void {
    const told = this.told.map((each): Told =>
      each.message.kind === 'cancelled' && each.message.order.id === order.id
        ? { ...each, message: { kind: 'gone', order } }
        : each,
    );
    runInAction(() => (this.told = told));
  }

  /**
   * Something is asked for: what becomes of it takes the place of what was said before. Of several on their way at once
   * the last asked for is told of, behind each that came to nothing or is in doubt.
   */
  #ask(): (message: LadderMessage) => void {
    const asked = (this.#asked += 1);
    const before = new Set(this.told);
    return (message) => {
      const others = this.told.filter((each) => !before.has(each) && each.asked !== asked);
      const told = [...others, { asked, message }].toSorted((one, other) => one.asked - other.asked);
      const kept = told.filter(
        (each, index) => index === told.length - 1 || isRefusal(each.message) || each.message.kind === 'unknown',
      );
      runInAction(() => (this.told = kept));
    };
  }

  async limit(effect: OrderEffect, price: Decimal, quantity: Decimal): Promise<void> {
    const order = this.#order('limit', effect, price, quantity);
    const tell = this.#ask();
    const doubt = (): void => tell({ kind: 'unknown', order });
    tell(messageOf(await this.orders.limit(this.market, effect, price, quantity, doubt), order));
  }

  /** A market order once the last price comes to the trigger. */
  async stop(effect: OrderEffect, triggerPrice: Decimal, quantity: Decimal): Promise<void> {
    const order = this.#order('stop', effect, triggerPrice, quantity);
    const tell = this.#ask();
    const doubt = (): void => tell({ kind: 'unknown', order });
    tell(messageOf(await this.orders.stop(this.market, effect, triggerPrice, quantity, doubt), order));
  }

  /** To another price; the size is not part of the change, so it stays what it is. */
  async move(order: OwnOrder, price: Decimal): Promise<void> {
    if (order.price.eq(price)) return;
    const tell = this.#ask();
    const answer = await this.editOrder.edit(order.of, order.kind === 'limit' ? { price } : { triggerPrice: price });
    tell(answer.ok ? { kind: 'moved', order, price } : { kind: 'failed', failure: answer.error });
  }

  async cancel(order: OwnOrder): Promise<void> {
    const tell = this.#ask();
    const answer = await (isConditional(order.of)
      ? this.cancelAlgoOrder.cancel(order.of)
      : this.cancelOrder.cancel(order.of));
    tell(answer.ok ? { kind: 'cancelled', order } : { kind: 'failed', failure: answer.error });
  }

  #order(kind: LadderOrder['kind'], effect: OrderEffect, price: Decimal, quantity: Decimal): LadderOrder {
    const terms = this.market.contract?.terms;
    const positionSide = terms && positionSideOf(effect, terms.positionMode);
    return { kind, side: effect.side, price, quantity, positionSide };
  }
}

function messageOf(result: OneClickResult, order: LadderOrder): LadderMessage {
  switch (result.status) {
    case 'problem':
      return { kind: 'problem', problem: result.problem };
    case 'wrongSide':
      return { kind: 'stopSide', side: order.side };
    case 'nothingHeld':
      return { kind: 'nothingHeld', position: order.side === 'SELL' ? 'LONG' : 'SHORT' };
    case 'noTerms':
      return { kind: 'noTerms' };
    case 'notPlaced':
      return { kind: 'failed', failure: result.failure };
    default:
      return { kind: result.status, order };
  }
}
