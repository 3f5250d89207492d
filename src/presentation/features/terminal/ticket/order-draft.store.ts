import { computed, makeObservable, observableRef } from 'mobx';
import { formatDecimalInput } from '../../../../domain/platform/decimal-input';
import { parseDecimal, zero, type Decimal } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import { spentAsset, type OrderDraft } from '../../../../domain/trading/order-draft';
import { estimateOrder, type FeeRates, type OrderEstimate } from '../../../../domain/trading/order-estimate';
import {
  affordableQuantity,
  amountShare,
  buyableByWalking,
  quantityOfTotal,
  quantityShare,
  sharePercent,
} from '../../../../domain/trading/order-sizing';
import { slippageLimit } from '../../../../domain/trading/price-band';
import { isProgram, type SizeUnit } from './order-draft-text';
import { OrderFieldsStore } from './order-fields.store';
import type { BalanceReader, BookReader, FormPreferences, MarginMeans, OrderProgram } from './order-form-surroundings';
import type { TicketDrafts } from './ticket-drafts';

/** What the typed order amounts to: a draft, its size in any unit, what there is money for, and what it would cost. */
export class OrderDraftStore extends OrderFieldsStore {
  fees: FeeRates | undefined = undefined;
  /** Perpetuals: what the order stands on. */
  margin: MarginMeans | undefined = undefined;
  /** Anything else than one order of the book. */
  program: OrderProgram | undefined = undefined;

  constructor(
    book: BookReader,
    readonly balances: BalanceReader,
    preferences: FormPreferences,
    kept: TicketDrafts,
  ) {
    super(book, preferences, kept);
    makeObservable(this, {
      fees: observableRef,
      margin: observableRef,
      program: observableRef,
      terms: computed,
      draft: computed,
      available: computed,
      largest: computed,
      percent: computed,
      estimate: computed,
    });
  }

  /** Worst price of a market order that is kept from slipping further. */
  slippageLimit(side: OrderSide): Decimal | undefined {
    const percent = this.number('slippage');
    return this.text.type === 'MARKET' && percent.ok && this.instrument
      ? slippageLimit(side, percent.value, { instrument: this.instrument, ...this.best })
      : undefined;
  }

  /** Whether the order comes with what closes it again. */
  get bracketed(): boolean {
    const { more } = this.text;
    return (
      this.bracketable && [more.takeProfit, more.stopLoss].some((text) => text !== undefined && text.trim() !== '')
    );
  }

  /** Whether it could: a plain order that opens a contract. */
  get bracketable(): boolean {
    const { type, timing } = this.text;
    return !isProgram(type) && timing === 'GTC' && this.margin !== undefined && !this.margin.terms.reduceOnly;
  }

  /** The order apart from its size. */
  get terms(): OrderDraft {
    const { side, timing, level } = this.text;
    const reduceOnly = this.margin?.terms.reduceOnly && { reduceOnly: true };
    const capped = this.slippageLimit(side);
    if (capped && !this.bracketed) return { side, type: 'LIMIT', timing: 'IOC', price: capped, ...reduceOnly };
    const limit = this.text.type === 'LIMIT';
    const type = limit || this.priced ? 'LIMIT' : 'MARKET';
    const visible = this.number('visible');
    return {
      side,
      type,
      price: type === 'LIMIT' ? this.limitPrice : undefined,
      ...(limit && timing !== 'GTC' && { timing }),
      ...(limit && (timing === 'BID' || timing === 'ASK') && { bidAskLevel: level }),
      ...(limit && timing === 'GTC' && !this.bracketed && visible.ok && { visible: visible.value }),
      ...reduceOnly,
    };
  }

  get draft(): OrderDraft {
    const { terms, size, instrument } = this;
    const { side, unit, type } = this.text;
    if (!size.ok) return terms;
    if (unit === 'base') return { ...terms, quantity: size.value };
    if (this.margin) return { ...terms, quantity: this.margin.quantityOf(size.value, unit) };
    if (terms.type === 'MARKET' && type === 'MARKET' && side === 'BUY') return { ...terms, amount: size.value };
    const reckoned = terms.type === 'LIMIT' ? terms.price : this.workingPrice;
    return { ...terms, quantity: instrument && reckoned && quantityOfTotal(size.value, reckoned, instrument) };
  }

  /** The typed price; of a pegged order the one that it would have now. */
  get limitPrice(): Decimal | undefined {
    const { timing, level } = this.text;
    if (this.priced) return this.price.ok ? this.price.value : undefined;
    const ladder = this.book.opposite(timing === 'BID' ? 'SELL' : 'BUY');
    const row = ladder[level - 1];
    return row && parseDecimal(row[0]);
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
    if (unit === 'quote' && side === 'BUY' && !isProgram(type)) return amountShare(available, 100);
    const quantity =
      type === 'MARKET' && side === 'BUY'
        ? buyableByWalking(available, this.book.opposite('BUY'), instrument)
        : affordableQuantity(side, available, this.dearestPrice, instrument);
    return unit === 'base' ? quantity : workingPrice && amountShare(quantity.times(workingPrice), 100);
  }

  /** How much of the largest order the size is, 0 to 100. */
  get percent(): number {
    return sharePercent(this.size.ok ? this.size.value : undefined, this.largest);
  }

  get estimate(): OrderEstimate | undefined {
    const { draft, instrument, program, workingPrice } = this;
    const { type } = this.text;
    if (!instrument || !(draft.quantity ?? draft.amount)) return undefined;
    const fees = this.fees ?? { maker: zero, taker: zero };
    if (!isProgram(type)) return estimateOrder(draft, this.book.opposite(draft.side), instrument.step, fees);
    // What stands in the book now is not what it will meet; what is set off by a price is likely to take.
    const charged = type === 'SCALED' || type === 'OCO' ? fees : { ...fees, maker: fees.taker };
    return estimateOrder(
      { ...draft, type: 'LIMIT', price: program?.average ?? workingPrice },
      [],
      instrument.step,
      charged,
    );
  }

  /** Changes the unit and keeps the worth of what is typed, as near as the step allows. */
  countIn(unit: SizeUnit): void {
    if (unit === this.text.unit || !this.instrument) return;
    const quantity =
      this.draft.quantity ??
      (this.size.ok && this.workingPrice
        ? quantityOfTotal(this.size.value, this.workingPrice, this.instrument)
        : undefined);
    const converted = quantity && this.#amountOf(quantity, unit);
    if (unit === 'base' || unit === 'quote') this.preferences.set({ sizeUnit: unit });
    this.write({
      unit,
      size: converted?.gt(zero) ? formatDecimalInput(converted, this.marks) : this.size.ok ? '' : this.text.size,
    });
  }

  slide(percent: number): void {
    const { largest, instrument } = this;
    if (!largest || !instrument) return;
    const share =
      this.text.unit === 'base' ? quantityShare(largest, percent, instrument) : amountShare(largest, percent);
    this.write({ size: share.gt(zero) ? formatDecimalInput(share, this.marks) : '' });
  }

  #amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined {
    if (unit === 'base') return quantity;
    if (this.margin) return this.margin.amountOf(quantity, unit);
    return this.workingPrice && amountShare(quantity.times(this.workingPrice), 100);
  }
}
