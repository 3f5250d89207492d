import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { OrderIntent, PlaceOrder } from '../../../application/trading/place-order.use-case';
import type { TradingPort } from '../../../application/trading/trading.port';
import type { Instrument } from '../../../domain/markets/instrument';
import { formatDecimalInput } from '../../../domain/platform/decimal-input';
import { parseDecimal, zero, type Decimal } from '../../../domain/shared/decimal';
import type { OrderSide } from '../../../domain/trading/order';
import { isPegged, orderRequest, spentAsset, type OrderDraft } from '../../../domain/trading/order-draft';
import { estimateOrder, type FeeRates, type OrderEstimate } from '../../../domain/trading/order-estimate';
import { orderProblems, type OrderProblem } from '../../../domain/trading/order-rules';
import { affordableQuantity, amountShare, buyableByWalking, quantityOfTotal, quantityShare, sharePercent } from '../../../domain/trading/order-sizing';
import { limitReach, slippageLimit } from '../../../domain/trading/price-band';
import { isProgram, type OrderDraftText, type SizeUnit } from './order-draft-text';
import { OrderFieldsStore } from './order-fields.store';
import type { BalanceReader, BookReader, ConfirmationReason, FormPreferences, MarginMeans, OrderProgram, SubmitOutcome } from './order-form-surroundings';
import { OrderSendingStore } from './order-sending.store';
import type { TicketDrafts } from './ticket-drafts';

