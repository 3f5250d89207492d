import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { TrackingPort } from '../platform/tracking.port';
import { FinishSignIn } from './finish-sign-in';
import { SignInCommandsPort } from './sign-in-commands.port';
import type { Needs } from '../kernel/token';

/** What has become of a new account. */
export interface Registered {
  /** A mail to confirm the address is on its way. */
  readonly verificationSent: boolean;
}

/** Opens an account by e-mail and password, has the address confirmed and logs in. Failures are shown as toasts, and returned. */
export class SignUpWithPassword {
  static readonly needs: Needs<typeof SignUpWithPassword> = [SignInCommandsPort, FinishSignIn, TrackingPort];

  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;
  readonly #tracking: TrackingPort;

  constructor(signIn: SignInCommandsPort, finish: FinishSignIn, tracking: TrackingPort) {
    this.#signIn = signIn;
    this.#finish = finish;
    this.#tracking = tracking;
  }

  /** @param landing the path of this site that the mail leads back to */
  async execute(email: string, password: string, landing: string): Outcome<Registered> {
    const signedIn = await this.#signIn.signUpWithPassword(email, password);
    // The account is open whether or not the mail can be sent; another one can be asked for later.
    const sent = signedIn.ok && (await this.#signIn.sendEmailVerification(landing)).ok;
    const outcome = await this.#finish.execute(Promise.resolve(signedIn));
    if (!outcome.ok) return outcome;
    this.#tracking.report({ name: 'sign_up' });
    return success({ verificationSent: sent });
  }
}
