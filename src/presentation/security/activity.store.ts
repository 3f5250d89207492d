import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../application/kernel/failure';
import type { Unsubscribe } from '../../application/kernel/observable-value';
import type { ActivityPage, ActivityQuery, SecurityPort } from '../../application/security/security.port';
import type { SecurityQueries } from '../../application/security/security.queries';
import type { AccountActivity } from '../../domain/security/security-overview';
import { dayEnd, dayStart } from './day-bounds';

export const activityPageSize = 10;

/** A history of the account, page by page and between two days, newest first. */
export class ActivityStore {
  /** Days as `2026-03-31` in the person's own time; empty for no bound. */
  from = '';
  to = '';
  page = 1;
  total = 0;
  rows: readonly AccountActivity[] | undefined = undefined;
  failure: Failure | undefined = undefined;
  loading = false;
  #request = 0;

  constructor(
    private readonly load: (query: ActivityQuery) => Outcome<ActivityPage>,
    private readonly queries: SecurityQueries,
  ) {
    makeObservable(this, {
      from: observable,
      to: observable,
      page: observable,
      total: observable,
      rows: observableRef,
      failure: observableRef,
      loading: observable,
      pages: computed,
      filtered: computed,
      wrongOrder: computed,
      between: actionBound,
      forget: actionBound,
    });
  }

  get pages(): number {
    return Math.max(1, Math.ceil(this.total / activityPageSize));
  }

  get filtered(): boolean {
    return this.from !== '' || this.to !== '';
  }

  get wrongOrder(): boolean {
    return this.from !== '' && this.to !== '' && this.from > this.to;
  }

  /** Reads, and reads again after each change, while it is on screen. */
  start(): Unsubscribe {
    void this.show(this.page);
    const stop = this.queries.onChanged(() => void this.show(this.page));
    return () => {
      stop();
      this.forget();
    };
  }

  between(from: string, to: string): void {
    this.from = from;
    this.to = to;
    if (!this.wrongOrder) void this.show(1);
  }

  async show(page: number): Promise<void> {
    const request = ++this.#request;
    runInAction(() => {
      this.loading = true;
      this.page = page;
    });
    const answer = await this.load({ page, size: activityPageSize, from: dayStart(this.from), to: dayEnd(this.to) });
    if (request !== this.#request) return;
    runInAction(() => {
      this.loading = false;
      this.failure = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      this.rows = answer.value.rows;
      this.total = answer.value.total;
    });
  }

  /** Nothing of one account may be seen by the next. */
  forget(): void {
    this.#request += 1;
    this.page = 1;
    this.total = 0;
    this.rows = undefined;
    this.failure = undefined;
    this.loading = false;
  }
}

export class LoginActivityStore extends ActivityStore {
  constructor(security: SecurityPort, queries: SecurityQueries) {
    super((query) => security.logins(query), queries);
  }
}

export class SecurityActivityStore extends ActivityStore {
  constructor(security: SecurityPort, queries: SecurityQueries) {
    super((query) => security.changes(query), queries);
  }
}
