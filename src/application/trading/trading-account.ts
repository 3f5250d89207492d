import type { Startable } from '../kernel/observable-value';
import { shared } from '../kernel/shared';
import { Session } from '../session/session';
import { AccountStreamPort } from './account-stream.port';
import { Balances } from './balances';
import { OpenOrders } from './open-orders';
import { whileLoggedIn } from './while-logged-in';
import type { Needs } from '../kernel/token';

/**
 * Keeps the private stream, the open orders and the balances going while somebody is logged in. Pages start it and so do
 * parts that come after them, as the balance in the header does; it runs once.
 */
export class TradingAccount implements Startable {
  static readonly needs: Needs<typeof TradingAccount> = [Session, AccountStreamPort, OpenOrders, Balances];

  constructor(
    private readonly session: Session,
    private readonly stream: AccountStreamPort,
    private readonly orders: OpenOrders,
    private readonly balances: Balances,
  ) {}

  readonly start = shared(() =>
    whileLoggedIn(this.session, () => [this.orders.start(), this.balances.start(), this.stream.connect()]),
  );
}
