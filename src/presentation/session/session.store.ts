import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { LogOut } from '../../application/session/log-out.use-case';
import type { Session } from '../../application/session/session';
import type { SessionState } from '../../application/session/session-state';
import { type Account, accountDisplayName } from '../../domain/account/account';

/** Who is logged in. The status is unknown until the authorization cookie was read (specification, section 4). */
export class SessionStore implements Startable {
  state: SessionState;
  loggingOut = false;

  constructor(
    private readonly session: Session,
    private readonly leave: LogOut,
  ) {
    this.state = session.state.current;
    makeObservable(this, {
      state: observableRef,
      loggingOut: observable,
      status: computed,
      account: computed,
      displayName: computed,
      follow: actionBound,
      setLoggingOut: actionBound,
    });
  }

  get status(): SessionState['status'] {
    return this.state.status;
  }

  /** `undefined` while it loads, and when nobody is logged in. */
  get account(): Account | undefined {
    return this.state.status === 'loggedIn' ? this.state.account : undefined;
  }

  /** The cool name of a main account, the alias of another (specification, section 3). */
  get displayName(): string | undefined {
    return this.state.status === 'loggedIn' && this.state.account ? accountDisplayName(this.state.account, this.state.coolName) : undefined;
  }

  start(): Unsubscribe {
    const stopFollowing = this.session.state.subscribe(this.follow);
    const stopSession = this.session.start();
    this.follow(this.session.state.current);
    return () => {
      stopFollowing();
      stopSession();
    };
  }

  async logOut(): Promise<void> {
    if (this.loggingOut) return;
    this.setLoggingOut(true);
    await this.leave.execute().finally(() => this.setLoggingOut(false));
  }

  follow(state: SessionState): void {
    this.state = state;
  }

  setLoggingOut(value: boolean): void {
    this.loggingOut = value;
  }
}
