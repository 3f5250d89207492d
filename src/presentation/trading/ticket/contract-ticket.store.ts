import { computed, makeObservable } from 'mobx';
import { decimal, divide, roundToStep, smallerOf, zero, type Decimal } from '../../../domain/shared/decimal';
import { BookWalk } from '../../../domain/trading/contract-fills';
import { worthAt } from '../../../domain/trading/contract-margin';
import {
  closable,
  contractFault,
  largestContractOrder,
  largestQuantity,
  quantityAtRisk,
  requiredMargin,
  type ContractFooting,
  type ContractOrder,
} from '../../../domain/trading/contract-order';
import { contractOutcome, maintenanceAfter, type ContractOutcome } from '../../../domain/trading/contract-outcome';
import type { Order, OrderSide } from '../../../domain/trading/order';
import { rests, type OrderDraft } from '../../../domain/trading/order-draft';
import type { FeeRates } from '../../../domain/trading/order-estimate';
import type { OrderProblem } from '../../../domain/trading/order-rules';
import { amountShare, quantityOfTotal } from '../../../domain/trading/order-sizing';
import { priceBand } from '../../../domain/trading/price-band';
import { targetPrice, targetUnits } from '../../../domain/trading/ticket-conditions';
import type { MarginMode, Position, PositionSide } from '../../../domain/trading/position';
import type { ContractDesk } from '../desk/contract-desk';
import { isProgram, type SizeUnit } from './order-draft-text';
import type { MarginMeans } from './order-form-surroundings';
import type { OrderFormStore } from './order-form.store';
import { visitorsFooting } from './visitors-footing';

/** What the ticket reads of the open orders of the book. */
export interface OpenOrdersReader {
  readonly value: readonly Order[] | undefined;
}

const noFees: FeeRates = { maker: zero, taker: zero };

/** What an order of a perpetual stands on: position, collateral, leverage; and what it would do to them. */
export class ContractTicketStore implements MarginMeans {
  constructor(
    readonly form: OrderFormStore,
    private readonly desk: ContractDesk,
    private readonly orders: OpenOrdersReader,
    private readonly balances: { available(asset: string): Decimal | undefined },
  ) {
    makeObservable(this, { footing: computed, outcome: computed, order: computed, largestBuy: computed, largestSell: computed });
  }

  get hedging(): boolean {
    return this.desk.settings.positionMode === 'HEDGE_MODE';
  }

  get marginMode(): MarginMode {
    const held = this.position;
    return held && held.holding.abs().gt(0) ? held.marginMode : (this.desk.settings.leverage?.marginMode ?? 'CROSS');
  }

  /** Which position the order is for. */
  get positionSide(): PositionSide {
    if (!this.hedging) return 'BOTH';
    const { side, closing } = this.form.text;
    return (side === 'BUY') === closing ? 'SHORT' : 'LONG';
  }

  get reduceOnly(): boolean {
    const { closing, reduceOnly } = this.form.text;
    return this.hedging ? closing : reduceOnly;
  }

  get terms(): MarginMeans['terms'] {
    return { positionSide: this.positionSide, marginMode: this.marginMode, ...(this.reduceOnly && { reduceOnly: true }) };
  }