/** The order form of one market: what is typed, what it amounts to, and sending it. */
export class OrderFormStore extends OrderFieldsStore implements Startable {
  readonly sending: OrderSendingStore;
  fees: FeeRates | undefined = undefined;
  /** Perpetuals: what the order stands on. */
  margin: MarginMeans | undefined = undefined;
  /** Anything else than one order of the book. */
  program: OrderProgram | undefined = undefined;

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly trading: TradingPort,
    book: BookReader,
    readonly balances: BalanceReader,
    preferences: FormPreferences,
    kept: TicketDrafts,
  ) {
    super(book, preferences, kept);
    this.sending = new OrderSendingStore(kept);
    makeObservable(this, {
      fees: observableRef,
      margin: observableRef,
      program: observableRef,
      draft: computed,
      available: computed,
      largest: computed,
      percent: computed,
      estimate: computed,
      problems: computed,
      openMarket: actionBound,
    });
  }

  start(): Unsubscribe {
    return this.sending.start();
  }

  openMarket(instrument: Instrument): void {
    if (this.instrument?.symbol !== instrument.symbol) {
      this.touched.clear();
      this.sending.clear();
      this.fees = undefined;
    }
    this.instrument = instrument;
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

  /** Worst price of a market order that is kept from slipping further. */
  slippageLimit(side: OrderSide): Decimal | undefined {
    const percent = this.number('slippage');
    return this.text.type === 'MARKET' && percent.ok && this.instrument ? slippageLimit(side, percent.value, { instrument: this.instrument, ...this.best }) : undefined;
  }

  /** Whether the order comes with what closes it again. */
  get bracketed(): boolean {
    const { type, more, timing } = this.text;
    const plain = !isProgram(type) && timing === 'GTC' && this.margin !== undefined && !this.margin.terms.reduceOnly;
    return plain && [more.takeProfit, more.stopLoss].some((text) => text !== undefined && text.trim() !== '');
  }

  /** Whether the options of orders are to be seen: somebody opened them, or one is in use. */
  get optionsShown(): boolean {
    return this.kept.optionsOpen.get() || this.optionsUsed;
  }

  get optionsUsed(): boolean {
    const { type, timing, more } = this.text;
    const typed = (name: string): boolean => (more[name] ?? '').trim() !== '';
    if (this.bracketed) return true;
    return type === 'LIMIT' ? timing !== 'GTC' || typed('visible') : type === 'MARKET' && typed('slippage');
  }

  showOptions(open: boolean): void {
    runInAction(() => this.kept.optionsOpen.set(open));
  }

  /** Whether programs of orders are there to be shown. */
  get programsShown(): boolean {
    return this.kept.programs.get();
  }

  showPrograms(shown: boolean): void {
    runInAction(() => this.kept.programs.set(shown));
  }

  get draft(): OrderDraft {
    const capped = this.slippageLimit(this.text.side);
    const { side, unit, timing, level } = this.text;
    if (capped && !this.bracketed) return { side, type: 'LIMIT', timing: 'IOC', price: capped, ...(this.margin?.terms.reduceOnly && { reduceOnly: true }), quantity: this.#quantityAt(capped) };
    const type = this.text.type === 'LIMIT' || this.priced ? 'LIMIT' : 'MARKET';
    const visible = this.number('visible');
    const terms: OrderDraft = {
      side,
      type,
      price: type === 'LIMIT' ? this.limitPrice : undefined,
      ...(this.text.type === 'LIMIT' && timing !== 'GTC' && { timing }),
      ...(this.text.type === 'LIMIT' && (timing === 'BID' || timing === 'ASK') && { bidAskLevel: level }),
      ...(this.text.type === 'LIMIT' && timing === 'GTC' && visible.ok && { visible: visible.value }),
      ...(this.margin?.terms.reduceOnly && { reduceOnly: true }),
    };
    if (!this.size.ok) return terms;
    const amount = this.size.value;
    if (unit === 'base') return { ...terms, quantity: amount };
    if (this.margin) return { ...terms, quantity: this.margin.quantityOf(amount, unit) };
    if (this.text.type === 'MARKET' && side === 'BUY') return { ...terms, amount };
    const reckoned = type === 'LIMIT' ? terms.price : this.workingPrice;
    return { ...terms, quantity: this.instrument && reckoned && quantityOfTotal(amount, reckoned, this.instrument) };
  }

  /** The typed price; of a pegged order the one that it would have now. */
  get limitPrice(): Decimal | undefined {
    const { timing, level } = this.text;
    if (this.priced) return this.price.ok ? this.price.value : undefined;
    const ladder = this.book.opposite(timing === 'BID' ? 'SELL' : 'BUY');
    const row = ladder[level - 1];
    return row && parseDecimal(row[0]);
  }

  #quantityAt(price: Decimal): Decimal | undefined {
    if (!this.size.ok || !this.instrument) return undefined;
    if (this.text.unit === 'base') return this.size.value;
    return this.margin ? this.margin.quantityOf(this.size.value, this.text.unit) : quantityOfTotal(this.size.value, price, this.instrument);
  }

  get spent(): string | undefined {
    if (this.margin) return this.instrument?.quote;
    return this.instrument && spentAsset(this.instrument, this.text.side);
  }

  get available(): Decimal | undefined {
    if (this.margin) return this.margin.available;
    return this.spent === undefined ? undefined : this.balances.available(this.spent);
  }

  /** The largest order there is money for, in the unit the size is typed in. */
  get largest(): Decimal | undefined {
    const { instrument, available, workingPrice } = this;
    const { side, type, unit } = this.text;
    if (!instrument) return undefined;
    if (this.margin) {
      const most = this.margin.largest(side);
      return most && this.margin.amountOf(most, unit);
    }
    if (!available) return undefined;
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
    const { instrument, draft } = this;
    if (!instrument) return [];
    const problems = orderProblems(draft, {
      instrument,
      ...this.best,
      available: this.margin ? undefined : this.available,
      marketCost: this.estimate?.notional,
      waits: isProgram(this.text.type),
    });
    const short = problems.some(({ field }) => field !== 'visible') || this.program ? undefined : this.margin?.problem(draft);
    return short ? [...problems, short] : problems;
  }

  /** Changes the unit and keeps the worth of what is typed, as near as the step allows. */
  countIn(unit: SizeUnit): void {
    if (unit === this.text.unit || !this.instrument) return;
    const quantity = this.draft.quantity ?? (this.size.ok && this.workingPrice ? quantityOfTotal(this.size.value, this.workingPrice, this.instrument) : undefined);
    const converted = quantity && this.#amountOf(quantity, unit);
    if (unit === 'base' || unit === 'quote') this.preferences.set({ sizeUnit: unit });
    this.write({ unit, size: converted?.gt(zero) ? formatDecimalInput(converted, this.marks) : this.size.ok ? '' : this.text.size });
  }

  slide(percent: number): void {
    const { largest, instrument } = this;
    if (!largest || !instrument) return;
    const share = this.text.unit === 'base' ? quantityShare(largest, percent, instrument) : amountShare(largest, percent);
    this.write({ size: share.gt(zero) ? formatDecimalInput(share, this.marks) : '' });
  }

  /** Sends the order, or says what is wrong with it, or asks first. */
  submit(): SubmitOutcome {
    // What an order of this kind needs may still be on its way.
    const whole = this.program !== undefined || !(isProgram(this.text.type) || this.bracketed);
    if (!this.instrument || this.sending.phase !== 'idle' || !whole) return { kind: 'ignored' };
    runInAction(() => this.touched.replace(['price', 'size', 'visible', 'slippage', ...(this.program?.fields ?? [])]));
    if (this.problems.length > 0 || this.program?.faulty) return { kind: 'problems' };
    const reason = this.#reasonToAsk();
    if (reason) {
      this.sending.ask(reason);
      return { kind: 'confirming' };
    }
    void this.send();
    return { kind: 'sent' };
  }

  decline(): void {
    this.sending.ask(undefined);
  }

  async send(): Promise<void> {
    const { instrument, draft, program, text } = this;
    if (!instrument || this.sending.phase !== 'idle') return;
    const quantity = draft.quantity ?? this.estimate?.quantity ?? zero;
    const intent: OrderIntent = { symbol: instrument.symbol, ...orderRequest(draft), ...this.margin?.terms };
    const placed = await this.sending.send({ side: draft.side, quantity, symbol: instrument.symbol }, (onLost) =>
      program ? program.place(onLost) : this.placeOrder.place(intent, onLost),
    );
    if (!placed) return;
    const kept = this.kept.texts.get(instrument.symbol);
    runInAction(() => {
      // What was typed while the order was on its way is the next order's.
      if (kept?.size === text.size) this.kept.texts.set(instrument.symbol, { ...kept, size: '' });
      this.touched.clear();
    });
  }

  #amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined {
    if (unit === 'base') return quantity;
    if (this.margin) return this.margin.amountOf(quantity, unit);
    return this.workingPrice && amountShare(quantity.times(this.workingPrice), 100);
  }

  /** The first that applies and that the person wants to be asked for; what is beyond reason is asked about always. */
  #reasonToAsk(): ConfirmationReason | undefined {
    if (this.program) return this.#wanted([this.program.reason]);
    const { draft } = this;
    if (this.text.type === 'MARKET') return this.#wanted(['market']);
    const reach = draft.price && !isPegged(draft) ? limitReach(draft.side, draft.price, this.best) : 'near';
    if (reach === 'absurd') return 'outOfBounds';
    return this.#wanted(reach === 'far' ? ['farFromMarket', 'limit'] : ['limit']);
  }

  #wanted(reasons: readonly ConfirmationReason[]): ConfirmationReason | undefined {
    return reasons.find((reason) => reason === 'outOfBounds' || this.preferences.asksBefore(reason));
  }

  protected override written(change: Partial<OrderDraftText>): void {
    if (this.sending.message?.kind !== 'placed' || change.size) this.sending.say(undefined);
  }
}
