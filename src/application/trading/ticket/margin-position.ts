import { decimal, smallerOf, zero, type Decimal } from '../../../domain/shared/decimal';
import { worthAt } from '../../../domain/trading/contract-margin';
import type { MarginState } from '../../../domain/trading/contract-order';
import { maintenanceAfter } from '../../../domain/trading/contract-outcome';
import { visitorMarginState } from '../../../domain/trading/lone-position';
import { firstContractTerms, marginTerms, type MarginTerms } from '../../../domain/trading/margin-terms';
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

  readonly #terms = derived(() => {
    const { terms, positions, symbol } = this.contract;
    return marginTerms(this.order.fields.text, terms ?? { ...firstContractTerms, positions: positions.of(symbol) });
  });
  /** Which position the order is for, and how that is margined. */
  get terms(): MarginTerms {
    return this.#terms();
  }

  get reduceOnly(): boolean {
    return this.terms.reduceOnly === true;
  }

  /** The position that the order is for. */
  get held(): Position | undefined {
    const { contract, terms } = this;
    return contract.positions.of(contract.symbol).find(({ positionSide }) => positionSide === terms.positionSide);
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

  readonly #margin = derived((): MarginState | undefined => {
    const { leverage, contract, held } = this;
    const { markPrice } = contract.prices;
    const mark = markPrice === undefined ? undefined : decimal(markPrice);
    const { tiers } = contract.settings;
    const { value: risk } = contract.risk;
    const { value: positions } = contract.positions;
    if (this.visiting) return mark && tiers.length > 0 ? visitorMarginState(mark, tiers) : undefined;
    if (!mark || leverage === undefined || tiers.length === 0 || !risk?.freeCollateral || !positions) return undefined;
    if (!risk.totalCollateral) return undefined;
    const holding = held?.holding ?? zero;
    const others = positions.filter(
      (position) => position.marginMode === 'CROSS' && position !== held && position.holding.abs().gt(0),
    );
    const otherNotional = others.reduce((sum, other) => sum.plus(worthAt(other.markPrice, other.holding).abs()), zero);
    const ownCross = held?.marginMode === 'CROSS' ? holding : zero;
    const allNotional = otherNotional.plus(worthAt(mark, ownCross).abs());
    const maintenance = (risk.maintenanceMarginRatio ?? zero).times(allNotional);
    const otherMaintenance =
      others.length === 0 ? zero : maintenance.minus(maintenanceAfter({ tiers, mark }, ownCross));
    const { value: orders = [] } = contract.openOrders;
    return {
      mark,
      tiers,
      leverage,
      marginMode: this.terms.marginMode,
      holding,
      averageOpenPrice: held?.averageOpenPrice ?? zero,
      settlePrice: held?.settlePrice ?? zero,
      isolatedMargin: held?.isolatedMargin ?? zero,
      feesPaid: contract.fees.of(held),
      beside: this.#beside(),
      collateral: risk.totalCollateral,
      free: risk.freeCollateral,
      available: this.balances.available(this.order.fields.instrument.quote) ?? zero,
      exposed:
        positions.some((position) => !position.holding.eq(0)) ||
        orders.some(({ symbol }) => symbol.startsWith('PERP_')),
      otherMaintenance: otherMaintenance.gt(0) ? otherMaintenance : zero,
      otherNotional,
    };
  });
  /** `undefined` before everything it takes is known. */
  get margin(): MarginState | undefined {
    return this.#margin();
  }

  #beside(): MarginState['beside'] {
    const { symbol, openOrders } = this.contract;
    const { positionSide } = this.terms;
    return (openOrders.value ?? [])
      .filter(
        (order) => order.symbol === symbol && !order.reduceOnly && (order.positionSide ?? 'BOTH') === positionSide,
      )
      .flatMap(({ side, price, quantity, executed }) =>
        price && quantity ? [{ side, price, quantity: quantity.minus(executed) }] : [],
      );
  }
}
