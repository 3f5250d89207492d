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

  /** USDT; `undefined` while it is not known, and where no contract is held or ordered: then nothing is kept back. */
  get current(): Decimal | undefined {
    const held = this.positions.value?.some(({ holding }) => !holding.eq(0));
    const ordered = this.orders.value?.some(({ symbol }) => symbol.startsWith('PERP_'));
    return held || ordered ? this.contracts.free : undefined;
  }

  readonly start = shared(() => this.contracts.start());
}
