import { computed, makeObservable } from 'mobx';
import { decimal, smallerOf, zero, type Decimal } from '../../../../domain/shared/decimal';
import { worthAt } from '../../../../domain/trading/contract-margin';
import type { ContractFooting } from '../../../../domain/trading/contract-order';
import { maintenanceAfter } from '../../../../domain/trading/contract-outcome';
import type { Order } from '../../../../domain/trading/order';
import type { MarginMode, Position, PositionSide } from '../../../../domain/trading/position';
import type { ContractDesk } from '../desk/contract-desk';
import type { MarginMeans } from './order-form-surroundings';
import type { OrderFormStore } from './order-form.store';
import { visitorsFooting } from './visitors-footing';

/** What the ticket reads of the open orders of the book. */
export interface OpenOrdersReader {
  readonly value: readonly Order[] | undefined;
}

/** What an order of a perpetual stands on: the position it is for, the collateral behind it, leverage and tiers. */
export class ContractFootingStore {
  constructor(
    readonly form: OrderFormStore,
    private readonly desk: ContractDesk,
    private readonly orders: OpenOrdersReader,
    private readonly balances: { available(asset: string): Decimal | undefined },
  ) {
    makeObservable(this, { footing: computed });
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
    return {
      positionSide: this.positionSide,
      marginMode: this.marginMode,
      ...(this.reduceOnly && { reduceOnly: true }),
    };
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
    if (
      !mark ||
      leverage === undefined ||
      tiers.length === 0 ||
      !standing?.freeCollateral ||
      !standing.totalCollateral ||
      !positions ||
      !quote
    )
      return undefined;
    const held = this.position;
    const holding = held?.holding ?? zero;
    const others = positions.filter(
      (position) => position.marginMode === 'CROSS' && position !== held && position.holding.abs().gt(0),
    );
    const otherNotional = others.reduce(
      (sum, { markPrice, holding: held }) => sum.plus(worthAt(markPrice, held).abs()),
      zero,
    );
    const ownCross = held?.marginMode === 'CROSS' ? holding : zero;
    const allNotional = otherNotional.plus(worthAt(mark, ownCross).abs());
    const maintenance = (standing.maintenanceMarginRatio ?? zero).times(allNotional);
    const otherMaintenance =
      others.length === 0 ? zero : maintenance.minus(maintenanceAfter({ tiers, mark }, ownCross));
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
      exposed:
        positions.some(({ holding: any }) => !any.eq(0)) ||
        this.orders.value?.some(({ symbol }) => symbol.startsWith('PERP_')) === true,
      otherMaintenance: otherMaintenance.gt(0) ? otherMaintenance : zero,
      otherNotional,
    };
  }

  get #symbol(): string {
    return this.form.instrument?.symbol ?? '';
  }

  #beside(): ContractFooting['beside'] {
    const side = this.positionSide;
    return (this.orders.value ?? [])
      .filter((order) => order.symbol === this.#symbol && !order.reduceOnly && (order.positionSide ?? 'BOTH') === side)
      .flatMap(({ side: direction, price, quantity, executed }) =>
        price && quantity ? [{ side: direction, price, quantity: quantity.minus(executed) }] : [],
      );
  }
}
