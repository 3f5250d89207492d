import { NoticesPort } from '../../kit/notices.port';
import { AcceptReferral } from '../../../application/session/accept-referral.use-case';
import { SignUpWithPassword } from '../../../application/session/sign-up-with-password.use-case';
import { SingleRequest } from './single-request';
import { tellOfReferral } from './tell-of-referral';
import type { Needs } from '../../../application/kernel/token';

/** The registration page. */
export class RegistrationStore {
  static readonly needs: Needs<typeof RegistrationStore> = [SignUpWithPassword, AcceptReferral, NoticesPort];

  readonly request = new SingleRequest();

  constructor(
    private readonly signUp: SignUpWithPassword,
    private readonly referral: AcceptReferral,
    private readonly notices: NoticesPort,
  ) {}

  /**
   * @param referralCode of whoever sent the visitor here; empty for nobody
   * @returns whether the account is open and the visitor logged in.
   */
  async register(email: string, password: string, referralCode: string, landing: string): Promise<boolean> {
    if (referralCode !== '') this.referral.keepFor(email, referralCode);
    const registered = await this.request.run(() => this.signUp.execute(email, password, landing));
    if (!registered) return false;
    const { verificationSent } = registered.value;
    this.notices.show(
      'success',
      verificationSent
        ? { key: 'session:register.done', values: { email } }
        : { key: 'session:register.doneUnconfirmed' },
    );
    await this.invitedBy(referralCode);
    return true;
  }

  /** Of somebody who has come in by another way. */
  async invitedBy(referralCode: string): Promise<void> {
    if (referralCode !== '') tellOfReferral(this.notices, await this.referral.execute(referralCode));
  }
}
