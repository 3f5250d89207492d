import { Later, Loader } from '../kernel/later';
import type { Startable } from '../kernel/observable-value';
import { Scheduler } from '../kernel/scheduler.port';
import { shared } from '../kernel/shared';
import { startLater } from '../kernel/start-later';
import type { Needs } from '../kernel/token';
import { Session } from '../session/session';
import { OrderGuards } from './order-guards';
import { whileLoggedIn } from './while-logged-in';

/**
 * What keeps an account from harm while somebody trades: own limits, and the dead man's switch. Whatever opens a page
 * or a layer from which orders are sent starts it before, and it goes on for as long as the document, whatever is on
 * screen or could not be had. A visitor, who cannot send an order, is brought neither.
 */
export class TradingSafety implements Startable {
  static readonly needs: Needs<typeof TradingSafety> = [OrderGuards, Session, Scheduler, Loader];

  readonly #deadMan: Later<Startable>;

  constructor(
    private readonly guards: OrderGuards,
    private readonly session: Session,
    private readonly scheduler: Scheduler,
    loader: Loader,
  ) {
    this.#deadMan = new Later<Startable>(() =>
      loader.load(async () => (await import('./dead-man-switch')).DeadManSwitch),
    );
  }

  readonly start = shared(() => {
    this.guards.prepare();
    return whileLoggedIn(this.session, () => [startLater(this.#deadMan, this.scheduler)]);
  });
}
