import { decimal, smallerOf, zero, type Decimal } from '../../../domain/shared/decimal';
import { maintenanceOf, worthAt } from '../../../domain/trading/contract-margin';
import type { MarginState } from '../../../domain/trading/contract-order';
import { visitorMarginState } from '../../../domain/trading/lone-position';
import { firstContractTerms, marginTerms, type MarginTerms } from '../../../domain/trading/margin-terms';
import type { OrderSide } from '../../../domain/trading/order';
import type { Position } from '../../../domain/trading/position';
import { derived } from '../../kernel/observable-value';
import type { Balances } from '../balances';
import type { ContractMarket } from '../contract-market';
import type { TypedOrder } from './means';

/** What an order of a perpetual stands on: the position it is for, the collateral behind it, leverage and tiers. */
export class MarginPosition {
  constructor(
    private readonly order: Pick<TypedOrder, 'fields'>,
    private readonly contract: ContractMarket,
    private readonly balances: Pick<Balances, 'available'>,
  ) {}

  get hedging(): boolean {
    return this.contract.settings.positionMode === 'HEDGE_MODE';
  }

  readonly #bySide = {
    BUY: { terms: derived(() => this.#termsOf('BUY')), margin: derived(() => this.#marginOf('BUY')) },
    SELL: { terms: derived(() => this.#termsOf('SELL')), margin: derived(() => this.#marginOf('SELL')) },
  } as const;

  get #side(): OrderSide {
    return this.order.fields.text.side;
  }

  /** Which position the order is for, and how that is margined. */
  get terms(): MarginTerms {
    return this.#bySide[this.#side].terms();
  }

  /**
   * What an order of a side stands on: in hedge mode buying and selling are of different positions, whichever of the
   * two is being written. `undefined` before everything it takes is known.
   */
  marginOf(side: OrderSide): MarginState | undefined {
    return this.#bySide[side].margin();
  }

  /** What the order that is being written stands on. */
  get margin(): MarginState | undefined {
    return this.marginOf(this.#side);
  }

  get reduceOnly(): boolean {
    return this.terms.reduceOnly === true;
  }

  get leverage(): number | undefined {
    return this.contract.settings.leverageOf(this.terms.positionSide);
  }

  get accountValue(): Decimal | undefined {
    return this.contract.risk.value?.totalAccountValue;
  }

  /** Nobody is logged in: the ticket only reckons. */
  get visiting(): boolean {
    return this.contract.risk.state.current.status === 'loggedOut';
  }

  /** Free collateral; with isolated margin no more of it than there is of the quote asset. */
  get available(): Decimal | undefined {
    const { margin } = this;
    if (!margin || this.visiting) return undefined;
    const free = margin.free.gt(0) ? margin.free : zero;
    return margin.marginMode === 'ISOLATED' ? smallerOf(margin.available, free) : free;
  }

  #termsOf(side: OrderSide): MarginTerms {
    const { terms, positions, symbol } = this.contract;
    const known = terms ?? { ...firstContractTerms, positions: positions.of(symbol) };
    return marginTerms({ ...this.order.fields.text, side }, known);
  }

  #heldBy({ positionSide }: MarginTerms): Position | undefined {
    const { positions, symbol } = this.contract;
    return positions.of(symbol).find((position) => position.positionSide === positionSide);
  }

  #marginOf(side: OrderSide): MarginState | undefined {
    const { contract } = this;
    const terms = this.#bySide[side].terms();
    const held = this.#heldBy(terms);
    const leverage = contract.settings.leverageOf(terms.positionSide);
    const { markPrice } = contract.prices;
    const mark = markPrice === undefined ? undefined : decimal(markPrice);
    const { tiers } = contract.settings;
    const { value: risk } = contract.risk;
    const { value: positions } = contract.positions;
    if (this.visiting) return mark && tiers.length > 0 ? visitorMarginState(mark, tiers) : undefined;
    if (!mark || leverage === undefined || tiers.length === 0 || !risk?.freeCollateral || !positions) return undefined;
    const available = this.balances.available(this.order.fields.instrument.quote);
    // Cross margin stands on the collateral, whatever there is of the quote asset.
    if (!risk.totalCollateral || (!available && terms.marginMode === 'ISOLATED')) return undefined;
    const holding = held?.holding ?? zero;
    const beside = positions.filter(
      (position) => position.marginMode === 'CROSS' && position !== held && !position.holding.eq(0),
    );
    const opposite = beside.find(({ symbol }) => symbol === contract.symbol)?.holding ?? zero;
    const others = beside.filter(({ symbol }) => symbol !== contract.symbol);
    const otherNotional = others.reduce((sum, other) => sum.plus(worthAt(other.markPrice, other.holding).abs()), zero);
    const holdings = [held?.marginMode === 'CROSS' ? holding : zero, opposite];
    const allNotional = holdings.reduce((sum, leg) => sum.plus(worthAt(mark, leg).abs()), otherNotional);
    const maintenance = (risk.maintenanceMarginRatio ?? zero).times(allNotional);
    const otherMaintenance = others.length === 0 ? zero : maintenance.minus(maintenanceOf({ tiers, mark, holdings }));
    const { value: orders = [] } = contract.openOrders;
    return {
      mark,
      tiers,
      leverage,
      marginMode: terms.marginMode,
      holding,
      opposite,
      averageOpenPrice: held?.averageOpenPrice ?? zero,
      settlePrice: held?.settlePrice ?? zero,
      isolatedMargin: held?.isolatedMargin ?? zero,
      feesPaid: contract.fees.of(held),
      beside: this.#beside(terms),
      collateral: risk.totalCollateral,
      free: risk.freeCollateral,
      available: available ?? zero,
      exposed:
        positions.some((position) => !position.holding.eq(0)) ||
        orders.some(({ symbol }) => symbol.startsWith('PERP_')),
      otherMaintenance: otherMaintenance.gt(0) ? otherMaintenance : zero,
      otherNotional,
    };
  }

  #beside({ positionSide }: MarginTerms): MarginState['beside'] {
    const { symbol, openOrders } = this.contract;
    return (openOrders.value ?? [])
      .filter(
        (order) => order.symbol === symbol && !order.reduceOnly && (order.positionSide ?? 'BOTH') === positionSide,
      )
      .flatMap(({ side, price, quantity, executed }) =>
        price && quantity ? [{ side, price, quantity: quantity.minus(executed) }] : [],
      );
  }
}
