import { actionBound, computed, makeObservable, observable, observableRef, when } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { SwitchAccount } from '../../../application/account/switch-account.use-case';
import { tellRefusal } from '../../kit/formats/failure-keys';
import { LogOut } from '../../../application/session/log-out.use-case';
import { Session } from '../../../application/session/session';
import { known, type ResourceState } from '../../../application/kernel/resource';
import type { SessionState } from '../../../application/session/session-state';
import { type Account, accountDisplayName } from '../../../domain/account/account';
import { placeOf } from '../../kit/hooks/use-kept-focus';
import { NoticesStore } from './notices.store';
import type { Needs } from '../../../application/kernel/token';

/** Who is logged in. The status is unknown until the authorization cookie was read (specification, section 4). */
export class SessionStore implements Startable {
  static readonly needs: Needs<typeof SessionStore> = [Session, LogOut, SwitchAccount, NoticesStore];

  state: SessionState;
  loggingOut = false;
  /** To which account the session is being switched. */
  switchingTo: string | undefined = undefined;
  /** As the session counts them: what is drawn for one account is not the next one's. */
  visit: number;

  constructor(
    private readonly session: Session,
    private readonly leave: LogOut,
    private readonly change: SwitchAccount,
    private readonly notices: Pick<NoticesStore, 'show' | 'clear'>,
  ) {
    this.state = session.state.current;
    this.visit = session.visit.current;
    makeObservable(this, {
      state: observableRef,
      loggingOut: observable,
      switchingTo: observable,
      visit: observable,
      status: computed,
      account: computed,
      displayName: computed,
      follow: actionBound,
      beginVisit: actionBound,
      setLoggingOut: actionBound,
      setSwitchingTo: actionBound,
    });
  }

  get status(): SessionState['status'] {
    return this.state.status;
  }

  /** What was read of the account; on its way while nobody is known to be logged in. */
  get reading(): ResourceState<Account> {
    return this.state.status === 'loggedIn' ? this.state.account : { status: 'loading' };
  }

  /** `undefined` while it is not known; pages that cannot do without it show `reading`. */
  get account(): Account | undefined {
    return known(this.reading);
  }

  /**
   * The cool name of a main account, the alias of another (specification, section 3); `undefined` until it is the
   * final one: an e-mail address that turns into a nickname looks like somebody else's account.
   */
  get displayName(): string | undefined {
    const { account, state } = this;
    if (!account || state.status !== 'loggedIn' || (account.main && state.coolName === undefined)) return undefined;
    return accountDisplayName(account, state.coolName);
  }

  start(): Unsubscribe {
    const stops = [
      this.session.visit.subscribe(this.beginVisit),
      this.session.state.subscribe(this.follow),
      this.session.start(),
    ];
    this.follow(this.session.state.current);
    return () => stops.forEach((stop) => stop());
  }

  readAccount(): void {
    void this.session.readAccount();
  }

  async logOut(): Promise<void> {
    if (this.loggingOut) return;
    this.setLoggingOut(true);
    await this.leave.execute().finally(() => this.setLoggingOut(false));
  }

  /** The focus goes with the page of the account that is left: it comes back once the other's is drawn. */
  async switchTo(userId: string): Promise<void> {
    if (this.switchingTo !== undefined) return;
    const comeBack = placeOf(document.activeElement);
    this.setSwitchingTo(userId);
    const switched = await this.change.execute(userId).finally(() => this.setSwitchingTo(undefined));
    if (switched.ok) {
      await when(
        () => this.account?.userId === userId || this.reading.status === 'failed' || this.status === 'loggedOut',
      );
      requestAnimationFrame(comeBack);
    } else tellRefusal(this.notices, switched.error);
  }

  follow(state: SessionState): void {
    if (state !== this.state && state.status === 'loggedOut' && state.ended)
      this.notices.show('warning', { key: `common:failure.${state.ended}` });
    this.state = state;
  }

  beginVisit(visit: number): void {
    this.visit = visit;
    this.notices.clear();
  }

  setSwitchingTo(userId: string | undefined): void {
    this.switchingTo = userId;
  }

  setLoggingOut(value: boolean): void {
    this.loggingOut = value;
  }
}
