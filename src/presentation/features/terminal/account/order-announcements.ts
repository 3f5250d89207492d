import { Later, Loader } from '../../../../application/kernel/later';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { startLater } from '../../../../application/kernel/start-later';
import type { Needs } from '../../../../application/kernel/token';
import { Session } from '../../../../application/session/session';
import { whileLoggedIn } from '../../../../application/trading/while-logged-in';

/** Says and lets be heard what becomes of one's orders, for as long as somebody is logged in who may have some. */
export class OrderAnnouncements implements Startable {
  static readonly needs: Needs<typeof OrderAnnouncements> = [Session, Scheduler, Loader];

  readonly #notices: Later<Startable>;
  readonly #sounds: Later<Startable>;

  constructor(
    private readonly session: Session,
    private readonly scheduler: Scheduler,
    loader: Loader,
  ) {
    this.#notices = new Later<Startable>(() => loader.load(async () => (await import('./order-notices')).OrderNotices));
    this.#sounds = new Later<Startable>(() => loader.load(async () => (await import('./order-sounds')).OrderSounds));
  }

  start(): Unsubscribe {
    return whileLoggedIn(this.session, () =>
      [this.#notices, this.#sounds].map((each) => startLater(each, this.scheduler)),
    );
  }
}
