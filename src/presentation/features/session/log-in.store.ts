import { RequestPasswordReset } from '../../../application/session/request-password-reset.use-case';
import { SignInWithPassword } from '../../../application/session/sign-in-with-password.use-case';
import { SingleRequest } from './single-request';
import type { Needs } from '../../../application/kernel/token';

/** Logging in by password, and the way to a new one. What went wrong is also said in a toast, by the use cases. */
export class LogInStore {
  static readonly needs: Needs<typeof LogInStore> = [SignInWithPassword, RequestPasswordReset];

  readonly request = new SingleRequest();

  constructor(
    private readonly signIn: SignInWithPassword,
    private readonly passwordReset: RequestPasswordReset,
  ) {}

  /** @returns whether the visitor is now logged in. */
  async logIn(email: string, password: string): Promise<boolean> {
    return (await this.request.run(() => this.signIn.execute(email, password))) !== undefined;
  }

  /** @returns whether a link was asked for; the provider does not say if the address has an account. */
  async requestReset(email: string, landing: string): Promise<boolean> {
    return (await this.request.run(() => this.passwordReset.execute(email, landing))) !== undefined;
  }
}