  get position(): Position | undefined {
    return this.desk.positions.of(this.#symbol).find(({ positionSide }) => positionSide === this.positionSide);
  }

  get leverage(): number | undefined {
    return this.desk.settings.leverageOf(this.positionSide);
  }

  get mark(): Decimal | undefined {
    const { markPrice } = this.desk.contract;
    return markPrice === undefined ? undefined : decimal(markPrice);
  }

  get accountValue(): Decimal | undefined {
    return this.desk.standing.value?.totalAccountValue;
  }

  /** Free collateral; with isolated margin no more of it than there is of the quote asset. */
  get available(): Decimal | undefined {
    const { footing } = this;
    if (!footing || this.visiting) return undefined;
    const free = footing.free.gt(0) ? footing.free : zero;
    return footing.marginMode === 'ISOLATED' ? smallerOf(footing.available, free) : free;
  }

  /** Nobody is logged in: the form only reckons. */
  get visiting(): boolean {
    return this.desk.standing.state.status === 'loggedOut';
  }

  /** `undefined` before everything it takes is known. */
  get footing(): ContractFooting | undefined {
    const { mark, leverage } = this;
    const { tiers } = this.desk.settings;
    const standing = this.desk.standing.value;
    const positions = this.desk.positions.value;
    const quote = this.form.instrument?.quote;
    if (this.visiting) return mark && tiers.length > 0 ? visitorsFooting(mark, tiers) : undefined;
    if (!mark || leverage === undefined || tiers.length === 0 || !standing?.freeCollateral || !standing.totalCollateral || !positions || !quote) return undefined;
    const held = this.position;
    const holding = held?.holding ?? zero;
    const others = positions.filter((position) => position.marginMode === 'CROSS' && position !== held && position.holding.abs().gt(0));
    const otherNotional = others.reduce((sum, { markPrice, holding: held }) => sum.plus(worthAt(markPrice, held).abs()), zero);
    const ownCross = held?.marginMode === 'CROSS' ? holding : zero;
    const allNotional = otherNotional.plus(worthAt(mark, ownCross).abs());
    const maintenance = (standing.maintenanceMarginRatio ?? zero).times(allNotional);
    const otherMaintenance = others.length === 0 ? zero : maintenance.minus(maintenanceAfter({ tiers, mark }, ownCross));
    return {
      mark,
      tiers,
      leverage,
      marginMode: this.marginMode,
      holding,
      averageOpenPrice: held?.averageOpenPrice ?? zero,
      settlePrice: held?.settlePrice ?? zero,
      isolatedMargin: held?.isolatedMargin ?? zero,
      beside: this.#beside(),
      collateral: standing.totalCollateral,
      free: standing.freeCollateral,
      available: this.balances.available(quote) ?? zero,
      exposed: positions.some(({ holding: any }) => !any.eq(0)) || this.orders.value?.some(({ symbol }) => symbol.startsWith('PERP_')) === true,
      otherMaintenance: otherMaintenance.gt(0) ? otherMaintenance : zero,
      otherNotional,
    };
  }

  get fees(): FeeRates {
    return this.form.fees ?? noFees;
  }

  get order(): ContractOrder | undefined {
    return this.#orderOf(this.form.text.side);
  }

  get outcome(): ContractOutcome | undefined {
    const { footing, order } = this;
    const { quantity } = this.form.draft;
    return footing && order && quantity?.gt(0) ? contractOutcome(footing, order, quantity, this.fees) : undefined;
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
    return targetPrice(unit, stop.value, false, { side: form.text.side, entry: form.workingPrice, leverage: this.leverage }, form.instrument.tick);
  }

  quantityOf(amount: Decimal, unit: SizeUnit): Decimal | undefined {
    const { instrument, workingPrice } = this.form;
    const { footing, order, accountValue, stop } = this;
    if (!instrument || !workingPrice) return undefined;
    switch (unit) {
      case 'base':
        return amount;
      case 'quote':
        return quantityOfTotal(amount, workingPrice, instrument);
      case 'risk':
        return accountValue && stop && quantityAtRisk(accountValue, amount, workingPrice, stop, instrument.step);
      case 'margin':
        if (!footing || !order) return undefined;
        return largestQuantity(instrument.step, instrument.maximumQuantity, (quantity) => requiredMargin({ ...footing, holding: zero, beside: [] }, order, quantity, this.fees).lte(amount));
    }
  }

  amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined {
    const { workingPrice } = this.form;
    const { footing, order, accountValue, stop } = this;
    switch (unit) {
      case 'base':
        return quantity;
      case 'quote':
        return workingPrice && amountShare(quantity.times(workingPrice), 100);
      case 'margin':
        return footing && order && amountShare(requiredMargin({ ...footing, holding: zero, beside: [] }, order, quantity, this.fees), 100);
      case 'risk':
        if (!accountValue?.gt(0) || !stop || !workingPrice) return undefined;
        return amountShare(divide(quantity.times(workingPrice.minus(stop).abs()).times(100), accountValue), 100);
    }
  }

  problem({ quantity }: OrderDraft): OrderProblem | undefined {
    const { footing, order } = this;
    if (!footing || !order || !quantity || this.visiting) return undefined;
    const fault = contractFault(footing, order, quantity, this.fees);
    if (!fault) return undefined;
    return { field: 'quantity', reason: fault, limit: this.largest(order.side), bound: 'atMost' };
  }

  get #symbol(): string {
    return this.form.instrument?.symbol ?? '';
  }

  #orderOf(side: OrderSide): ContractOrder | undefined {
    const { form } = this;
    const { instrument, draft } = form;
    if (!instrument) return undefined;
    const opposite = form.book.opposite(side);
    const band = priceBand(side, { instrument, ...form.best });
    const worst = side === 'BUY' ? (band.highest ?? instrument.maximumPrice) : (band.lowest ?? instrument.tick);
    const limit = form.text.type === 'MARKET' ? (form.slippageLimit(side) ?? worst) : draft.type === 'MARKET' ? worst : draft.price;
    if (!limit || opposite.length === 0) return undefined;
    const waits = isProgram(form.text.type) || draft.timing === 'POST_ONLY';
    return {
      side,
      type: draft.type,
      limit,
      rests: rests(draft),
      reduceOnly: this.reduceOnly,
      walk: new BookWalk(side, limit, waits && draft.type === 'LIMIT' ? [] : opposite),
    };
  }

  #largestOf(side: OrderSide): Decimal | undefined {
    const { instrument } = this.form;
    const { footing } = this;
    const order = this.#orderOf(side);
    if (!instrument || !footing || !order || this.visiting) return undefined;
    if (order.reduceOnly) return roundToStep(closable(footing.holding, side, instrument.maximumQuantity), instrument.step, 'down');
    return largestContractOrder(footing, order, instrument, this.fees);
  }

  #beside(): ContractFooting['beside'] {
    const side = this.positionSide;
    return (this.orders.value ?? [])
      .filter((order) => order.symbol === this.#symbol && !order.reduceOnly && (order.positionSide ?? 'BOTH') === side)
      .flatMap(({ side: direction, price, quantity, executed }) => (price && quantity ? [{ side: direction, price, quantity: quantity.minus(executed) }] : []));
  }
}
