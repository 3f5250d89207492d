import type { Failure, Outcome } from '../../src/application/kernel/failure';
import type { OneTapAnswer, OneTapPort } from '../../src/application/session/one-tap.port';
import { failure, success, type Result } from '../../src/domain/shared/result';

/** Google's card: shown until somebody taps, closes it or it is withdrawn. */
export class FakeOneTap implements OneTapPort {
  /** As where the script is blocked. */
  broken = false;
  #settle: ((answer: Result<OneTapAnswer, Failure>) => void) | undefined;

  get shown(): boolean {
    return this.#settle !== undefined;
  }

  async ask(): Outcome<OneTapAnswer> {
    if (this.broken) return failure({ kind: 'offline', detail: 'the script could not be loaded' });
    return new Promise((resolve) => (this.#settle = resolve));
  }

  withdraw(): void {
    this.#end(failure({ kind: 'cancelled' }));
  }

  /** @param answer by default what Google hands out for an address; the fake provider takes the address for a token */
  tap(email: string, answer: OneTapAnswer = { email, accessToken: email }): void {
    this.#end(success(answer));
  }

  close(): void {
    this.withdraw();
  }

  #end(answer: Result<OneTapAnswer, Failure>): void {
    this.#settle?.(answer);
    this.#settle = undefined;
  }
}
