import {
  type AlgoOrderChange,
  isConditional,
  sideOf,
  waitingTriggers,
  type AlgoOrder,
} from '../../../../../domain/trading/algo-order';
import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../../../application/kernel/failure';
import type { Instrument } from '../../../../../domain/markets/instrument';
import { parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import { zero, type Decimal } from '../../../../../domain/shared/decimal';
import type { Order, OrderChange } from '../../../../../domain/trading/order';
import { canOnlyClose } from '../../../../../domain/trading/closing-terms';
import {
  bandProblem,
  orderProblems,
  type OrderProblem,
  type OrderSurroundings,
} from '../../../../../domain/trading/order-rules';
import { crossingOf, type Crossing } from '../../../../../domain/trading/price-band';
import { wrongSide, type WrongSide } from '../../../../../domain/trading/trigger-side';
import { TypedFigure } from '../../../../kit/data/typed-figure';

/** What there is for a changed order to be paid with, or to be closed by it. */
export interface EditMeans {
  /** Of an asset, free; `undefined` while that is not known. */
  available(asset: string): Decimal | undefined;
  /** Of a contract's position, in base, signed; `undefined` while that is not known. */
  holding(order: Pick<AlgoOrder, 'symbol' | 'positionSide'>): Decimal | undefined;
}

const noMeans: EditMeans = { available: () => undefined, holding: () => undefined };

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
    private readonly means: EditMeans = noMeans,
  ) {
    const figure = (value: Decimal | undefined): TypedFigure | undefined => {
      if (!value?.gt(0)) return undefined;
      const typed = new TypedFigure(marks, () => this.#forget());
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
    const surroundings = isConditional(order)
      ? this.#later(order, instrument)
      : { instrument, available: this.#payable(order, instrument) };
    const problems = orderProblems(draft, surroundings).filter(
      ({ field, reason }) => reason !== 'noLiquidity' && (field === 'price' ? this.price : this.quantity) !== undefined,
    );
    const beyond = problems.some(({ field }) => field !== 'price') ? undefined : this.#beyondPosition();
    return beyond ? [...problems, beyond] : problems;
  }

  /** What an order that waits is measured by: it is worth what its trigger says, and paid for from what is free. */
  #later(order: AlgoOrder, instrument: Instrument): OrderSurroundings {
    const later = { instrument, waits: true };
    // What closes all of a position may be worth less than an order has to be.
    if (canOnlyClose(order)) return later;
    const prices = (order.triggerPrice ? [order] : order.legs).flatMap(({ algoOrderId }) => {
      const price = this.triggers.get(algoOrderId)?.value;
      return price ? [price] : [];
    });
    const worst = prices.reduce<Decimal | undefined>((least, each) => (least?.lt(each) ? least : each), undefined);
    const spot = parseMarketSymbol(order.symbol)?.type === 'SPOT';
    return { ...later, bestBid: worst, bestAsk: worst, available: spot ? this.#free(order, instrument) : undefined };
  }

  /**
   * What an order in the book of a spot market may be as a whole: with what is free, with what it holds, and with what
   * of it has traded. Not looked at before it becomes more than it was.
   */
  #payable(
    { symbol, side, quantity: before, price: was, executed }: Order,
    { base, quote }: Instrument,
  ): Decimal | undefined {
    const [quantity, price] = [this.quantity?.value, this.price?.value];
    if (parseMarketSymbol(symbol)?.type !== 'SPOT' || !quantity || !before || !price || !was) return undefined;
    if (side === 'SELL') return quantity.gt(before) ? this.means.available(base)?.plus(before) : undefined;
    const held = before.minus(executed).times(was);
    if (quantity.minus(executed).times(price).lte(held)) return undefined;
    return this.means.available(quote)?.plus(held).plus(executed.times(price));
  }

  /** Not looked at before it becomes more than it was; what of it stands in the book has been paid for. */
  #free(order: AlgoOrder, { base, quote }: Instrument): Decimal | undefined {
    const quantity = this.quantity?.value;
    if (!quantity?.gt(order.quantity)) return undefined;
    const { side } = order;
    const free = this.means.available(side === 'SELL' ? base : quote);
    const resting = (order.algoType === 'OCO' ? order.legs : [order]).find(
      (each) => each.price && each.executed.lt(each.quantity) && (each.triggered || !each.triggerPrice),
    );
    const left = resting && resting.quantity.minus(resting.executed);
    const held = left && (side === 'SELL' ? left : left.times(resting.price!));
    return free && held ? free.plus(held) : free;
  }

  /** A reduce-only order may be as large as the position that it closes. */
  #beyondPosition(): OrderProblem | undefined {
    const { order, instrument } = this;
    const quantity = this.quantity?.value;
    if (!instrument || !isConditional(order) || !canOnlyClose(order) || !quantity?.gt(order.quantity)) return undefined;
    if (parseMarketSymbol(order.symbol)?.type !== 'PERP') return undefined;
    const holding = this.means.holding(order);
    if (!holding) return undefined;
    const closes = sideOf(order) === 'SELL' ? holding : holding.times(-1);
    const limit = closes.gt(0) ? closes : zero;
    return quantity.gt(limit) ? { field: 'quantity', reason: 'reduceOnlyRefused', limit, bound: 'atMost' } : undefined;
  }

  /** Of a limit that was moved across the spread. */
  get crossing(): Crossing | undefined {
    const { order } = this;
    if (isConditional(order)) return undefined;
    const price = changed(this.price, order.price);
    return price && crossingOf(order, price, this.best());
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
      this.#forget();
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

  /** What was refused is said no longer of another figure. */
  #forget(): void {
    this.failure = undefined;
    this.refused = undefined;
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
