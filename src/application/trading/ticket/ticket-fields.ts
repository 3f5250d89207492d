import type { Instrument } from '../../../domain/markets/instrument';
import { formatDecimalInput, parseDecimalInput, type DecimalInput } from '../../../domain/platform/decimal-input';
import { decimalMarks, type DecimalMarks } from '../../../domain/platform/decimal-marks';
import { decimal, decimalPlaces, roundToStep, zero, type Decimal } from '../../../domain/shared/decimal';
import type { OrderSide } from '../../../domain/trading/order';
import { derived, Subject, type Listener, type Unsubscribe } from '../../kernel/observable-value';
import type { TicketDrafts } from './ticket-drafts';
import type { BestPrices, TicketBook, TicketPreferences } from './ticket-market';
import { emptyTicket, type OrderKind, type SizeUnit, type TicketText } from './ticket-text';

export type PriceChip = 'bid' | 'middle' | 'ask';

/** Kinds whose price is typed. */
const pricedKinds: readonly OrderKind[] = ['LIMIT', 'STOP_LIMIT', 'OCO'];

/** What decides which of the things held is sold or closed. */
const ofTheHeld = ['side', 'closing', 'reduceOnly'] as const;

/** What is typed into the ticket of one market; each market keeps its own. */
export class TicketFields {
  readonly #text: Subject<TicketText | undefined>;
  readonly #touched = new Subject<ReadonlySet<string>>(new Set());
  readonly #marks = new Subject<DecimalMarks>(decimalMarks('en'));
  #priceInHand = false;
  readonly #written = new Set<Listener<Partial<TicketText>>>();

  constructor(
    readonly instrument: Instrument,
    readonly book: TicketBook,
    private readonly preferences: Pick<TicketPreferences, 'sizeUnit'>,
    private readonly drafts: TicketDrafts,
  ) {
    this.#text = drafts.of(instrument.symbol);
  }

  get text(): TicketText {
    return this.#text.current ?? emptyTicket(this.preferences.sizeUnit);
  }

  /** Nobody has written anything. */
  get untouched(): boolean {
    return this.#text.current === undefined;
  }

  /** Fields someone has left, or all after trying to send: only these say what is wrong with them. */
  get touched(): ReadonlySet<string> {
    return this.#touched.current;
  }

  get marks(): DecimalMarks {
    return this.#marks.current;
  }

  readonly #price = derived(() => parseDecimalInput(this.text.price, this.marks));
  get price(): DecimalInput {
    return this.#price();
  }

  readonly #size = derived(() => parseDecimalInput(this.text.size, this.marks));
  get size(): DecimalInput {
    return this.#size();
  }

  /** Whether the order names its own price. */
  get priced(): boolean {
    const { type, timing } = this.text;
    return pricedKinds.includes(type) && !(type === 'LIMIT' && (timing === 'BID' || timing === 'ASK'));
  }

  /** When a limit order ends by itself, in milliseconds: empty while nobody has said when, `undefined` where it does not. */
  get expiry(): string | undefined {
    const { type, timing, choices } = this.text;
    return type === 'LIMIT' && (timing === 'GTC' || timing === 'POST_ONLY') ? choices.expiry : undefined;
  }

  get best(): BestPrices {
    return { bestBid: exact(this.book.bestBid), bestAsk: exact(this.book.bestAsk) };
  }

  /** A number of a further field, by its name. */
  number(name: string): DecimalInput {
    return parseDecimalInput(this.text.more[name] ?? '', this.marks);
  }

  /** Whether something stands in a further field. */
  isTyped(name: string): boolean {
    return (this.text.more[name] ?? '').trim() !== '';
  }

  /** Numbers are typed and shown with these marks; what stands in the fields is written anew. */
  speak(marks: DecimalMarks): void {
    const before = this.marks;
    if (marks.decimal === before.decimal && marks.group === before.group) return;
    this.drafts.rewrite(before, marks);
    this.#marks.set(marks);
  }

