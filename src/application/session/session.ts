import { minute, second, type Milliseconds } from '../../domain/shared/instant';
import { AccountQueries } from '../account/account.queries';
import type { Account } from '../../domain/account/account';
import type { Outcome } from '../kernel/failure';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { known, type Resource, ResourceCache } from '../kernel/resource';
import { type Cancel, Scheduler } from '../kernel/scheduler.port';
import { PagePort } from '../platform/page.port';
import { refreshWhileVisible } from '../platform/while-visible';
import { SessionRefusals } from './session-refusals';
import { SessionRenewal } from './session-renewal';
import type { SessionEnd, SessionState } from './session-state';
import { SessionTokenPort } from './session-token.port';
import type { Needs } from '../kernel/token';

/** How long a lost cookie's renewal may keep everyone waiting; it goes on behind the scenes. */
const longestWait = 10 * second;
/** How often is looked whether there is a connection again, while somebody is away. */
const awayPause = 3 * second;

/**
 * Who is logged in (specification, section 4; readings, 4). Follows the authorization cookie, also when another tab
 * changes it. A session that the host refuses or that expires ends once: everything private is forgotten, one
 * notice is shown, and the visitor stays on the page.
 */
export class Session implements Startable {
  static readonly needs: Needs<typeof Session> = [
    SessionTokenPort,
    SessionRefusals,
    SessionRenewal,
    AccountQueries,
    ResourceCache,
    Scheduler,
    PagePort,
  ];

  readonly #state = new Subject<SessionState>({ status: 'unknown' });
  readonly #visit = new Subject(0);
  readonly #tokens: SessionTokenPort;
  readonly #refusals: SessionRefusals;
  readonly #renewal: SessionRenewal;
  readonly #accounts: AccountQueries;
  readonly #cache: ResourceCache;
  readonly #scheduler: Scheduler;
  readonly #page: PagePort;
  readonly #logOutTasks = new Set<() => Promise<unknown>>();
  #userId: string | undefined;
  /** Whose session ended by itself: they may come back to what they were doing. Of whom that is not known, nobody may. */
  #ended: string | undefined;
  #account: Resource<Account> | undefined;
  #stopReads: Unsubscribe[] = [];
  #running = false;
  /** For a renewal, or for a connection. */
  #waiting: Cancel | undefined;
  #leaving: 'refused' | 'logOut' | undefined;
  /** While the host changes the account: the token that was refused meanwhile, if one was. */
  #changing: { refused: string | undefined } | undefined;

  constructor(
    tokens: SessionTokenPort,
    refusals: SessionRefusals,
    renewal: SessionRenewal,
    accounts: AccountQueries,
    cache: ResourceCache,
    scheduler: Scheduler,
    page: PagePort,
  ) {
    this.#tokens = tokens;
    this.#refusals = refusals;
    this.#renewal = renewal;
    this.#accounts = accounts;
    this.#cache = cache;
    this.#scheduler = scheduler;
    this.#page = page;
  }

  get state(): ObservableValue<SessionState> {
    return this.#state;
  }

  /**
   * Counts the accounts that have been used here: another begins with the next account, and with a log-out. Whoever logs
   * in again after their session had expired goes on. What was begun in one visit is not to act in the next.
   */
  get visit(): ObservableValue<number> {
    return this.#visit;
  }

