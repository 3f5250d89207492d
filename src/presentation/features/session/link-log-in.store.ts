import { actionBound, makeObservable, observable } from 'mobx';
import { SignInWithLink } from '../../../application/session/sign-in-with-link.use-case';
import { SingleRequest } from './single-request';
import type { Needs } from '../../../application/kernel/token';

/** Asking for a link that logs in. */
export class LinkLogInStore {
  static readonly needs: Needs<typeof LinkLogInStore> = [SignInWithLink];
  static readonly perAccount = true;

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
