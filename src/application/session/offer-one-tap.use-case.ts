import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { Log } from '../kernel/log.port';
import { CarrySocialSignIn } from './carry-social-sign-in.use-case';
import { OneTapPort } from './one-tap.port';
import type { Needs } from '../kernel/token';

/**
 * Offers Google's one tap. Nobody asked for it, so whatever goes wrong before somebody taps is only logged, and the
 * page stays as it is.
 */
export class OfferOneTap {
  static readonly needs: Needs<typeof OfferOneTap> = [OneTapPort, CarrySocialSignIn, Log];

  readonly #oneTap: OneTapPort;
  readonly #carry: CarrySocialSignIn;
  readonly #log: Log;

  constructor(oneTap: OneTapPort, carry: CarrySocialSignIn, log: Log) {
    this.#oneTap = oneTap;
    this.#carry = carry;
    this.#log = log;
  }

  /** @returns whether the browser is to go on to the login page now. */
  async execute(redirectUrl: string): Outcome<boolean> {
    const answer = await this.#oneTap.ask();
    if (!answer.ok) {
      // The words are the specification's (section 8).
      if (answer.error.kind === 'offline') this.#log.warning('gsi script load error', { detail: answer.error.detail });
      return success(false);
    }
    const carried = this.#carry.execute({ type: 'Google', method: 'oneTap', redirectUrl, ...answer.value });
    if (carried.ok) return success(true);
    this.#log.info('One tap did not succeed', { kind: carried.error.kind, code: carried.error.code });
    return carried;
  }

  withdraw(): void {
    this.#oneTap.withdraw();
  }
}
