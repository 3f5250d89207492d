import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../application/kernel/failure';
import type { Unsubscribe } from '../../application/kernel/observable-value';
import type { NotificationsPage, NotificationsPort } from '../../application/platform/notifications.port';
import { failureKey } from '../../application/platform/failure-keys';
import type { NoticesPort } from '../../application/platform/notices.port';
import type { AccountStreamPort } from '../../application/trading/account-stream.port';
import type { NotificationType } from '../../domain/platform/notification';

const pageSize = 25;

/** What the exchange has told the account, page by page; what is told meanwhile comes by the stream. */
export class NotificationsStore {
  type: NotificationType | undefined = undefined;
  unreadOnly = false;
  page = 1;
  shown: NotificationsPage | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  #request = 0;

  constructor(
    private readonly port: NotificationsPort,
    private readonly stream: AccountStreamPort,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      type: observable,
      unreadOnly: observable,
      page: observable,
      shown: observableRef,
      failure: observableRef,
      loading: observable,
      pages: computed,
      forget: actionBound,
    });
  }

  get pages(): number {
    return Math.max(1, Math.ceil((this.shown?.total ?? 0) / pageSize));
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

  async show(page: number): Promise<void> {
    const request = ++this.#request;
    runInAction(() => {
      this.loading = true;
      this.page = page;
    });
    const answer = await this.port.list({ type: this.type, unreadOnly: this.unreadOnly, page, size: pageSize });
    if (request !== this.#request) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.error;
      if (answer.ok) this.shown = answer.value;
    });
    // The last one of the last page is gone.
    if (answer.ok && answer.value.rows.length === 0 && page > 1) await this.show(this.pages);
  }

  markRead(id?: string): Promise<void> {
    return this.#change(() => this.port.markRead(id));
  }

  remove(id: string): Promise<void> {
    return this.#change(() => this.port.remove(id));
  }

  /** Nothing of one account may be seen by the next. */
  forget(): void {
    this.#request += 1;
    this.shown = undefined;
    this.failure = undefined;
    this.loading = false;
  }

  /** One that another tab has removed meanwhile is gone as was wished. */
  async #change(write: () => ReturnType<NotificationsPort['remove']>): Promise<void> {
    const done = await write();
    if (!done.ok && done.error.kind !== 'notFound') this.notices.show('error', { key: failureKey(done.error) });
    await this.show(this.page);
  }
}