  start(): Unsubscribe {
    this.#running = true;
    const stops = [
      this.#tokens.token.subscribe(() => this.#tokenChanged()),
      this.#refusals.subscribe((token) => this.#refused(token)),
      this.#renewal.start(),
    ];
    this.#tokens.refresh();
    if (this.#tokens.token.current !== undefined) this.#tokenChanged();
    else this.#reviveOrLeave();
    return () => {
      this.#running = false;
      this.#waiting?.();
      stops.forEach((stop) => stop());
      this.#forgetAccount();
    };
  }

  /** Reads again whose session it is; by itself it is tried again, too. */
  async readAccount(): Promise<void> {
    await this.#account?.refresh();
  }

  /** What is to be done with the session's rights before somebody logs out. */
  beforeLogOut(task: () => Promise<unknown>): Unsubscribe {
    this.#logOutTasks.add(task);
    return () => this.#logOutTasks.delete(task);
  }

  async runLogOutTasks(): Promise<void> {
    await Promise.all([...this.#logOutTasks].map((task) => task()));
  }

  /**
   * Ends the session: at the host first, then here, whether or not the host can be reached. Refusals that come
   * meanwhile are part of it.
   */
  async logOut(endAtHost: () => Promise<unknown>): Promise<void> {
    this.#leaving = 'logOut';
    try {
      await endAtHost();
    } finally {
      this.#renewal.stop();
      this.#tokens.remove();
      this.#leave(false);
      this.#leaving = undefined;
    }
  }

  /**
   * Goes on as another account of the same person. What is refused while the host changes it was asked as the account
   * before, and means nothing, unless the host did not change it.
   */
  async changeAccount<T>(changeAtHost: () => Outcome<T>): Outcome<T> {
    const changing: { refused: string | undefined } = { refused: undefined };
    this.#changing = changing;
    const changed = await changeAtHost().finally(() => (this.#changing = undefined));
    this.#tokens.refresh();
    if (!changed.ok && changing.refused !== undefined) this.#refused(changing.refused);
    return changed;
  }

  #tokenChanged(): void {
    if (this.#tokens.token.current === undefined) this.#tokenGone();
    else this.#enter();
  }

  #enter(): void {
    const userId = this.#tokens.userId();
    const sameUser = this.#state.current.status === 'loggedIn' && (userId === undefined || userId === this.#userId);
    this.#userId = userId;
    if (sameUser) return;
    this.#forgetAccount();
    const follows = this.#state.current.status === 'loggedIn';
    if (follows || (this.#ended !== undefined && this.#ended !== userId)) this.#visit.set(this.#visit.current + 1);
    this.#ended = undefined;
    // Whatever belongs to a log-in ends before the next one's begins.
    if (follows) this.#state.set({ status: 'unknown' });
    // Private reads that failed for want of a session, or were somebody else's, start anew.
    this.#cache.clear();
    this.#state.set({ status: 'loggedIn', account: { status: 'loading' }, coolName: undefined });
    this.#followAccount();
  }

  #tokenGone(): void {
    if (this.#state.current.status !== 'loggedIn') return;
    if (this.#leaving !== undefined) this.#leave(this.#leaving === 'refused' && 'elsewhere');
    else this.#reviveOrLeave();
  }

  /** The cookie is gone, but nobody logged out: the refresh cookie may bring it back. */
  #reviveOrLeave(): void {
    const wasLoggedIn = this.#state.current.status === 'loggedIn';
    if (this.#tokens.rememberedUser() === undefined) {
      this.#leave(false);
      return;
    }
    const leave = (): void => {
      if (this.#tokens.token.current === undefined) this.#leave(wasLoggedIn && 'unauthorised');
    };
    this.#wait(longestWait, leave);
    void this.#renewal.renew().then((outcome) => {
      if (!this.#running) return;
      this.#waiting?.();
      if (outcome === 'refused' && this.#tokens.token.current === undefined) this.#tokens.remove();
      if (outcome === 'away') this.#stayAway();
      else leave();
    });
  }

  /**
   * Without a connection nobody can say whether the session goes on, and nothing can be asked with it. Whoever was logged
   * in here sees what this device keeps of theirs, until the host can be asked.
   */
  #stayAway(): void {
    if (this.#tokens.token.current !== undefined) return;
    this.#wait(awayPause, () => {
      if (this.#tokens.token.current === undefined && this.#state.current.status === 'loggedIn') this.#reviveOrLeave();
    });
    if (this.#state.current.status === 'loggedIn') return;
    this.#userId = this.#tokens.rememberedUser();
    this.#state.set({ status: 'loggedIn', account: { status: 'loading' }, coolName: undefined });
    this.#followAccount();
  }

  #wait(pause: Milliseconds, next: () => void): void {
    this.#waiting?.();
    this.#waiting = this.#scheduler.after(pause, next);
  }

  #refused(token: string | undefined): void {
    if (this.#changing) {
      this.#changing.refused = token ?? this.#tokens.token.current;
      return;
    }
    // Another tab may go on with another token by now.
    this.#tokens.refresh();
    const current = this.#tokens.token.current;
    if (this.#leaving !== undefined || current === undefined || (token !== undefined && token !== current)) return;
    this.#leaving = 'refused';
    this.#renewal.stop();
    this.#tokens.remove();
    this.#leave('elsewhere');
    this.#leaving = undefined;
  }

  #leave(ended: false | SessionEnd): void {
    const before = this.#state.current.status;
    if (before === 'loggedOut') return;
    if (ended) this.#ended = this.#userId ?? '';
    else if (before === 'loggedIn') this.#visit.set(this.#visit.current + 1);
    this.#userId = undefined;
    this.#forgetAccount();
    if (before === 'loggedIn') this.#cache.clear();
    this.#state.set({ status: 'loggedOut', ended });
  }

  #followAccount(): void {
    const account = (this.#account = this.#accounts.account());
    const read = (): void => {
      if (this.#state.current.status !== 'loggedIn') return;
      const value = known(account.current);
      if (value) this.#tokens.rememberUser(value.userId);
      this.#state.set({ ...this.#state.current, account: account.current });
    };
    // What another device has changed, settings that keep somebody's money safe among them, is told by no stream.
    const readAgain = refreshWhileVisible(account, minute, this.#scheduler, this.#page);
    this.#stopReads.push(account.subscribe(read), readAgain);
    read();
    this.#readCoolName();
  }

  /** Read for whoever is logged in; main accounts alone show it (specification, section 3). */
  #readCoolName(): void {
    const coolName = this.#accounts.coolName();
    const read = (): void => {
      // One that cannot be read leaves the name to what else is known of the account.
      const value = known(coolName.current) ?? (coolName.current.status === 'failed' ? '' : undefined);
      if (value === undefined || this.#state.current.status !== 'loggedIn') return;
      this.#state.set({ ...this.#state.current, coolName: value });
    };
    this.#stopReads.push(coolName.subscribe(read));
    read();
  }

  #forgetAccount(): void {
    this.#stopReads.forEach((stop) => stop());
    this.#stopReads = [];
    this.#account = undefined;
  }
}
