import type { Decimal } from '../../domain/shared/decimal';
import type { Startable } from '../kernel/observable-value';
import { shared } from '../kernel/shared';
import type { Needs } from '../kernel/token';
import { ContractAccount } from '../trading/contract-account';
import { OpenOrders } from '../trading/open-orders';
import { Positions } from '../trading/positions';

/** Collateral that may leave the account while contracts stand on the rest: the figure that contracts are traded with. */
export class FreeCollateral implements Startable {
  static readonly needs: Needs<typeof FreeCollateral> = [ContractAccount, Positions, OpenOrders];

  constructor(
    private readonly contracts: Pick<ContractAccount, 'free' | 'start'>,
    private readonly positions: Pick<Positions, 'value'>,
    private readonly orders: Pick<OpenOrders, 'value'>,
  ) {}

  /** USDT, or `all` where no contract is held or ordered, so that nothing is kept back; `undefined` while it is not known. */
  get current(): Decimal | 'all' | undefined {
    const { value: positions } = this.positions;
    const { value: orders } = this.orders;
    if (!positions || !orders) return undefined;
    const isHeld = positions.some(({ holding }) => !holding.eq(0));
    return isHeld || orders.some(({ symbol }) => symbol.startsWith('PERP_')) ? this.contracts.free : 'all';
  }

  readonly start = shared(() => this.contracts.start());
}
