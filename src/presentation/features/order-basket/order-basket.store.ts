import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import type { Placement } from '../../../application/trading/place-once';
import { Balances } from '../../../application/trading/balances';
import { PlaceBasket } from '../../../application/trading/place-basket.use-case';
import type { Needs } from '../../../application/kernel/token';
import type { Instrument } from '../../../domain/markets/instrument';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { type Decimal, decimal } from '../../../domain/shared/decimal';
import type { OrderSide } from '../../../domain/trading/order';
import { basketProblems, type BasketOrder, basketValue, largestBasket } from '../../../domain/trading/order-basket';
import type { OrderProblem } from '../../../domain/trading/order-rules';
import { TypedFigure } from '../../kit/data/typed-figure';
import { TickersStore } from '../markets/tickers.store';

/** An order as it is being written. An empty price means at market. */
export class BasketLine {
  symbol: string;
  side: OrderSide = 'BUY';
  readonly quantity: TypedFigure;
  readonly price: TypedFigure;

  constructor(
    readonly id: number,
    symbol: string,
    marks: DecimalMarks,
  ) {
    this.symbol = symbol;
    this.quantity = new TypedFigure(marks);
    this.price = new TypedFigure(marks);
    makeObservable(this, { symbol: observable, side: observable, choose: actionBound });
  }

  choose(change: { readonly symbol?: string; readonly side?: OrderSide }): void {
    Object.assign(this, change);
  }
}

/** Several orders of spot markets that are looked at and sent together. */
export class OrderBasketStore {
  static readonly needs: Needs<typeof OrderBasketStore> = [PlaceBasket, Balances, TickersStore, AccountStreamPort];
  static readonly perAccount = true;

  lines: readonly BasketLine[] = [];
  phase: 'writing' | 'asked' | 'sending' | 'sent' = 'writing';
  /** By place in the basket; absent while nothing is known of it. */
  outcomes: readonly (Placement | undefined)[] = [];
  /** Client order ids of those that have filled. */
  readonly filled = observable.set<number>();
  #stop: Unsubscribe | undefined;
  #instruments: ReadonlyMap<string, Instrument> = new Map();
  #marks: DecimalMarks | undefined;
  /** The market that one looked at on opening. */
  #looked = '';
  #nextId = 1;

  constructor(
    private readonly placeBasket: PlaceBasket,
    private readonly balances: Pick<Balances, 'available'>,
    private readonly tickers: Pick<TickersStore, 'ticker'>,
    private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>,
  ) {
    makeObservable(this, {
      lines: observableRef,
      phase: observableRef,
      outcomes: observableRef,
      orders: computed,
      problems: computed,
      total: computed,
      changed: computed,
      refused: computed,
      editRefused: actionBound,
      remove: actionBound,
      goBack: actionBound,
    });
  }

  get full(): boolean {
    return this.lines.length >= largestBasket;
  }

  /** Goes on with what was written and not sent; else begins anew, with one order of the market that one looks at. */
  begin(instruments: readonly Instrument[], symbol: string, marks: DecimalMarks): void {
    this.#instruments = new Map(instruments.map((each) => [each.symbol, each]));
    this.#marks = marks;
    this.#looked = symbol;
    const written = this.lines.some(({ quantity, price }) => !quantity.isEmpty || !price.isEmpty);
    if (this.phase === 'sending') return;
    if (this.phase !== 'sent' && written) return this.goBack();
    runInAction(() => {
      this.lines = [];
      this.outcomes = [];
      this.phase = 'writing';
    });
    this.add(symbol);
  }

  add(symbol = this.lines.at(-1)?.symbol ?? this.#looked): void {
    if (this.full || !this.#marks) return;
    const line = new BasketLine(this.#nextId++, symbol, this.#marks);
    runInAction(() => (this.lines = [...this.lines, line]));
  }

  remove(id: number): void {
    this.lines = this.lines.filter((line) => line.id !== id);
  }

  goBack(): void {
    this.phase = 'writing';
  }

  get orders(): readonly (BasketOrder | undefined)[] {
    return this.lines.map((line) => {
      const instrument = this.#instruments.get(line.symbol);
      if (!instrument) return undefined;
      const { side, quantity, price } = line;
      const ticker = this.tickers.ticker(line.symbol);
      return {
        instrument,
        draft: price.isEmpty
          ? { side, type: 'MARKET', quantity: quantity.value }
          : { side, type: 'LIMIT', quantity: quantity.value, price: price.value },
        bestBid: figure(ticker?.firstBidPrice),
        bestAsk: figure(ticker?.firstAskPrice),
      } satisfies BasketOrder;
    });
  }

  /** By place in the basket. */
  get problems(): readonly (readonly OrderProblem[])[] {
    const problems = basketProblems(this.#known, (asset) => this.balances.available(asset)).values();
    return this.orders.map((order) => (order ? problems.next().value! : [notTraded]));
  }

  /** In the quote asset where all share one. */
  get total(): Decimal | undefined {
    const quotes = new Set(this.#known.map(({ instrument }) => instrument.quote));
    const values = this.#known.map(basketValue);
    if (quotes.size !== 1 || values.some((value) => value === undefined)) return undefined;
    return values.reduce((sum: Decimal, value) => sum.plus(value!), decimal(0));
  }

  /** Something has come up since it was looked at: the balance or the market is another now. */
  get changed(): boolean {
    return this.phase === 'asked' && this.problems.some((each) => each.length > 0);
  }

  /** Of those that were sent, the ones that are certainly not at the exchange. */
  get refused(): readonly BasketLine[] {
    return this.phase === 'sent' ? this.lines.filter((_, index) => this.outcomes[index]?.status === 'notPlaced') : [];
  }

  /** Goes on with those that were refused. */
  editRefused(): void {
    const { refused } = this;
    if (refused.length === 0) return;
    this.lines = refused;
    this.outcomes = [];
    this.phase = 'writing';
  }

  /** @returns whether there is nothing to mend */
  review(): boolean {
    runInAction(() =>
      this.lines.forEach(({ quantity, price }) => {
        quantity.leave();
        price.leave();
      }),
    );
    const faulty = this.lines.some(({ price }) => !price.isEmpty && price.value === undefined);
    const ready = !faulty && this.lines.length > 0 && this.problems.every((each) => each.length === 0);
    if (ready) runInAction(() => (this.phase = 'asked'));
    return ready;
  }

  async send(): Promise<void> {
    if (this.phase !== 'asked' || this.changed) return;
    const orders = this.#known;
    this.#followFills();
    runInAction(() => {
      this.phase = 'sending';
      this.outcomes = orders.map(() => undefined);
    });
    await this.placeBasket.place(orders, (index, placement) =>
      runInAction(() => (this.outcomes = this.outcomes.map((each, at) => (at === index ? placement : each)))),
    );
    runInAction(() => (this.phase = 'sent'));
  }

  /** Reports may come before the exchange's answer, and after all of them. */
  #followFills(): void {
    this.#stop?.();
    this.filled.clear();
    this.#stop = this.stream.onExecutionReport(({ order: { status, clientOrderId } }) => {
      if (status === 'FILLED') runInAction(() => this.filled.add(clientOrderId));
    });
  }

  get #known(): readonly BasketOrder[] {
    return this.orders.filter((order) => order !== undefined);
  }
}

/** Of a market that was traded when the order was written. */
const notTraded: OrderProblem = { field: 'quantity', reason: 'marketNotTrading' };

function figure(value: number | undefined): Decimal | undefined {
  return value !== undefined && value > 0 ? decimal(value) : undefined;
}
