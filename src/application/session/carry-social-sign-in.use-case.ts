import { failure, success, type Result } from '../../domain/shared/result';
import { socialPayload, type SocialAnswer } from '../../domain/session/social-payload';
import type { Failure } from '../kernel/failure';
import { SocialPayloadPort } from './social-payload.port';
import type { Needs } from '../kernel/token';

/**
 * Every social sign-in ends here, by popup as by one tap: only with both e-mail address and access token is it kept
 * for the login page, which finishes it (`FinishSocialSignIn`). The caller sends the browser there.
 */
export class CarrySocialSignIn {
  static readonly needs: Needs<typeof CarrySocialSignIn> = [SocialPayloadPort];

  readonly #payloads: SocialPayloadPort;

  constructor(payloads: SocialPayloadPort) {
    this.#payloads = payloads;
  }

  execute(answer: SocialAnswer): Result<void, Failure> {
    const payload = socialPayload(answer);
    if (!payload) return failure({ kind: 'signIn', code: 'social/incomplete' });
    return this.#payloads.keep(payload) ? success(undefined) : failure({ kind: 'cookiesBlocked' });
  }
}
