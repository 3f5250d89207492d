import { computed, makeObservable } from 'mobx';
import { divide, roundToStep, smallerOf, zero, type Decimal } from '../../../../domain/shared/decimal';
import { BookWalk } from '../../../../domain/trading/contract-fills';
import {
  closable,
  contractFault,
  largestContractOrder,
  largestQuantity,
  quantityAtRisk,
  requiredMargin,
  type ContractFooting,
  type ContractOrder,
} from '../../../../domain/trading/contract-order';
import { contractOutcome, type ContractOutcome } from '../../../../domain/trading/contract-outcome';
import type { OrderSide } from '../../../../domain/trading/order';
import { rests, type OrderDraft } from '../../../../domain/trading/order-draft';
import type { FeeRates } from '../../../../domain/trading/order-estimate';
import type { OrderProblem } from '../../../../domain/trading/order-rules';
import { amountShare, quantityOfTotal } from '../../../../domain/trading/order-sizing';
import { priceBand } from '../../../../domain/trading/price-band';
import { targetPrice, targetUnits } from '../../../../domain/trading/ticket-conditions';
import { footingAt, orderAt } from '../../../../domain/trading/waiting-contract-order';
import type { ContractDesk } from '../desk/contract-desk';
import { ContractFootingStore, type OpenOrdersReader } from './contract-footing.store';
import { isProgram, type SizeUnit } from './order-draft-text';
import type { MarginMeans } from './order-form-surroundings';
import type { OrderFormStore } from './order-form.store';

const noFees: FeeRates = { maker: zero, taker: zero };

/** A way in which an order comes to the exchange, and what it stands on then. */
interface Arrival {
  readonly order: ContractOrder;
  readonly footing: ContractFooting;
}

/** What an order of a perpetual would do to what it stands on, and how much of it can be had. */
export class ContractTicketStore extends ContractFootingStore implements MarginMeans {
  constructor(
    form: OrderFormStore,
    desk: ContractDesk,
    orders: OpenOrdersReader,
    balances: { available(asset: string): Decimal | undefined },
  ) {
    super(form, desk, orders, balances);
    makeObservable(this, { outcome: computed, largestBuy: computed, largestSell: computed });
  }

  get fees(): FeeRates {
    return this.form.fees ?? noFees;
  }

  get outcome(): ContractOutcome | undefined {
    const { draft, priced, price, program, text } = this.form;
    const { quantity } = draft;
    const [arrival] = priced && !price.ok ? [] : this.#arrivals(text.side, program?.average);
    return arrival && quantity?.gt(0)
      ? contractOutcome(arrival.footing, arrival.order, quantity, this.fees)
      : undefined;
  }

  get liquidationAfter(): Decimal | undefined {
    return this.outcome?.liquidationPrice;
  }

  largest(side: OrderSide): Decimal | undefined {
    return side === 'BUY' ? this.largestBuy : this.largestSell;
  }

  get largestBuy(): Decimal | undefined {
    return this.#largestOf('BUY');
  }

  get largestSell(): Decimal | undefined {
    return this.#largestOf('SELL');
  }

  /** Where a loss would be cut, for sizing by risk. */
  get stop(): Decimal | undefined {
    const { form } = this;
    const stop = form.number('stopLoss');
    const unit = targetUnits.find((each) => each === form.text.choices.targetUnit) ?? 'price';
    if (!stop.ok || !form.workingPrice || !form.instrument) return undefined;
    return targetPrice(
      unit,
      stop.value,
      false,
      { side: form.text.side, entry: form.workingPrice, leverage: this.leverage },
      form.instrument.tick,
    );
  }

  /** What sizing by risk lacks; nothing once it can. */
  get riskLacks(): 'account' | 'opening' | 'stop' | undefined {
    if (this.visiting) return 'account';
    if (!this.form.bracketable) return 'opening';
    return this.stop ? undefined : 'stop';
  }

  /** What the stop would cost, before fees. Quote. */
  get lossAtStop(): Decimal | undefined {
    const { workingPrice, draft } = this.form;
    return this.stop && workingPrice && draft.quantity?.times(workingPrice.minus(this.stop).abs());
  }

  quantityOf(amount: Decimal, unit: SizeUnit): Decimal | undefined {
    const { instrument, workingPrice, text } = this.form;
    const { accountValue, stop } = this;
    if (!instrument || !workingPrice) return undefined;
    switch (unit) {
      case 'base':
        return amount;
      case 'quote':
        return quantityOfTotal(amount, workingPrice, instrument);
      case 'risk':
        return accountValue && stop && quantityAtRisk(accountValue, amount, workingPrice, stop, instrument.step);
      case 'margin': {
        const margin = this.#marginAlone(text.side);
        return (
          margin &&
          largestQuantity(instrument.step, instrument.maximumQuantity, (quantity) => margin(quantity).lte(amount))
        );
      }
    }
  }

  amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined {
    const { workingPrice, text } = this.form;
    const { accountValue, stop } = this;
    switch (unit) {
      case 'base':
        return quantity;
      case 'quote':
        return workingPrice && amountShare(quantity.times(workingPrice), 100);
      case 'margin': {
        const margin = this.#marginAlone(text.side);
        return margin && amountShare(margin(quantity), 100);
      }
      case 'risk':
        if (!accountValue?.gt(0) || !stop || !workingPrice) return undefined;
        return amountShare(divide(quantity.times(workingPrice.minus(stop).abs()).times(100), accountValue), 100);
    }
  }

  /** The first that any of the ways it may come would meet. */
  problem({ quantity }: OrderDraft): OrderProblem | undefined {
    const { side, type } = this.form.text;
    // What is there to reduce once its price comes is not known yet.
    if (!quantity || this.visiting || (isProgram(type) && this.reduceOnly)) return undefined;
    const faults = this.#arrivals(side).map(({ footing, order }) => contractFault(footing, order, quantity, this.fees));
    const fault = faults.find((each) => each !== undefined);
    return fault && { field: 'quantity', reason: fault, limit: this.largest(side), bound: 'atMost' };
  }

  /** What a quantity needs by itself, whatever is held and ordered. */
  #marginAlone(side: OrderSide): ((quantity: Decimal) => Decimal) | undefined {
    const [arrival] = this.#arrivals(side);
    return (
      arrival &&
      ((quantity) =>
        requiredMargin({ ...arrival.footing, holding: zero, beside: [] }, arrival.order, quantity, this.fees))
    );
  }

  /** The ways in which the order may come; the one that it is shown by first. @param average of parts, once their sizes are known */
  #arrivals(side: OrderSide, average?: Decimal): readonly Arrival[] {
    const { footing, form } = this;
    const { instrument, workingPrice } = form;
    if (!footing || !instrument || !workingPrice) return [];
    const { type } = form.text;
    if (!isProgram(type)) {
      const order = this.#orderNow(side);
      return order ? [{ order, footing }] : [];
    }
    const at = (price: Decimal, takes: boolean, mark = footing.mark): Arrival => ({
      order: orderAt(price, { side, takes, reduceOnly: this.reduceOnly, quantity: instrument.maximumQuantity }),
      footing: mark === footing.mark ? footing : footingAt(footing, mark),
    });
    const [trigger, stopPrice, activation, from, to] = ['trigger', 'stopPrice', 'activation', 'from', 'to'].map(
      (name) => this.#read(name),
    );
    switch (type) {
      case 'STOP_MARKET':
        return [at(workingPrice, true, trigger)];
      case 'STOP_LIMIT':
        return [at(workingPrice, false, trigger)];
      case 'OCO':
        return [
          at(workingPrice, false),
          ...(trigger ? [at(stopPrice ?? trigger, stopPrice === undefined, trigger)] : []),
        ];
      case 'TRAILING_STOP':
        return [at(activation ?? workingPrice, true, activation)];
      case 'SCALED':
        return [average ?? workingPrice, ...(from && to ? [from, to] : [])].map((price) => at(price, false));
      case 'TWAP':
        return [at(workingPrice, true)];
    }
  }

  #read(name: string): Decimal | undefined {
    const input = this.form.number(name);
    return input.ok && input.value.gt(0) ? input.value : undefined;
  }

  #orderNow(side: OrderSide): ContractOrder | undefined {
    const { form } = this;
    const { instrument, terms } = form;
    if (!instrument) return undefined;
    const opposite = form.book.opposite(side);
    const band = priceBand(side, { instrument, ...form.best });
    const worst = side === 'BUY' ? (band.highest ?? instrument.maximumPrice) : (band.lowest ?? instrument.tick);
    const limit =
      form.text.type === 'MARKET' ? (form.slippageLimit(side) ?? worst) : (terms.price ?? form.workingPrice);
    if (!limit || opposite.length === 0) return undefined;
    return {
      side,
      type: terms.type,
      limit,
      rests: rests(terms),
      reduceOnly: this.reduceOnly,
      walk: new BookWalk(side, limit, terms.timing === 'POST_ONLY' ? [] : opposite),
    };
  }

  #largestOf(side: OrderSide): Decimal | undefined {
    const { instrument } = this.form;
    const arrivals = this.#arrivals(side);
    const [first] = arrivals;
    if (!instrument || !first || this.visiting) return undefined;
    if (this.reduceOnly)
      return roundToStep(closable(first.footing.holding, side, instrument.maximumQuantity), instrument.step, 'down');
    return arrivals
      .map(({ footing, order }) => largestContractOrder(footing, order, instrument, this.fees))
      .reduce(smallerOf);
  }
}
