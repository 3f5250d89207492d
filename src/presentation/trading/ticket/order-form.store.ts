import { actionBound, computed, makeObservable, observable, observableRef, runInAction, when } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { OrderTicket, type TicketPhase } from '../../../application/trading/order-ticket';
import type { PlaceOrder } from '../../../application/trading/place-order.use-case';
import type { TradingPort } from '../../../application/trading/trading.port';
import type { Instrument } from '../../../domain/markets/instrument';
import { decimalMarks, formatDecimalInput, parseDecimalInput, type DecimalInput, type DecimalMarks } from '../../../domain/platform/decimal-input';
import { decimal, parseDecimal, roundToStep, zero, type Decimal } from '../../../domain/shared/decimal';
import { spentAsset, type OrderDraft } from '../../../domain/trading/order-draft';
import { estimateOrder, type FeeRates, type OrderEstimate } from '../../../domain/trading/order-estimate';
import { orderProblems, type OrderProblem } from '../../../domain/trading/order-rules';
import { affordableQuantity, amountShare, buyableByWalking, quantityOfTotal, quantityShare, sharePercent } from '../../../domain/trading/order-sizing';
import { percentPastMarket } from '../../../domain/trading/price-band';
import { emptyDraft, type OrderDraftText } from './order-draft-text';
import type { TicketDrafts } from './ticket-drafts';
import type { BalanceReader, BookReader, ConfirmationReason, FormPreferences, OrderMessage, PriceChip, SubmitOutcome } from './order-form-surroundings';

/** A limit this far on the losing side of the market is asked about once more. */
const farPercent = 2;

