import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { Recovery } from '../../../application/kernel/recovery';
import type { Needs } from '../../../application/kernel/token';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { type NotificationsPage, NotificationsPort } from '../../../application/platform/notifications.port';
import { TendNotifications } from '../../../application/platform/tend-notifications.use-case';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import { PagedStore } from '../../kit/data/paged.store';

/** As many as the bell's panel has room for. */
const most = 6;

/** The newest that the exchange has told the account, for as long as the bell's panel is open. */
export class LatestNotificationsStore extends PagedStore<NotificationsPage['rows'][number], NotificationsPage> {
  static readonly needs: Needs<typeof LatestNotificationsStore> = [
    NotificationsPort,
    TendNotifications,
    AccountStreamPort,
    NoticesPort,
    Recovery,
  ];

  constructor(
    private readonly port: NotificationsPort,
    private readonly tend: TendNotifications,
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
    recovery: Recovery,
  ) {
    super(most, recovery);
  }

  /** Reads and follows while it is on screen. */
  start(): Unsubscribe {
    const stop = this.stream.onNotification(() => void this.show(1));
    void this.show(1);
    return () => {
      stop();
      this.forget();
    };
  }

  /** @param id all of them when absent */
  async markRead(id?: string): Promise<void> {
    const done = await this.tend.markRead(id);
    if (!done.ok) this.notices.show('error', { key: failureKey(done.error) });
    await this.show(1);
  }

  protected load(range: { readonly page: number; readonly size: number }) {
    return this.port.list(range);
  }
}
