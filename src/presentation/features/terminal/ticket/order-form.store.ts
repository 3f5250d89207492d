import { actionBound, computed, makeObservable, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { OrderIntent, PlaceOrder } from '../../../../application/trading/place-order.use-case';
import type { TradingPort } from '../../../../application/trading/trading.port';
import type { Instrument } from '../../../../domain/markets/instrument';
import { parseDecimal, zero } from '../../../../domain/shared/decimal';
import { isPegged, orderRequest } from '../../../../domain/trading/order-draft';
import { orderProblems, type OrderProblem } from '../../../../domain/trading/order-rules';
import { limitReach } from '../../../../domain/trading/price-band';
import { isProgram, type OrderDraftText } from './order-draft-text';
import { OrderDraftStore } from './order-draft.store';
import type {
  BalanceReader,
  BookReader,
  ConfirmationReason,
  FormPreferences,
  SubmitOutcome,
} from './order-form-surroundings';
import { OrderSendingStore } from './order-sending.store';
import type { TicketDrafts } from './ticket-drafts';

/** Fields that are about one order and would be a mistake in the next. Its price is as often wanted again. */
const ofOneOrder = ['takeProfit', 'stopLoss'];

/** The order form of one market: what keeps the order back, and sending it. */
export class OrderFormStore extends OrderDraftStore implements Startable {
  readonly sending: OrderSendingStore;

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly trading: TradingPort,
    book: BookReader,
    balances: BalanceReader,
    preferences: FormPreferences,
    kept: TicketDrafts,
  ) {
    super(book, balances, preferences, kept);
    this.sending = new OrderSendingStore(kept);
    makeObservable(this, { problems: computed, openMarket: actionBound });
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

  get problems(): readonly OrderProblem[] {
    const { instrument, draft } = this;
    if (!instrument) return [];
    const problems = orderProblems(draft, {
      instrument,
      ...this.best,
      available: this.margin ? undefined : this.available,
      marketCost: this.estimate?.notional,
      waits: isProgram(this.text.type),
      ...(isProgram(this.text.type) && { dearestPrice: this.dearestPrice }),
    });
    const short = problems.some(({ field }) => field !== 'visible') ? undefined : this.margin?.problem(draft);
    return short ? [...problems, short] : problems;
  }

  /** Whether an option of the order is no number: the order would go without it. */
  get misread(): boolean {
    const { type, timing } = this.text;
    const option = this.bracketed
      ? undefined
      : type === 'MARKET'
        ? 'slippage'
        : type === 'LIMIT' && timing === 'GTC'
          ? 'visible'
          : undefined;
    const input = option && this.number(option);
    return input !== undefined && !input.ok && input.problem !== 'empty';
  }

  /** Sends the order, or says what is wrong with it, or asks first. */
  submit(): SubmitOutcome {
    // What an order of this kind needs may still be on its way.
    const whole = this.program !== undefined || !(isProgram(this.text.type) || this.bracketed);
    if (!this.instrument || this.sending.phase !== 'idle' || !whole) return { kind: 'ignored' };
    runInAction(() => this.touched.replace(['price', 'size', 'visible', 'slippage', ...(this.program?.fields ?? [])]));
    if (this.problems.length > 0 || this.misread || this.program?.faulty) return { kind: 'problems' };
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
    await this.sending.send(
      { side: draft.side, quantity, symbol: instrument.symbol },
      (onLost) => (program ? program.place(onLost) : this.placeOrder.place(intent, onLost)),
      () => this.#beginNext(instrument.symbol, text),
    );
  }

  /** What was typed while the order was on its way is the next order's. */
  #beginNext(symbol: string, sent: OrderDraftText): void {
    const kept = this.kept.texts.get(symbol);
    if (kept) {
      const more = Object.entries(kept.more).filter(
        ([name, typed]) => !ofOneOrder.includes(name) || typed !== sent.more[name],
      );
      this.kept.texts.set(symbol, {
        ...kept,
        size: kept.size === sent.size ? '' : kept.size,
        more: Object.fromEntries(more),
      });
    }
    this.touched.clear();
  }

  /** The first that applies and that the person wants to be asked for; what is beyond reason is asked about always. */
  #reasonToAsk(): ConfirmationReason | undefined {
    const { draft, program } = this;
    const { type } = this.text;
    const reach =
      type === 'LIMIT' && draft.price && !isPegged(draft) ? limitReach(draft.side, draft.price, this.best) : 'near';
    if (reach === 'absurd') return 'outOfBounds';
    const far = reach === 'far' ? (['farFromMarket'] as const) : [];
    if (program) return this.#wanted([...far, program.reason]);
    if (type === 'MARKET') return this.#wanted(['market']);
    return this.#wanted([...far, ...(draft.visible ? (['iceberg'] as const) : []), 'limit']);
  }

  #wanted(reasons: readonly ConfirmationReason[]): ConfirmationReason | undefined {
    return reasons.find((reason) => reason === 'outOfBounds' || this.preferences.asksBefore(reason));
  }

  protected override written(change: Partial<OrderDraftText>): void {
    if (this.sending.message?.kind !== 'placed' || change.size) this.sending.say(undefined);
  }
}
