import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { shared } from '../../../../application/kernel/shared';
import type { Needs } from '../../../../application/kernel/token';
import { Positions } from '../../../../application/trading/positions';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import type { Position } from '../../../../domain/trading/position';
import { profitSinceOpened } from '../../../../domain/trading/position-figures';
import { PortfolioPreferencesStore } from './portfolio-preferences.store';
import { PositionFeesStore } from './position-fees.store';
import { PositionPricesStore } from './position-prices.store';

/**
 * Unrealised profit as every place shows it: since a position was opened, at the price that the person chose, before
 * fees or after them. Quote. (Margin counts from the last settlement instead.)
 */
export class PositionProfitsStore implements Startable {
  static readonly needs: Needs<typeof PositionProfitsStore> = [
    Positions,
    PositionPricesStore,
    PositionFeesStore,
    PortfolioPreferencesStore,
  ];

  constructor(
    private readonly positions: Pick<Positions, 'value'>,
    private readonly prices: PositionPricesStore,
    private readonly fees: PositionFeesStore,
    private readonly preferences: Pick<PortfolioPreferencesStore, 'pnlBasis' | 'afterFees'>,
  ) {}

  /** `undefined` while the price, or the fees that are asked for, are not known. */
  of(position: Position): Decimal | undefined {
    const price = this.prices.at(this.preferences.pnlBasis, position);
    if (!price) return undefined;
    return this.preferences.afterFees ? this.fees.profitAfterFees(position, price) : profitSinceOpened(position, price);
  }

  /** Together; `undefined` while one of them is not known. */
  total(positions: readonly Position[]): Decimal | undefined {
    return positions.reduce<Decimal | undefined>((sum, position) => {
      const profit = this.of(position);
      return sum && profit && sum.plus(profit);
    }, zero);
  }

  /** Follows prices and fees of what is held, while at least one place shows them. */
  readonly start = shared(() => this.#follow());

  #follow(): Unsubscribe {
    const stops = [
      reaction(
        () => this.positions.value ?? [],
        (held) => this.prices.follow(new Set(held.map(({ symbol }) => symbol))),
        { fireImmediately: true },
      ),
      reaction(
        () => (this.preferences.afterFees ? (this.positions.value ?? []) : []),
        (held) => this.fees.follow(held),
        { fireImmediately: true },
      ),
      () => this.prices.follow(new Set()),
    ];
    return () => stops.forEach((stop) => stop());
  }
}