  choose(change: Partial<Pick<TicketText, 'side' | 'type' | 'timing' | 'level' | 'reduceOnly' | 'closing'>>): void {
    const { type } = this.text;
    this.write(change);
    // What an order of another kind lacked is not missing here yet.
    if (this.text.type !== type) this.touch([...this.touched].filter((field) => this.#isFilled(field)));
  }

  chooseSide(side: OrderSide): void {
    this.write({ side });
    this.followPrice();
  }

  typePrice(text: string): void {
    this.write({ price: text, priceOffered: false, priceFollows: false });
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

  /** A price that nobody typed: typing replaces it. */
  offerPrice(price: Decimal): void {
    this.write({ price: this.#asTheBook(price), priceOffered: true, priceFollows: false });
  }

  /** Whether somebody is at the field of the price: what is selected there would be lost with another price. */
  takeInHand(inHand: boolean): void {
    this.#priceInHand = inHand;
  }

  /** Keeps a price that nobody has chosen at the best one of the order's own side; never under somebody's hand. */
  followPrice(): void {
    const price = this.ownBest;
    if (this.#priceInHand || !price || !(this.untouched || (this.text.priceFollows && this.text.size === ''))) return;
    const text = this.#asTheBook(price);
    if (text !== this.text.price) this.write({ price: text, priceOffered: true, priceFollows: true });
  }

  /** As prices of the market are written everywhere: with all decimals of its tick. */
  #asTheBook(price: Decimal): string {
    return formatDecimalInput(price, this.marks, decimalPlaces(this.instrument.tick));
  }

  /** The best price of the order's own side: it joins the book there and takes nothing. */
  get ownBest(): Decimal | undefined {
    return this.text.side === 'BUY' ? this.best.bestBid : this.best.bestAsk;
  }

  /** A price of the market, from wherever somebody points at one. */
  takePrice(price: number): void {
    const onTick = roundToStep(decimal(price), this.instrument.tick, 'half-even');
    if (!this.priced) this.write({ type: 'LIMIT', timing: 'GTC' });
    this.offerPrice(onTick);
  }

  /** A base quantity, from wherever somebody points at one; floored to the step. */
  takeSize(quantity: number): void {
    if (quantity <= 0) return;
    this.fillSize(roundToStep(decimal(quantity), this.instrument.step, 'down'), 'base');
  }

  /**
   * A size of one's own, in the unit it was kept in; an empty field for none.
   * @param share the percentage of what is held that it is
   */
  fillSize(amount: Decimal | undefined, unit: SizeUnit, share?: number): void {
    const filled = amount?.gt(zero);
    this.write({
      unit,
      size: filled ? formatDecimalInput(amount!, this.marks) : '',
      share: filled ? share : undefined,
    });
  }

  takeChip(chip: PriceChip): void {
    const price = { bid: this.book.bestBid, middle: this.book.middle, ask: this.book.bestAsk }[chip];
    if (price !== undefined) this.takePrice(price);
  }

  /** One tick up or down; from an empty field, from the best price of the own side. */
  stepPrice(direction: 1 | -1): void {
    const from = this.price.ok ? this.price.value : this.ownBest;
    if (!from) return;
    const { tick } = this.instrument;
    const onTick = roundToStep(from, tick, direction > 0 ? 'down' : 'up').plus(tick.times(direction));
    if (onTick.gt(zero)) this.offerPrice(onTick);
  }

  /** @param text what stands in the field that is left */
  leave(field: string, text: string): void {
    if (text.trim() !== '') this.#touched.set(new Set([...this.touched, field]));
  }

  /** From here on these fields say what is wrong with them, and no others. */
  touch(fields: readonly string[]): void {
    this.#touched.set(new Set(fields));
  }

  #isFilled(field: string): boolean {
    const { price, size } = this.text;
    return field === 'price' || field === 'size' ? { price, size }[field].trim() !== '' : this.isTyped(field);
  }

  write(change: Partial<TicketText>): void {
    const { text } = this;
    // Nor is it the share of anything else that is held.
    const another =
      change.size !== undefined || ofTheHeld.some((name) => change[name] !== undefined && change[name] !== text[name]);
    this.#text.set({ ...text, ...(another && { share: undefined }), ...change });
    for (const listener of this.#written) listener(change);
  }

  /** Called with what was changed, by whomever. */
  onWritten(listener: Listener<Partial<TicketText>>): Unsubscribe {
    this.#written.add(listener);
    return () => this.#written.delete(listener);
  }
}

function exact(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
