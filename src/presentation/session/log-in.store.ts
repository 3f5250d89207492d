import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../application/kernel/failure';
import type { RequestPasswordReset } from '../../application/session/request-password-reset.use-case';
import type { SignInWithPassword } from '../../application/session/sign-in-with-password.use-case';

/** The log-in page: at most one request at a time. What went wrong is also said in a toast, by the use cases. */
export class LogInStore {
  busy = false;
  /** Of the last request; forgotten with the next one. */
  failure: Failure | undefined = undefined;

  constructor(
    private readonly signIn: SignInWithPassword,
    private readonly passwordReset: RequestPasswordReset,
  ) {
    makeObservable(this, { busy: observable, failure: observableRef, begin: actionBound, end: actionBound });
  }

  /** @returns whether the visitor is now logged in. */
  logIn(email: string, password: string): Promise<boolean> {
    return this.#once(() => this.signIn.execute(email, password));
  }

  /** @returns whether a link was asked for; the provider does not say if the address has an account. */
  requestReset(email: string): Promise<boolean> {
    return this.#once(() => this.passwordReset.execute(email));
  }

  begin(): void {
    this.busy = true;
    this.failure = undefined;
  }

  end(failure?: Failure): void {
    this.busy = false;
    this.failure = failure;
  }

  async #once(request: () => Outcome<void>): Promise<boolean> {
    if (this.busy) return false;
    this.begin();
    const result = await request();
    this.end(result.ok ? undefined : result.error);
    return result.ok;
  }
}
