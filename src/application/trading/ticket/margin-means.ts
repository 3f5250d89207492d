import { divide, roundToStep, smallerOf, zero, type Decimal } from '../../../domain/shared/decimal';
import {
  closable,
  contractFault,
  directionOf,
  largestContractOrder,
  largestQuantity,
  quantityAtRisk,
} from '../../../domain/trading/contract-order';
import { contractOutcome, type ContractOutcome } from '../../../domain/trading/contract-outcome';
import type { MarginTerms } from '../../../domain/trading/margin-terms';
import type { OrderSide } from '../../../domain/trading/order';
import type { OrderDraft } from '../../../domain/trading/order-draft';
import type { FeeRates } from '../../../domain/trading/order-estimate';
import type { OrderProblem } from '../../../domain/trading/order-rules';
import { amountShare, quantityOfTotal } from '../../../domain/trading/order-sizing';
import type { ScaledCourse } from '../../../domain/trading/scaled-course';
import { targetPrice, targetUnits } from '../../../domain/trading/ticket-conditions';
import { derived } from '../../kernel/observable-value';
import type { Balances } from '../balances';
import type { ContractMarket } from '../contract-market';
import { arrivals } from './contract-arrivals';
import { MarginPosition } from './margin-position';
import type { ContractMeans, TypedOrder } from './means';
import { isProgram, type SizeUnit } from './ticket-text';

const noFees: FeeRates = { maker: zero, taker: zero };

/** An order of a perpetual is traded on margin: how much of it can be had, and what it would make of the position. */
export class MarginMeans implements ContractMeans {
  /** What the order stands on. */
  readonly position: MarginPosition;
  /** It is paid from collateral, which says itself when it does not suffice. */
  readonly spendable = undefined;

  constructor(
    private readonly order: TypedOrder,
    private readonly contract: ContractMarket,
    balances: Pick<Balances, 'available'>,
  ) {
    this.position = new MarginPosition(order, contract, balances);
  }

  get asset(): string {
    return this.order.fields.instrument.quote;
  }

  get available(): Decimal | undefined {
    return this.position.available;
  }

  get terms(): MarginTerms {
    return this.position.terms;
  }

  get markPrice(): number | undefined {
    return this.contract.prices.markPrice;
  }

  get leverage(): number | undefined {
    return this.position.leverage;
  }

