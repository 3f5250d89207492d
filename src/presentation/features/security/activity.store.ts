import { actionBound, computed, makeObservable, observable } from 'mobx';
import type { Outcome } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { Recovery } from '../../../application/kernel/recovery';
import { type ActivityPage, type ActivityQuery, SecurityPort } from '../../../application/security/security.port';
import { SecurityQueries } from '../../../application/security/security.queries';
import type { AccountActivity } from '../../../domain/security/security-overview';
import { PagedStore } from '../../kit/data/paged.store';
import { dayEnd, dayStart } from './day-bounds';
import type { Needs } from '../../../application/kernel/token';

const activityPageSize = 10;

/** A history of the account, page by page and between two days, newest first. */
export class ActivityStore extends PagedStore<AccountActivity> {
  /** Days as `2026-03-31` in the person's own time; empty for no bound. */
  from = '';
  to = '';

  constructor(
    private readonly read: (query: ActivityQuery) => Outcome<ActivityPage>,
    private readonly queries: SecurityQueries,
    recovery: Recovery,
  ) {
    super(activityPageSize, recovery);
    makeObservable(this, {
      from: observable,
      to: observable,
      filtered: computed,
      wrongOrder: computed,
      between: actionBound,
    });
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

  protected load(range: { readonly page: number; readonly size: number }): Outcome<ActivityPage> {
    return this.read({ ...range, from: dayStart(this.from), to: dayEnd(this.to) });
  }
}

export class LoginActivityStore extends ActivityStore {
  static readonly needs: Needs<typeof LoginActivityStore> = [SecurityPort, SecurityQueries, Recovery];

  constructor(security: SecurityPort, queries: SecurityQueries, recovery: Recovery) {
    super((query) => security.logins(query), queries, recovery);
  }
}

export class SecurityActivityStore extends ActivityStore {
  static readonly needs: Needs<typeof SecurityActivityStore> = [SecurityPort, SecurityQueries, Recovery];

  constructor(security: SecurityPort, queries: SecurityQueries, recovery: Recovery) {
    super((query) => security.changes(query), queries, recovery);
  }
}
