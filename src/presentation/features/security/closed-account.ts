import { actionBound, makeObservable, observable } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { Session } from '../../../application/session/session';

/** That the account that was here does not exist any more: what its owner reads once it has gone, until somebody logs in. */
export class ClosedAccount {
  static readonly needs: Needs<typeof ClosedAccount> = [Session];

  told = false;

  constructor(session: Pick<Session, 'state'>) {
    makeObservable(this, { told: observable, tell: actionBound, forget: actionBound });
    session.state.subscribe(({ status }) => {
      if (status === 'loggedIn') this.forget();
    });
  }

  tell(): void {
    this.told = true;
  }

  forget(): void {
    this.told = false;
  }
}
