import { actionBound, makeObservable, observable } from 'mobx';
import type { SignInWithLink } from '../../../application/session/sign-in-with-link.use-case';
import { SingleRequest } from './single-request';

/** Asking for a link that logs in. */
export class LinkLogInStore {
  readonly request = new SingleRequest();
  sentTo: string | undefined = undefined;

  constructor(private readonly signIn: SignInWithLink) {
    makeObservable(this, { sentTo: observable, setSentTo: actionBound });
  }

  async send(email: string, landing: string): Promise<void> {
    if (await this.request.run(() => this.signIn.send(email, landing))) this.setSentTo(email);
  }

  setSentTo(email: string | undefined): void {
    this.sentTo = email;
  }
}
