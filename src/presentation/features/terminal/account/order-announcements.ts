import { Later, Loader } from '../../../../application/kernel/later';
import type { Startable } from '../../../../application/kernel/observable-value';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { shared } from '../../../../application/kernel/shared';
import { startLater } from '../../../../application/kernel/start-later';
import type { Needs } from '../../../../application/kernel/token';
import { Session } from '../../../../application/session/session';
import { whileLoggedIn } from '../../../../application/trading/while-logged-in';

/** Says and lets be heard what becomes of one's orders and positions, for as long as somebody is logged in who may have some. */
export class OrderAnnouncements implements Startable {
  static readonly needs: Needs<typeof OrderAnnouncements> = [Session, Scheduler, Loader];

  readonly #news: Later<Startable>;

  constructor(
    private readonly session: Session,
    private readonly scheduler: Scheduler,
    loader: Loader,
  ) {
    this.#news = new Later<Startable>(() => loader.load(async () => (await import('./account-news')).AccountNews));
  }

  readonly start = shared(() => whileLoggedIn(this.session, () => [startLater(this.#news, this.scheduler)]));
}
