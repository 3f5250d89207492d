import type { Startable, Unsubscribe } from '../kernel/observable-value';
import type { Session } from '../session/session';
import type { AccountStreamPort } from './account-stream.port';
import type { Balances } from './balances';
import type { OpenOrders } from './open-orders';

/** Keeps the private stream, the open orders and the balances going while somebody is logged in, and only then. */
export class TradingAccount implements Startable {
  constructor(
    private readonly session: Session,
    private readonly stream: AccountStreamPort,
    private readonly orders: OpenOrders,
    private readonly balances: Balances,
  ) {}

  start(): Unsubscribe {
    let stops: Unsubscribe[] = [];
    const stop = (): void => {
      for (const each of stops) each();
      stops = [];
    };
    const follow = (): void => {
      const loggedIn = this.session.state.current.status === 'loggedIn';
      if (loggedIn && stops.length === 0)
        stops = [this.orders.start(), this.balances.start(), this.stream.connect()];
      if (!loggedIn) stop();
    };
    const unsubscribe = this.session.state.subscribe(follow);
    follow();
    return () => {
      unsubscribe();
      stop();
    };
  }
}
