import { success } from '../../domain/shared/result';
import type { SocialPayload } from '../../domain/session/social-payload';
import type { Outcome } from '../kernel/failure';
import { FinishSignIn } from './finish-sign-in';
import { SignInCommandsPort, type SignedIn } from './sign-in-commands.port';
import { SocialPayloadPort } from './social-payload.port';
import type { Needs } from '../kernel/token';

/**
 * The login page's part of a social sign-in that began on another page (readings, 5): what was carried is deleted
 * before anything is done with it, so that nobody finds it later and it serves once.
 */
export class FinishSocialSignIn {
  static readonly needs: Needs<typeof FinishSocialSignIn> = [SocialPayloadPort, SignInCommandsPort, FinishSignIn];

  readonly #payloads: SocialPayloadPort;
  readonly #signIn: SignInCommandsPort;
  readonly #finish: FinishSignIn;

  constructor(payloads: SocialPayloadPort, signIn: SignInCommandsPort, finish: FinishSignIn) {
    this.#payloads = payloads;
    this.#signIn = signIn;
    this.#finish = finish;
  }

  take(): SocialPayload | undefined {
    return this.#payloads.take();
  }

  /** As every way in: failures are told, and a second step is asked for where there is one. */
  execute(payload: SocialPayload): Outcome<void> {
    return this.#finish.execute(this.#signedIn(payload));
  }

  #signedIn({ type, method, user }: SocialPayload): Outcome<SignedIn> {
    const { email, accessToken } = user;
    if (method === 'popup') return Promise.resolve(success({ identityToken: accessToken, email }));
    return this.#signIn.signInWithTokens(type === 'Google' ? 'google' : 'apple', { idToken: accessToken });
  }
}
