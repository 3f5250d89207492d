import { type Decimal, zero } from '../../domain/shared/decimal';
import type { Startable } from '../kernel/observable-value';
import { shared } from '../kernel/shared';
import { Session } from '../session/session';
import { AccountRisk } from './account-risk';
import { OpenAlgoOrders } from './open-algo-orders';
import { Positions } from './positions';
import { whileLoggedIn } from './while-logged-in';
import type { Needs } from '../kernel/token';

/**
 * Keeps positions, conditional orders and the account's risk going while somebody is logged in. Each part of the
 * page that shows some of it starts it; they run once, until the last has stopped.
 */
export class ContractAccount implements Startable {
  static readonly needs: Needs<typeof ContractAccount> = [Session, Positions, OpenAlgoOrders, AccountRisk];

  constructor(
    private readonly session: Session,
    private readonly positions: Positions,
    private readonly algoOrders: OpenAlgoOrders,
    private readonly risk: AccountRisk,
  ) {}

  /** Collateral that nothing stands on; `undefined` while it is not known. */
  get free(): Decimal | undefined {
    const free = this.risk.value?.freeCollateral;
    return free?.lt(0) ? zero : free;
  }

  readonly start = shared(() =>
    whileLoggedIn(this.session, () => [this.positions.start(), this.algoOrders.start(), this.risk.start()]),
  );
}