  readonly #outcome = derived((): ContractOutcome | undefined => {
    const { draft, fields, course, uncounted } = this.order;
    const { quantity } = draft;
    const ways = fields.priced && !fields.price.ok ? [] : this.#arrivals(fields.text.side, course);
    if (!quantity?.gt(0) || uncounted) return undefined;
    // Of an OCO either leg may come; what it can cost is what the dearer one does.
    const [first, ...others] = (fields.text.type === 'OCO' ? ways : ways.slice(0, 1)).map(({ margin, order }) =>
      contractOutcome(margin, order, quantity, this.#fees),
    );
    return first && others.reduce((most, each) => (each.cost.gt(most.cost) ? each : most), first);
  });
  /** What the order would cost and make of the position. */
  get outcome(): ContractOutcome | undefined {
    return this.#outcome();
  }

  get liquidationAfter(): Decimal | undefined {
    const { outcome, order } = this;
    if (!outcome?.holding.times(directionOf(order.draft.side)).gt(0)) return undefined;
    // Of a hedged contract's smaller leg the other one decides, which the order only makes weigh less.
    return outcome.liquidatesFalling === (order.draft.side === 'BUY') ? outcome.liquidationPrice : undefined;
  }

  readonly #largestBuy = derived(() => this.#largestOf('BUY'));
  /** Base quantity. */
  get largestBuy(): Decimal | undefined {
    return this.#largestBuy();
  }

  readonly #largestSell = derived(() => this.#largestOf('SELL'));
  get largestSell(): Decimal | undefined {
    return this.#largestSell();
  }

  get largest(): Decimal | undefined {
    const { side, unit } = this.order.fields.text;
    const most = this.#largestQuantity(side);
    return most && this.amountOf(most, unit);
  }

  get held(): Decimal | undefined {
    return this.position.reduceOnly ? this.#largestQuantity(this.order.fields.text.side) : undefined;
  }

  /** Where a loss would be cut, for sizing by risk. */
  get stop(): Decimal | undefined {
    const { fields, workingPrice } = this.order;
    const stop = fields.number('stopLoss');
    const unit = targetUnits.find((each) => each === fields.text.choices.targetUnit) ?? 'price';
    if (!stop.ok || !workingPrice) return undefined;
    const { side } = fields.text;
    const entry = { side, entry: workingPrice, leverage: this.leverage };
    return targetPrice(unit, stop.value, false, entry, fields.instrument.tick);
  }

  /** What sizing by risk lacks; nothing once it can. */
  get riskLacks(): 'account' | 'opening' | 'stop' | undefined {
    if (this.position.visiting) return 'account';
    if (!this.order.bracketable) return 'opening';
    return this.stop ? undefined : 'stop';
  }

  /** What the stop would cost, before fees. Quote. */
  get lossAtStop(): Decimal | undefined {
    const { workingPrice, draft } = this.order;
    return this.stop && workingPrice && draft.quantity?.times(workingPrice.minus(this.stop).abs());
  }

  sized(terms: OrderDraft, size: Decimal, unit: SizeUnit): OrderDraft {
    return { ...terms, quantity: this.#quantityOf(size, unit) };
  }

  amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined {
    const { workingPrice } = this.order;
    const { accountValue } = this.position;
    const { stop } = this;
    switch (unit) {
      case 'base':
        return quantity;
      case 'quote':
        return workingPrice && amountShare(quantity.times(workingPrice), 100);
      case 'margin': {
        const margin = this.#marginAlone();
        return margin && amountShare(margin(quantity), 100);
      }
      case 'risk':
        if (!accountValue?.gt(0) || !stop || !workingPrice) return undefined;
        return amountShare(divide(quantity.times(workingPrice.minus(stop).abs()).times(100), accountValue), 100);
    }
  }

  /** The first that any of the ways it may come would meet. */
  problem({ quantity }: OrderDraft): OrderProblem | undefined {
    const { side, type } = this.order.fields.text;
    const { visiting, reduceOnly } = this.position;
    // What is there to reduce once its price comes is not known yet.
    if (!quantity || visiting || (isProgram(type) && reduceOnly)) return undefined;
    const faults = this.#arrivals(side).map(({ margin, order }) => contractFault(margin, order, quantity, this.#fees));
    const fault = faults.find((each) => each !== undefined);
    return fault && { field: 'quantity', reason: fault, limit: this.#largestQuantity(side), bound: 'atMost' };
  }

  get #fees(): FeeRates {
    return this.order.fees ?? noFees;
  }

  #quantityOf(amount: Decimal, unit: SizeUnit): Decimal | undefined {
    const { fields, workingPrice } = this.order;
    const { instrument } = fields;
    const { accountValue } = this.position;
    const { stop } = this;
    if (!workingPrice) return undefined;
    switch (unit) {
      case 'base':
        return amount;
      case 'quote':
        return quantityOfTotal(amount, workingPrice, instrument);
      case 'risk':
        return accountValue && stop && quantityAtRisk(accountValue, amount, workingPrice, stop, instrument.step);
      case 'margin': {
        const margin = this.#marginAlone();
        return (
          margin &&
          largestQuantity(instrument.step, instrument.maximumQuantity, (quantity) => margin(quantity).lte(amount))
        );
      }
    }
  }

  #largestQuantity(side: OrderSide): Decimal | undefined {
    return side === 'BUY' ? this.largestBuy : this.largestSell;
  }

  #largestOf(side: OrderSide): Decimal | undefined {
    const { instrument } = this.order.fields;
    const ways = this.#arrivals(side);
    const [first] = ways;
    const { visiting, reduceOnly } = this.position;
    if (!first || visiting) return undefined;
    if (reduceOnly)
      return roundToStep(closable(first.margin.holding, side, instrument.maximumQuantity), instrument.step, 'down');
    return ways
      .map(({ margin, order }) => largestContractOrder(margin, order, instrument, this.#fees))
      .reduce(smallerOf);
  }

  /** What a quantity needs by itself, whatever is held and ordered. */
  #marginAlone(): ((quantity: Decimal) => Decimal) | undefined {
    const [arrival] = this.#arrivals(this.order.fields.text.side);
    return (
      arrival &&
      ((quantity) =>
        contractOutcome(
          { ...arrival.margin, holding: zero, isolatedMargin: zero, beside: [] },
          arrival.order,
          quantity,
          this.#fees,
        ).margin)
    );
  }

  #arrivals(side: OrderSide, course?: ScaledCourse): ReturnType<typeof arrivals> {
    const { reduceOnly } = this.position;
    const margin = this.position.marginOf(side);
    return margin ? arrivals(this.order, { side, margin, reduceOnly, course }) : [];
  }
}