/** The order form of the market on the page. Each market keeps its own draft; nothing typed is lost by an error. */
export class OrderFormStore implements Startable {
  readonly #ticket = new OrderTicket();
  instrument: Instrument | undefined = undefined;
  /** Fields someone has left, or all after trying to send: only these say what is wrong with them. */
  readonly touched = observable.set<'price' | 'size'>();
  marks: DecimalMarks = decimalMarks('en');
  fees: FeeRates | undefined = undefined;
  phase: TicketPhase = 'idle';
  confirming: ConfirmationReason | undefined = undefined;
  message: OrderMessage | undefined = undefined;

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly trading: TradingPort,
    private readonly book: BookReader,
    private readonly balances: BalanceReader,
    private readonly preferences: FormPreferences,
    private readonly kept: TicketDrafts,
  ) {
    makeObservable<this, 'write'>(this, {
      instrument: observableRef,
      marks: observableRef,
      fees: observableRef,
      phase: observable,
      confirming: observable,
      message: observableRef,
      text: computed,
      price: computed,
      size: computed,
      draft: computed,
      available: computed,
      largest: computed,
      percent: computed,
      estimate: computed,
      problems: computed,
      openMarket: actionBound,
      speak: actionBound,
      showPhase: actionBound,
      write: actionBound,
      leave: actionBound,
      dismiss: actionBound,
      decline: actionBound,
    });
  }

  start(): Unsubscribe {
    this.showPhase(this.#ticket.phase.current);
    return this.#ticket.phase.subscribe(this.showPhase);
  }

  showPhase(phase: TicketPhase): void {
    this.phase = phase;
  }

  openMarket(instrument: Instrument): void {
    if (this.instrument?.symbol !== instrument.symbol) {
      this.touched.clear();
      this.message = undefined;
      this.confirming = undefined;
      this.fees = undefined;
    }
    this.instrument = instrument;
  }

  /** Numbers are typed and shown with these marks; what stands in the fields is written anew. */
  speak(marks: DecimalMarks): void {
    if (marks.decimal === this.marks.decimal && marks.group === this.marks.group) return;
    const rewrite = (text: string): string => {
      const input = parseDecimalInput(text, this.marks);
      return input.ok ? formatDecimalInput(input.value, marks) : text;
    };
    for (const [symbol, draft] of this.kept.texts) this.kept.texts.set(symbol, { ...draft, price: rewrite(draft.price), size: rewrite(draft.size) });
    this.marks = marks;
  }

  /** The account's own rates for this market; without them the estimate names no fee. */
  async readFees(): Promise<void> {
    const symbol = this.instrument?.symbol;
    if (!symbol) return;
    const answer = await this.trading.tradingFee(symbol);
    const maker = answer.ok ? parseDecimal(answer.value.maker) : undefined;
    const taker = answer.ok ? parseDecimal(answer.value.taker) : undefined;
    runInAction(() => {
      if (symbol === this.instrument?.symbol) this.fees = maker && taker && { maker, taker };
    });
  }

  forgetFees(): void {
    runInAction(() => (this.fees = undefined));
  }

  get text(): OrderDraftText {
    return this.kept.texts.get(this.instrument?.symbol ?? '') ?? emptyDraft(this.preferences.sizeUnit);
  }

  get price(): DecimalInput {
    return parseDecimalInput(this.text.price, this.marks);
  }

  get size(): DecimalInput {
    return parseDecimalInput(this.text.size, this.marks);
  }

  /** The price an order of this kind is reckoned at: the typed one, or the best opposite one. */
  get workingPrice(): Decimal | undefined {
    if (this.text.type === 'LIMIT' && this.price.ok) return this.price.value;
    const best = this.text.side === 'BUY' ? this.book.bestAsk : this.book.bestBid;
    return best === undefined ? undefined : decimal(best);
  }

  get draft(): OrderDraft {
    const { side, type, unit } = this.text;
    const price = type === 'LIMIT' && this.price.ok ? this.price.value : undefined;
    if (!this.size.ok) return { side, type, price };
    if (unit === 'base') return { side, type, price, quantity: this.size.value };
    if (type === 'MARKET' && side === 'BUY') return { side, type, amount: this.size.value };
    const reckoned = type === 'LIMIT' ? price : this.workingPrice;
    return { side, type, price, quantity: this.instrument && reckoned && quantityOfTotal(this.size.value, reckoned, this.instrument) };
  }

  get spent(): string | undefined {
    return this.instrument && spentAsset(this.instrument, this.text.side);
  }

  get available(): Decimal | undefined {
    return this.spent === undefined ? undefined : this.balances.available(this.spent);
  }

  /** The largest order the balance allows, in the unit the size is typed in. */
  get largest(): Decimal | undefined {
    const { instrument, available, workingPrice } = this;
    const { side, type, unit } = this.text;
    if (!instrument || !available) return undefined;
    if (unit === 'quote' && side === 'BUY') return amountShare(available, 100);
    const quantity =
      type === 'MARKET' && side === 'BUY'
        ? buyableByWalking(available, this.book.opposite('BUY'), instrument)
        : affordableQuantity(side, available, workingPrice, instrument);
    return unit === 'base' ? quantity : workingPrice && amountShare(quantity.times(workingPrice), 100);
  }

  /** How much of the largest order the size is, 0 to 100. */
  get percent(): number {
    return sharePercent(this.size.ok ? this.size.value : undefined, this.largest);
  }

  get estimate(): OrderEstimate | undefined {
    const { draft, instrument } = this;
    if (!instrument || !(draft.quantity ?? draft.amount)) return undefined;
    return estimateOrder(draft, this.book.opposite(draft.side), instrument.step, this.fees ?? { maker: zero, taker: zero });
  }

  get problems(): readonly OrderProblem[] {
    if (!this.instrument) return [];
    return orderProblems(this.draft, {
      instrument: this.instrument,
      bestBid: asDecimal(this.book.bestBid),
      bestAsk: asDecimal(this.book.bestAsk),
      available: this.available,
      marketCost: this.estimate?.notional,
    });
  }

  choose(change: Partial<Pick<OrderDraftText, 'side' | 'type'>>): void {
    this.write(change);
  }

  typePrice(text: string): void {
    this.write({ price: text });
  }

  typeSize(text: string): void {
    this.write({ size: text });
  }

  /** Changes the unit and keeps the worth of what is typed, as near as the step allows. */
  countIn(unit: 'base' | 'quote'): void {
    if (unit === this.text.unit || !this.instrument) return;
    const { workingPrice, instrument, size } = this;
    const converted =
      size.ok && workingPrice ? (unit === 'quote' ? amountShare(size.value.times(workingPrice), 100) : quantityOfTotal(size.value, workingPrice, instrument)) : undefined;
    this.preferences.set({ sizeUnit: unit });
    this.write({ unit, ...(converted && { size: formatDecimalInput(converted, this.marks) }) });
  }

  /**
   * Fills the price of a form nobody has touched with the best opposite price, once, as soon as the book is live.
   * What somebody typed or cleared stays.
   *
   * @returns stops waiting for the book
   */
  offerPrice(): Unsubscribe {
    return when(
      () => this.book.status === 'live' && this.workingPrice !== undefined,
      () => {
        if (this.instrument && this.workingPrice && !this.kept.texts.has(this.instrument.symbol)) this.write({ price: formatDecimalInput(this.workingPrice, this.marks) });
      },
    );
  }

  takePrice(price: number): void {
    if (!this.instrument) return;
    const onTick = roundToStep(decimal(price), this.instrument.tick, 'half-even');
    this.write({ type: 'LIMIT', price: formatDecimalInput(onTick, this.marks) });
  }

  takeChip(chip: PriceChip): void {
    const price = { bid: this.book.bestBid, middle: this.book.middle, ask: this.book.bestAsk }[chip];
    if (price !== undefined) this.takePrice(price);
  }

  /** One tick up or down; from an empty field, from the best price of the own side. */
  stepPrice(direction: 1 | -1): void {
    if (!this.instrument) return;
    const from = this.price.ok ? this.price.value : asDecimal(this.text.side === 'BUY' ? this.book.bestBid : this.book.bestAsk);
    if (!from) return;
    const { tick } = this.instrument;
    const onTick = roundToStep(from, tick, direction > 0 ? 'down' : 'up').plus(tick.times(direction));
    if (onTick.gt(zero)) this.write({ price: formatDecimalInput(onTick, this.marks) });
  }

  slide(percent: number): void {
    const { largest, instrument } = this;
    if (!largest || !instrument) return;
    const share = this.text.unit === 'base' ? quantityShare(largest, percent, instrument) : amountShare(largest, percent);
    this.write({ size: share.gt(zero) ? formatDecimalInput(share, this.marks) : '' });
  }

  leave(field: 'price' | 'size'): void {
    if (this.text[field].trim() !== '') this.touched.add(field);
  }

  dismiss(): void {
    this.message = undefined;
  }

  /** Sends the order, or says what is wrong with it, or asks first. */
  submit(): SubmitOutcome {
    if (!this.instrument || this.phase !== 'idle') return { kind: 'ignored' };
    runInAction(() => this.touched.replace(['price', 'size']));
    if (this.problems.length > 0) return { kind: 'problems' };
    const reason = this.#reasonToAsk();
    if (reason) {
      runInAction(() => (this.confirming = reason));
      return { kind: 'confirming' };
    }
    void this.send();
    return { kind: 'sent' };
  }

  decline(): void {
    this.confirming = undefined;
  }

  async send(): Promise<void> {
    const { instrument, draft } = this;
    if (!instrument || this.phase !== 'idle') return;
    const quantity = draft.quantity ?? this.estimate?.quantity ?? zero;
    const sent = this.text;
    runInAction(() => {
      this.confirming = undefined;
      this.message = undefined;
    });
    const placement = await this.#ticket.place((onLost) => this.placeOrder.place({ symbol: instrument.symbol, ...draft }, onLost));
    if (placement.status === 'busy') return;
    runInAction(() => {
      if (placement.status === 'placed') {
        const kept = this.kept.texts.get(instrument.symbol);
        // What was typed while the order was on its way is the next order's.
        if (kept?.size === sent.size) this.kept.texts.set(instrument.symbol, { ...kept, size: '' });
        this.touched.clear();
        this.message = { kind: 'placed', side: draft.side, quantity, symbol: instrument.symbol };
      } else {
        this.message = { kind: placement.status === 'unknown' ? 'unknown' : 'failed', failure: placement.failure };
      }
      this.kept.last.set(this.message);
    });
  }

  /** The first that applies and that the person wants to be asked for. */
  #reasonToAsk(): ConfirmationReason | undefined {
    const { draft } = this;
    const past = draft.price && percentPastMarket(draft.side, draft.price, { bestBid: asDecimal(this.book.bestBid), bestAsk: asDecimal(this.book.bestAsk) });
    const reasons: readonly ConfirmationReason[] = draft.type === 'MARKET' ? ['market'] : past?.gt(farPercent) ? ['farFromMarket', 'limit'] : ['limit'];
    return reasons.find((reason) => this.preferences.asksBefore(reason));
  }

  private write(change: Partial<OrderDraftText>): void {
    if (!this.instrument) return;
    this.kept.texts.set(this.instrument.symbol, { ...this.text, ...change });
    if (this.message?.kind !== 'placed' || change.size) this.message = undefined;
  }
}

function asDecimal(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
