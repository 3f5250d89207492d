import { makeObservable, observable, runInAction } from 'mobx';
import type { Outcome } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { Recovery } from '../../../application/kernel/recovery';
import { type NotificationsPage, NotificationsPort } from '../../../application/platform/notifications.port';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { TendNotifications } from '../../../application/platform/tend-notifications.use-case';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import type { NotificationType } from '../../../domain/platform/notification';
import { PagedStore } from '../../kit/data/paged.store';
import type { Needs } from '../../../application/kernel/token';

const pageSize = 25;

/** What the exchange has told the account, page by page; what is told meanwhile comes by the stream. */
export class NotificationsStore extends PagedStore<NotificationsPage['rows'][number], NotificationsPage> {
  static readonly needs: Needs<typeof NotificationsStore> = [
    NotificationsPort,
    TendNotifications,
    AccountStreamPort,
    NoticesPort,
    Recovery,
  ];

  type: NotificationType | undefined = undefined;
  unreadOnly = false;

  constructor(
    private readonly port: NotificationsPort,
    private readonly tend: TendNotifications,
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
    recovery: Recovery,
  ) {
    super(pageSize, recovery);
    makeObservable(this, { type: observable, unreadOnly: observable });
  }

  /** Reads and follows while it is on screen. */
  start(): Unsubscribe {
    const stops = [this.stream.connect(), this.stream.onNotification(() => void this.show(this.page))];
    void this.show(1);
    return () => {
      stops.forEach((stop) => stop());
      this.forget();
    };
  }

  choose(wish: { readonly type?: NotificationType | undefined; readonly unreadOnly?: boolean }): void {
    runInAction(() => Object.assign(this, wish));
    void this.show(1);
  }

  protected load(range: { readonly page: number; readonly size: number }) {
    return this.port.list({ type: this.type, unreadOnly: this.unreadOnly, ...range });
  }

  markRead(id?: string): Promise<void> {
    return this.#change(() => this.tend.markRead(id));
  }

  remove(id: string): Promise<void> {
    return this.#change(() => this.tend.remove(id));
  }

  async #change(write: () => Outcome<void>): Promise<void> {
    const done = await write();
    if (!done.ok) this.notices.show('error', { key: failureKey(done.error) });
    await this.show(this.page);
  }
}
