import type { Startable, Unsubscribe } from '../kernel/observable-value';
import type { Session } from '../session/session';
import type { AccountStanding } from './account-standing';
import type { OpenAlgoOrders } from './open-algo-orders';
import type { Positions } from './positions';
import { whileLoggedIn } from './while-logged-in';

/** Keeps positions, conditional orders and the account's standing going while somebody is logged in. */
export class ContractAccount implements Startable {
  constructor(
    private readonly session: Session,
    private readonly positions: Positions,
    private readonly algoOrders: OpenAlgoOrders,
    private readonly standing: AccountStanding,
  ) {}

  start(): Unsubscribe {
    return whileLoggedIn(this.session, () => [this.positions.start(), this.algoOrders.start(), this.standing.start()]);
  }
}
