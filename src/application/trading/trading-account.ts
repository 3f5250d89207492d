import type { Startable, Unsubscribe } from '../kernel/observable-value';
import type { Session } from '../session/session';
import type { AccountStreamPort } from './account-stream.port';
import type { Balances } from './balances';
import type { OpenOrders } from './open-orders';
import { whileLoggedIn } from './while-logged-in';

/** Keeps the private stream, the open orders and the balances going while somebody is logged in. */
export class TradingAccount implements Startable {
  constructor(
    private readonly session: Session,
    private readonly stream: AccountStreamPort,
    private readonly orders: OpenOrders,
    private readonly balances: Balances,
  ) {}

  start(): Unsubscribe {
    return whileLoggedIn(this.session, () => [this.orders.start(), this.balances.start(), this.stream.connect()]);
  }
}
