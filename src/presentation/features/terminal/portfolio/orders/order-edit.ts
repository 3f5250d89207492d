import {
  type AlgoOrderChange,
  isConditional,
  waitingTriggers,
  type AlgoOrder,
} from '../../../../../domain/trading/algo-order';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../../../application/kernel/failure';
import type { Instrument } from '../../../../../domain/markets/instrument';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import type { Decimal } from '../../../../../domain/shared/decimal';
import type { Order, OrderChange } from '../../../../../domain/trading/order';
import { bandProblem, orderProblems, type OrderProblem } from '../../../../../domain/trading/order-rules';
import { wrongSide, type WrongSide } from '../../../../../domain/trading/trigger-side';
import { TypedFigure } from '../../../../kit/data/typed-figure';

type BestPrices = Omit<Parameters<typeof bandProblem>[2], 'instrument'>;

/** An open order whose figures are being changed in its row. */
export class OrderEdit {
  readonly price: TypedFigure | undefined;
  readonly quantity: TypedFigure | undefined;
  /** Trigger prices by conditional order: its own, or those of its legs. */
  readonly triggers: ReadonlyMap<string, TypedFigure>;
  busy = false;
  failure: Failure | undefined = undefined;
  /** What the exchange refused, with the bound that was crossed. */
  refused: OrderProblem | undefined = undefined;

  constructor(
    public order: Order | AlgoOrder,
    private readonly instrument: Instrument | undefined,
    private readonly save: (change: OrderChange & AlgoOrderChange) => Outcome<void>,
    marks: DecimalMarks,
    /** Best prices of the market as they are now. */
    private readonly best: () => BestPrices = () => ({}),
    /** The price that a trigger is compared with, as it is now. */
    private readonly current: (order: AlgoOrder) => Decimal | undefined = () => undefined,
  ) {
    const figure = (value: Decimal | undefined): TypedFigure | undefined => {
      if (!value?.gt(0)) return undefined;
      const typed = new TypedFigure(marks);
      typed.fill(value);
      return typed;
    };
    this.price = figure(order.price);
    this.quantity = figure(order.quantity);
    this.triggers = new Map(
      triggersOf(order).flatMap(([id, value]) => (value.gt(0) ? [[id, figure(value)!] as const] : [])),
    );
    makeObservable(this, {
      order: observableRef,
      busy: observable,
      failure: observableRef,
      refused: observableRef,
      problems: computed,
      isReadable: computed,
    });
  }

  get problems(): readonly OrderProblem[] {
    const { instrument, order } = this;
    if (!instrument) return [];
    const draft = {
      side: order.side,
      type: this.price ? ('LIMIT' as const) : ('MARKET' as const),
      price: this.price?.value,
      quantity: this.quantity?.value,
    };
    // Without a book: the price band is the exchange's to check, and so is the worth of what has no price.
    return orderProblems(draft, { instrument }).filter(
      ({ field, reason }) => reason !== 'noLiquidity' && (field === 'price' ? this.price : this.quantity) !== undefined,
    );
  }

  /** Of a trigger that was moved across the market: on which side of which price it has to stay. */
  wrongSide(figure: TypedFigure): (WrongSide & Pick<AlgoOrder, 'triggerPriceType'>) | undefined {
    const { order, triggers } = this;
    if (!isConditional(order) || !figure.value) return undefined;
    const moved = waitingTriggers(order).find(({ algoOrderId }) => triggers.get(algoOrderId) === figure);
    if (!moved || !changed(figure, moved.triggerPrice)) return undefined;
    const wrong = wrongSide(order, moved, figure.value, this.current(moved));
    return wrong && { ...wrong, triggerPriceType: moved.triggerPriceType };
  }

  get isReadable(): boolean {
    return [this.price, this.quantity, ...this.triggers.values()].every(
      (figure) => figure === undefined || figure.value?.gt(0),
    );
  }

  /** @returns whether the exchange took it; nothing is sent where nothing was changed */
  async send(): Promise<boolean> {
    runInAction(() => {
      for (const figure of [this.price, this.quantity, ...this.triggers.values()]) figure?.leave();
      this.failure = undefined;
      this.refused = undefined;
    });
    const crossing = [...this.triggers.values()].some((figure) => this.wrongSide(figure));
    if (this.busy || !this.isReadable || this.problems.length > 0 || crossing) return false;
    const change = this.#change();
    if (Object.keys(change).length === 0) return true;
    runInAction(() => (this.busy = true));
    const answer = await this.save(change);
    runInAction(() => {
      this.busy = false;
      this.failure = answer.ok ? undefined : answer.error;
      this.refused = this.failure && this.#crossed(this.failure);
    });
    return answer.ok;
  }

  /** The order has changed elsewhere: figures that nobody has changed here are its own again. */
  follow(order: Order | AlgoOrder): void {
    const was = new Map(triggersOf(this.order));
    const keep = (figure: TypedFigure | undefined, before: Decimal | undefined, now: Decimal | undefined): void => {
      if (figure && before && now && figure.value?.eq(before) && !now.eq(before)) figure.fill(now);
    };
    runInAction(() => {
      keep(this.price, this.order.price, order.price);
      keep(this.quantity, this.order.quantity, order.quantity);
      for (const [id, now] of triggersOf(order)) keep(this.triggers.get(id), was.get(id), now);
      this.order = order;
    });
  }

  #crossed(failure: Failure): OrderProblem | undefined {
    const { instrument, order, price } = this;
    if (failure.kind !== 'rejected' || failure.reason !== 'priceOutOfBand' || !instrument || !price?.value)
      return undefined;
    return bandProblem(order.side, price.value, { instrument, ...this.best() });
  }

  #change(): OrderChange & AlgoOrderChange {
    const { order } = this;
    const price = changed(this.price, order.price);
    const quantity = changed(this.quantity, order.quantity);
    const triggers = triggersOf(order).flatMap(([algoOrderId, before]) => {
      const triggerPrice = changed(this.triggers.get(algoOrderId), before);
      return triggerPrice ? [{ algoOrderId, triggerPrice }] : [];
    });
    const own = triggers.find(({ algoOrderId }) => algoOrderId === editId(order));
    const legs = triggers.filter((each) => each !== own);
    return {
      ...(price && { price }),
      ...(quantity && { quantity }),
      ...(own && { triggerPrice: own.triggerPrice }),
      ...(legs.length > 0 && { legs }),
    };
  }
}

export function editId(order: Order | AlgoOrder): string {
  return isConditional(order) ? order.algoOrderId : order.orderId;
}

function triggersOf(order: Order | AlgoOrder): readonly (readonly [string, Decimal])[] {
  return isConditional(order)
    ? waitingTriggers(order).map(({ algoOrderId, triggerPrice }) => [algoOrderId, triggerPrice])
    : [];
}

function changed(figure: TypedFigure | undefined, before: Decimal | undefined): Decimal | undefined {
  const value = figure?.value;
  return value && before && !value.eq(before) ? value : undefined;
}
