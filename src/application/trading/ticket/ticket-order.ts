import { formatDecimalInput } from '../../../domain/platform/decimal-input';
import { decimal, divide, parseDecimal, zero, type Decimal } from '../../../domain/shared/decimal';
import type { OrderSide } from '../../../domain/trading/order';
import type { OrderDraft, OrderTiming } from '../../../domain/trading/order-draft';
import { estimateOrder, type FeeRates, type OrderEstimate } from '../../../domain/trading/order-estimate';
import { amountShare, quantityOfTotal, quantityShare, sharePercent } from '../../../domain/trading/order-sizing';
import { slippageLimit } from '../../../domain/trading/price-band';
import type { ScaledCourse } from '../../../domain/trading/scaled-course';
import { derived, Subject } from '../../kernel/observable-value';
import type { Means, TypedOrder } from './means';
import type { OrderProgram } from './order-program';
import type { TicketFields } from './ticket-fields';
import type { TicketPreferences } from './ticket-market';
import { isProgram, type SizeUnit } from './ticket-text';

/** What the typed order amounts to: a draft, its size in any unit, what there are means for, and what it would cost. */
export class TicketOrder implements TypedOrder {
  readonly #fees = new Subject<FeeRates | undefined>(undefined);

  constructor(
    readonly fields: TicketFields,
    private readonly preferences: Pick<TicketPreferences, 'set'>,
    private readonly composed: { readonly means: Means | undefined; readonly program: OrderProgram | undefined },
  ) {}

  get fees(): FeeRates | undefined {
    return this.#fees.current;
  }

  charge(fees: FeeRates | undefined): void {
    this.#fees.set(fees);
  }

  get course(): ScaledCourse | undefined {
    return this.composed.program?.course;
  }

  get uncounted(): boolean {
    return this.composed.program?.uncounted ?? false;
  }

  get workingPrice(): Decimal | undefined {
    const { best, text } = this.fields;
    return this.#namedPrices()[0] ?? (text.side === 'BUY' ? best.bestAsk : best.bestBid);
  }

  get dearestPrice(): Decimal | undefined {
    return this.#namedPrices().reduce((most, price) => (most && price.lte(most) ? most : price), this.workingPrice);
  }

