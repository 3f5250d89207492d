import { actionBound, computed, makeObservable, observable, observableRef, when } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { Instrument } from '../../../../domain/markets/instrument';
import {
  decimalMarks,
  formatDecimalInput,
  parseDecimalInput,
  type DecimalInput,
  type DecimalMarks,
} from '../../../../domain/platform/decimal-input';
import { decimal, divide, roundToStep, zero, type Decimal } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import { emptyDraft, type OrderDraftText, type OrderKind, type SizeUnit } from './order-draft-text';
import type { BookReader, FormPreferences, PriceChip } from './order-form-surroundings';
import type { TicketDrafts } from './ticket-drafts';

/** Kinds whose price is typed. */
const pricedKinds: readonly OrderKind[] = ['LIMIT', 'STOP_LIMIT', 'OCO'];

/** What is typed into the order form of one market; each market keeps its own. */
export class OrderFieldsStore {
  instrument: Instrument | undefined = undefined;
  /** Fields someone has left, or all after trying to send: only these say what is wrong with them. */
  readonly touched = observable.set<string>();
  marks: DecimalMarks = decimalMarks('en');

  constructor(
    readonly book: BookReader,
    protected readonly preferences: FormPreferences,
    protected readonly kept: TicketDrafts,
  ) {
    makeObservable<this, 'write'>(this, {
      instrument: observableRef,
      marks: observableRef,
      text: computed,
      price: computed,
      size: computed,
      speak: actionBound,
      write: actionBound,
      leave: actionBound,
    });
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

  /** Whether the order names its own price. */
  get priced(): boolean {
    const { type, timing } = this.text;
    return pricedKinds.includes(type) && !(type === 'LIMIT' && (timing === 'BID' || timing === 'ASK'));
  }

  get best(): { readonly bestBid: Decimal | undefined; readonly bestAsk: Decimal | undefined } {
    return { bestBid: asDecimal(this.book.bestBid), bestAsk: asDecimal(this.book.bestAsk) };
  }

  /** The price an order of this kind is reckoned at: the one it names, or the best opposite one. */
  get workingPrice(): Decimal | undefined {
    const named = this.#namedPrices[0];
    return named ?? (this.text.side === 'BUY' ? this.best.bestAsk : this.best.bestBid);
  }

  /** The highest price that any part of it may trade at, as far as the order says. */
  get dearestPrice(): Decimal | undefined {
    return this.#namedPrices.reduce((most, price) => (most && price.lte(most) ? most : price), this.workingPrice);
  }

  /** Prices that the order names for itself; the one it is reckoned at first. */
  get #namedPrices(): readonly Decimal[] {
    const { type, more } = this.text;
    const read = (name: string): readonly Decimal[] => {
      const input = this.number(name);
      return input.ok && input.value.gt(zero) ? [input.value] : [];
    };
    const typed = this.priced && this.price.ok && this.price.value.gt(zero) ? [this.price.value] : [];
    switch (type) {
      case 'STOP_MARKET':
        return read('trigger');
      case 'OCO':
        return typed.length > 0
          ? [...typed, ...read((more.stopPrice ?? '').trim() === '' ? 'trigger' : 'stopPrice')]
          : [];
      case 'SCALED': {
        const [from, to] = [...read('from'), ...read('to')];
        return from && to ? [divide(from.plus(to), decimal(2)), from, to] : [];
      }
      default:
        return typed;
    }
  }

  /** A number of a further field, by its name. */
  number(name: string): DecimalInput {
    return parseDecimalInput(this.text.more[name] ?? '', this.marks);
  }

  /** Numbers are typed and shown with these marks; what stands in the fields is written anew. */
  speak(marks: DecimalMarks): void {
    if (marks.decimal === this.marks.decimal && marks.group === this.marks.group) return;
    const rewrite = (text: string): string => {
      const input = parseDecimalInput(text, this.marks);
      return input.ok ? formatDecimalInput(input.value, marks) : text;
    };
    for (const [symbol, draft] of this.kept.texts) {
      const more = Object.fromEntries(Object.entries(draft.more).map(([name, text]) => [name, rewrite(text)]));
      this.kept.texts.set(symbol, { ...draft, price: rewrite(draft.price), size: rewrite(draft.size), more });
    }
    this.marks = marks;
  }

  choose(change: Partial<Pick<OrderDraftText, 'side' | 'type' | 'timing' | 'level' | 'reduceOnly' | 'closing'>>): void {
    this.write(change);
  }

  chooseSide(side: OrderSide): void {
    this.write({ side });
  }

  typePrice(text: string): void {
    this.write({ price: text, priceOffered: false });
  }

  typeSize(text: string): void {
    this.write({ size: text });
  }

  typeMore(name: string, text: string): void {
    this.write({ more: { ...this.text.more, [name]: text } });
  }

  /** Puts a number into a further field. */
  fillMore(name: string, value: Decimal): void {
    this.typeMore(name, formatDecimalInput(value, this.marks));
  }

  pick(name: string, choice: string): void {
    this.write({ choices: { ...this.text.choices, [name]: choice } });
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
        if (this.instrument && this.workingPrice && !this.kept.texts.has(this.instrument.symbol))
          this.#fillPrice(this.workingPrice);
      },
    );
  }

  /** A price of the market, from wherever somebody points at one. */
  takePrice(price: number): void {
    if (!this.instrument) return;
    const onTick = roundToStep(decimal(price), this.instrument.tick, 'half-even');
    if (!this.priced) this.write({ type: 'LIMIT', timing: 'GTC' });
    this.#fillPrice(onTick);
  }

  /** A base quantity, from wherever somebody points at one; floored to the step. */
  takeSize(quantity: number): void {
    if (!this.instrument || quantity <= 0) return;
    const onStep = roundToStep(decimal(quantity), this.instrument.step, 'down');
    this.write({ unit: 'base', size: formatDecimalInput(onStep, this.marks) });
  }

  /** A size of one's own, in the unit it was kept in. */
  fillSize(amount: Decimal, unit: SizeUnit): void {
    this.write({ unit, size: formatDecimalInput(amount, this.marks) });
  }

  takeChip(chip: PriceChip): void {
    const price = { bid: this.book.bestBid, middle: this.book.middle, ask: this.book.bestAsk }[chip];
    if (price !== undefined) this.takePrice(price);
  }

  /** One tick up or down; from an empty field, from the best price of the own side. */
  stepPrice(direction: 1 | -1): void {
    if (!this.instrument) return;
    const from = this.price.ok ? this.price.value : this.text.side === 'BUY' ? this.best.bestBid : this.best.bestAsk;
    if (!from) return;
    const { tick } = this.instrument;
    const onTick = roundToStep(from, tick, direction > 0 ? 'down' : 'up').plus(tick.times(direction));
    if (onTick.gt(zero)) this.#fillPrice(onTick);
  }

  /** @param text what stands in the field that is left */
  leave(field: string, text: string): void {
    if (text.trim() !== '') this.touched.add(field);
  }

  protected write(change: Partial<OrderDraftText>): void {
    if (!this.instrument) return;
    this.kept.texts.set(this.instrument.symbol, { ...this.text, ...change });
    this.written(change);
  }

  /** For what goes out of date with what is typed. */
  protected written(_change: Partial<OrderDraftText>): void {}

  #fillPrice(price: Decimal): void {
    this.write({ price: formatDecimalInput(price, this.marks), priceOffered: true });
  }
}

function asDecimal(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
