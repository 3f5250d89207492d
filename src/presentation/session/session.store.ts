import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../application/kernel/observable-value';
import type { SessionTokenPort } from '../../application/session/session-token.port';
import { type Account, accountDisplayName } from '../../domain/account/account';

/** Unknown until the authorization cookie was read (specification, section 4). */
export type LoginStatus = 'unknown' | 'loggedIn' | 'loggedOut';

/** Who is logged in. */
export class SessionStore implements Startable {
  status: LoginStatus = 'unknown';
  /** `undefined` while it loads, and when nobody is logged in. */
  account: Account | undefined = undefined;
  coolName: string | undefined = undefined;

  constructor(private readonly tokens: SessionTokenPort) {
    makeObservable(this, { status: observableRef, account: observableRef, coolName: observableRef, displayName: computed, follow: actionBound });
  }

  get displayName(): string | undefined {
    return this.account && accountDisplayName(this.account, this.coolName);
  }

  start(): Unsubscribe {
    this.follow(this.tokens.token.current);
    return this.tokens.token.subscribe(this.follow);
  }

  follow(token: string | undefined): void {
    this.status = token === undefined ? 'loggedOut' : 'loggedIn';
  }
}