  /** Prices that the order names for itself; the one it is reckoned at first. */
  readonly #namedPrices = derived((): readonly Decimal[] => {
    const { fields } = this;
    const { type } = fields.text;
    const read = (name: string): readonly Decimal[] => {
      const input = fields.number(name);
      return input.ok && input.value.gt(zero) ? [input.value] : [];
    };
    const typed = fields.priced && fields.price.ok && fields.price.value.gt(zero) ? [fields.price.value] : [];
    switch (type) {
      case 'STOP_MARKET':
        return read('trigger');
      case 'OCO':
        return typed.length > 0 ? [...typed, ...read(fields.isTyped('stopPrice') ? 'stopPrice' : 'trigger')] : [];
      case 'SCALED': {
        const [from, to] = [...read('from'), ...read('to')];
        return from && to ? [divide(from.plus(to), decimal(2)), from, to] : [];
      }
      default:
        return typed;
    }
  });

  slippageLimit(side: OrderSide): Decimal | undefined {
    const { fields } = this;
    const percent = fields.number('slippage');
    return fields.text.type === 'MARKET' && percent.ok
      ? slippageLimit(side, percent.value, { instrument: fields.instrument, ...fields.best })
      : undefined;
  }

  get bracketed(): boolean {
    return this.bracketable && (this.fields.isTyped('takeProfit') || this.fields.isTyped('stopLoss'));
  }

  /** A plain order that opens a contract. */
  get bracketable(): boolean {
    const { instrument, text } = this.fields;
    return (
      instrument.type === 'PERP' &&
      !isProgram(text.type) &&
      this.composed.means !== undefined &&
      this.unbracketed === undefined
    );
  }

  /** What of the order no TP/SL goes with: the entry of a bracket is a plain limit or market order (protocol 3.3). */
  get unbracketed(): OrderTiming | 'GTD' | 'closing' | undefined {
    const { text, expiry } = this.fields;
    if (text.type === 'LIMIT' && text.timing !== 'GTC') return text.timing;
    if (expiry !== undefined) return 'GTD';
    return this.composed.means?.terms.reduceOnly ? 'closing' : undefined;
  }

  readonly #terms = derived((): OrderDraft => {
    const { fields, bracketed } = this;
    const { side, timing, level } = fields.text;
    const reduceOnly = this.composed.means?.terms.reduceOnly && { reduceOnly: true };
    const capped = this.slippageLimit(side);
    if (capped && !bracketed) return { side, type: 'LIMIT', timing: 'IOC', price: capped, ...reduceOnly };
    const limit = fields.text.type === 'LIMIT';
    const type = limit || fields.priced ? 'LIMIT' : 'MARKET';
    const visible = fields.number('visible');
    return {
      side,
      type,
      price: type === 'LIMIT' ? this.#limitPrice() : undefined,
      ...(limit && timing !== 'GTC' && { timing }),
      ...(fields.expiry !== undefined && { expiresAt: Number(fields.expiry) }),
      ...(limit && (timing === 'BID' || timing === 'ASK') && { bidAskLevel: level }),
      ...(limit && timing === 'GTC' && !bracketed && visible.ok && { visible: visible.value }),
      ...reduceOnly,
    };
  });
  get terms(): OrderDraft {
    return this.#terms();
  }

  /**
   * What was drawn as a share of what is held, in base: all of it stays all of it while prices move, whatever asset its
   * worth is shown in.
   */
  readonly #drawn = derived((): Decimal | undefined => {
    const { instrument, text } = this.fields;
    const held = text.share === undefined || text.unit === 'base' ? undefined : this.composed.means?.held;
    return held && quantityShare(held, text.share!, instrument);
  });

  /** The size as it stands in its field: of a share, what it comes to now. */
  get sizeText(): string {
    const { text, marks } = this.fields;
    const drawn = this.#drawn();
    const amount = drawn && this.composed.means?.amountOf(drawn, text.unit);
    return amount ? formatDecimalInput(amount, marks) : text.size;
  }

  readonly #draft = derived((): OrderDraft => {
    const { terms, fields } = this;
    const { means } = this.composed;
    const quantity = this.#drawn();
    if (quantity) return { ...terms, quantity };
    return fields.size.ok && means ? means.sized(terms, fields.size.value, fields.text.unit) : terms;
  });
  get draft(): OrderDraft {
    return this.#draft();
  }

  /** The typed price; of a pegged order the one that it would have now. */
  #limitPrice(): Decimal | undefined {
    const { priced, price, text, book } = this.fields;
    if (priced) return price.ok ? price.value : undefined;
    const row = book.opposite(text.timing === 'BID' ? 'SELL' : 'BUY')[text.level - 1];
    return row && parseDecimal(row[0]);
  }

  readonly #largest = derived(() => this.composed.means?.largest);
  get largest(): Decimal | undefined {
    return this.#largest();
  }

  /** How much of the largest order the size is, 0 to 100. */
  get percent(): number {
    const { size, text } = this.fields;
    if (this.#drawn()) return text.share!;
    return sharePercent(size.ok ? size.value : undefined, this.largest);
  }

  readonly #estimate = derived((): OrderEstimate | undefined => {
    const { draft, fields } = this;
    const { instrument, book, text } = fields;
    if (!(draft.quantity ?? draft.amount) || this.uncounted) return undefined;
    const fees = this.fees ?? { maker: zero, taker: zero };
    if (!isProgram(text.type)) return estimateOrder(draft, book.opposite(draft.side), instrument.step, fees);
    // What stands in the book now is not what it will meet; what is set off by a price is likely to take.
    const charged = text.type === 'SCALED' || text.type === 'OCO' ? fees : { ...fees, maker: fees.taker };
    return (
      this.composed.program?.estimate ??
      estimateOrder({ ...draft, type: 'LIMIT', price: this.workingPrice }, [], instrument.step, charged)
    );
  });
  get estimate(): OrderEstimate | undefined {
    return this.#estimate();
  }

  /** Changes the unit and keeps the worth of what is typed, as near as the step allows. */
  countIn(unit: SizeUnit): void {
    const { fields, workingPrice } = this;
    const { size, text } = fields;
    if (unit === text.unit) return;
    const quantity =
      this.draft.quantity ??
      (size.ok && workingPrice ? quantityOfTotal(size.value, workingPrice, fields.instrument) : undefined);
    const converted = quantity && this.composed.means?.amountOf(quantity, unit);
    if (unit === 'base' || unit === 'quote') this.preferences.set({ sizeUnit: unit });
    if (converted?.gt(zero) || size.ok) fields.fillSize(converted, unit, text.share);
    else fields.write({ unit });
  }

  /** @param percent of the largest order, 0 to 100 */
  slide(percent: number): void {
    const { largest, fields } = this;
    if (!largest) return;
    const { unit } = fields.text;
    fields.fillSize(
      unit === 'base' ? quantityShare(largest, percent, fields.instrument) : amountShare(largest, percent),
      unit,
      this.composed.means?.held && percent,
    );
  }
}
