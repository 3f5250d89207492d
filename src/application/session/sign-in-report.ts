import type { Failure } from '../kernel/failure';
import { Log } from '../kernel/log.port';
import { NoticesPort } from '../platform/notices.port';
import { signInFailureKey } from './sign-in-failure-keys';
import type { Needs } from '../kernel/token';

/**
 * Tells of a failed sign-in with a toast, in the person's language; a cancelled request is only logged
 * (specification, section 8).
 */
export class SignInReport {
  static readonly needs: Needs<typeof SignInReport> = [NoticesPort, Log];

  readonly #notices: NoticesPort;
  readonly #log: Log;

  constructor(notices: NoticesPort, log: Log) {
    this.#notices = notices;
    this.#log = log;
  }

  failed(failure: Failure): void {
    this.#log.info('Sign-in did not succeed', { kind: failure.kind, code: failure.code });
    if (failure.kind === 'cancelled') return;
    this.#notices.show('error', { key: signInFailureKey(failure) });
  }
}
