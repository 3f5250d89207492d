import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../../application/kernel/failure';
import type { ClosePositions } from '../../../../../application/trading/close-positions.use-case';
import type { Instrument } from '../../../../../domain/markets/instrument';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import type { Decimal } from '../../../../../domain/shared/decimal';
import { orderProblems, type OrderProblem } from '../../../../../domain/trading/order-rules';
import type { Position } from '../../../../../domain/trading/position';
import { closingQuantity, closingSide } from '../../../../../domain/trading/position-closing';
import { TypedFigure } from '../../../../kit/data/typed-figure';

export const closingShares = [25, 50, 75, 100] as const;

/** Closing one position: how much of it, at market or at a price. Lives as long as its dialog. */
export class CloseForm {
  readonly quantity: TypedFigure;
  readonly price: TypedFigure;
  type: 'MARKET' | 'LIMIT' = 'MARKET';
  /** The share chosen last; `undefined` once a quantity is typed. */
  percent: number | undefined = 100;
  cancelOrders = false;
  busy = false;
  /** The order is placed; what is left is to cancel the others. */
  placed = false;
  failure: Failure | undefined = undefined;

  constructor(
    private readonly closePositions: ClosePositions,
    readonly instrument: Instrument,
    public position: Position,
    marks: DecimalMarks,
  ) {
    const typed = (): void => (this.failure = undefined);
    this.quantity = new TypedFigure(marks, typed);
    this.price = new TypedFigure(marks, typed);
    makeObservable(this, {
      position: observableRef,
      type: observable,
      percent: observable,
      cancelOrders: observable,
      busy: observable,
      placed: observable,
      failure: observableRef,
      amount: computed,
      problems: computed,
      follow: actionBound,
      choose: actionBound,
      take: actionBound,
      typeQuantity: actionBound,
    });
    this.take(100);
  }

  /** Figures of the position as they are now; a share stays the share it was. */
  follow(position: Position): void {
    this.position = position;
    // What was refused stays said: nobody has changed anything.
    if (this.percent !== undefined) this.#fill(this.percent);
  }

  choose(type: 'MARKET' | 'LIMIT', price?: Decimal): void {
    this.type = type;
    this.failure = undefined;
    if (type === 'LIMIT' && this.price.isEmpty) this.price.fill(price);
  }

  /** A share of the position, in percent. */
  take(percent: number): void {
    this.percent = percent;
    this.failure = undefined;
    this.#fill(percent);
  }

  #fill(percent: number): void {
    this.quantity.fill(closingQuantity(this.position, percent, this.instrument));
  }

  typeQuantity(text: string): void {
    this.percent = undefined;
    this.quantity.type(text);
  }

  get amount(): Decimal | undefined {
    return this.quantity.value;
  }

  /**
   * Where a limit order of this price would fill at once, the best price of the book: it fills there or better than its
   * own. `undefined` while it would wait, or the book is not known.
   */
  fillsAt(best: Decimal | undefined): Decimal | undefined {
    const price = this.type === 'LIMIT' ? this.price.value : undefined;
    if (!price || !best) return undefined;
    return (closingSide(this.position) === 'SELL' ? price.lte(best) : price.gte(best)) ? best : undefined;
  }

  get tooMuch(): boolean {
    return this.amount?.gt(this.position.holding.abs()) ?? false;
  }

  get problems(): readonly OrderProblem[] {
    const { type, position, instrument } = this;
    const draft = { side: closingSide(position), type, price: this.price.value, quantity: this.amount };
    const problems = orderProblems(draft, { instrument, bestBid: position.markPrice, bestAsk: position.markPrice });
    // The whole of a position may be smaller than any order that opens one: the exchange decides.
    return problems.filter(
      ({ reason }) =>
        reason !== 'priceOutOfBand' &&
        (this.percent !== 100 || reason === 'missing' || reason === 'priceNotOnTick' || reason === 'priceOutOfBounds'),
    );
  }

  /**
   * Pressed again after the order was placed and others could not be cancelled, it only cancels: nothing is closed twice.
   * @returns whether all that was wanted is done
   */
  async send(): Promise<boolean> {
    const { amount } = this;
    runInAction(() => {
      this.quantity.leave();
      this.price.leave();
      this.failure = undefined;
    });
    if (this.busy || (!this.placed && (!amount || this.tooMuch || this.problems.length > 0))) return false;
    runInAction(() => (this.busy = true));
    const { position } = this;
    const failure =
      (this.placed ? undefined : await this.#place(position, amount!)) ??
      (this.cancelOrders && this.type === 'MARKET' ? await this.closePositions.cancelOrdersOf(position) : undefined);
    runInAction(() => {
      this.busy = false;
      this.failure = failure;
    });
    return failure === undefined;
  }

  async #place(position: Position, amount: Decimal): Promise<Failure | undefined> {
    const price = this.type === 'LIMIT' ? this.price.value : undefined;
    const placement = await this.closePositions.close(position, amount, price);
    if (placement.status !== 'placed') return placement.failure;
    runInAction(() => (this.placed = true));
    return undefined;
  }
}
