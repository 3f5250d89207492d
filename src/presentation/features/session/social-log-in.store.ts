import { actionBound, makeObservable, observable } from 'mobx';
import { FinishSocialSignIn } from '../../../application/session/finish-social-sign-in.use-case';
import type { Needs } from '../../../application/kernel/token';

/** A social sign-in that began on another page and ends on the login page. */
export class SocialLogInStore {
  static readonly needs: Needs<typeof SocialLogInStore> = [FinishSocialSignIn];
  static readonly perAccount = true;

  busy = false;
  /** Where whoever signed in wants to go: a path of this site. */
  redirectUrl: string | undefined = undefined;

  constructor(private readonly social: FinishSocialSignIn) {
    makeObservable(this, { busy: observable, redirectUrl: observable, begin: actionBound, end: actionBound });
  }

  /** Does nothing where nothing was carried here; what was is deleted, also for somebody who is logged in already. */
  async finish(loggedIn: boolean): Promise<void> {
    const payload = this.social.take();
    if (!payload || loggedIn || this.busy) return;
    this.begin(payload.redirectUrl);
    await this.social.execute(payload).finally(this.end);
  }

  begin(redirectUrl: string): void {
    this.busy = true;
    this.redirectUrl = redirectUrl;
  }

  end(): void {
    this.busy = false;
  }
}
