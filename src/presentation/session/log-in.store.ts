import { actionBound, makeObservable, observable } from 'mobx';
import type { RequestPasswordReset } from '../../application/session/request-password-reset.use-case';
import type { SignInWithPassword } from '../../application/session/sign-in-with-password.use-case';

/** The log-in page: at most one request at a time. What went wrong is said by the use cases. */
export class LogInStore {
  busy = false;

  constructor(
    private readonly signIn: SignInWithPassword,
    private readonly passwordReset: RequestPasswordReset,
  ) {
    makeObservable(this, { busy: observable, setBusy: actionBound });
  }

  /** @returns whether the visitor is now logged in. */
  logIn(email: string, password: string): Promise<boolean> {
    return this.#once(() => this.signIn.execute(email, password));
  }

  /** @returns whether a link was asked for; the provider does not say if the address has an account. */
  requestReset(email: string): Promise<boolean> {
    return this.#once(() => this.passwordReset.execute(email));
  }

  setBusy(value: boolean): void {
    this.busy = value;
  }

  async #once(request: () => Promise<{ readonly ok: boolean }>): Promise<boolean> {
    if (this.busy) return false;
    this.setBusy(true);
    try {
      return (await request()).ok;
    } finally {
      this.setBusy(false);
    }
  }
}
