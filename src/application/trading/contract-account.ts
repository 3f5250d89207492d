import type { Startable, Unsubscribe } from '../kernel/observable-value';
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

  #users = 0;
  #stop: Unsubscribe = () => undefined;

  constructor(
    private readonly session: Session,
    private readonly positions: Positions,
    private readonly algoOrders: OpenAlgoOrders,
    private readonly risk: AccountRisk,
  ) {}

  start(): Unsubscribe {
    if (this.#users === 0)
      this.#stop = whileLoggedIn(this.session, () => [
        this.positions.start(),
        this.algoOrders.start(),
        this.risk.start(),
      ]);
    this.#users += 1;
    let started = true;
    return () => {
      if (!started) return;
      started = false;
      this.#users -= 1;
      if (this.#users === 0) this.#stop();
    };
  }
}
