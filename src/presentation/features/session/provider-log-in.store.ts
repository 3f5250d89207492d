import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { IdentityProvider } from '../../../application/session/sign-in.port';
import { SignInWithProvider } from '../../../application/session/sign-in-with-provider.use-case';
import type { Needs } from '../../../application/kernel/token';

/**
 * Google and Apple. A popup that is open keeps nothing else from being used: the provider's library learns late that
 * one was closed, and a second one takes the place of the first.
 */
export class ProviderLogInStore {
  static readonly needs: Needs<typeof ProviderLogInStore> = [SignInWithProvider];

  /** Whose window is open. */
  waitingFor: IdentityProvider | undefined = undefined;
  /** Whose window the browser did not let open. */
  blocked: IdentityProvider | undefined = undefined;
  /** Somebody comes back from a provider's page, and is not through yet. */
  returning = false;
  failure: Failure | undefined = undefined;
  #attempt = 0;

  constructor(private readonly signIn: SignInWithProvider) {
    makeObservable(this, {
      waitingFor: observable,
      blocked: observable,
      returning: observable,
      failure: observableRef,
      begin: actionBound,
      end: actionBound,
      setReturning: actionBound,
      forget: actionBound,
    });
  }

  prepare(): Promise<void> {
    return this.signIn.prepare();
  }

  /** @returns whether the visitor is now logged in. */
  openPopup(provider: IdentityProvider): Promise<boolean> {
    return this.#try(provider, () => this.signIn.inPopup(provider));
  }

  async redirect(provider: IdentityProvider): Promise<void> {
    await this.#try(provider, () => this.signIn.byRedirect(provider));
  }

  async comeBack(): Promise<boolean> {
    if (this.returning) return false;
    this.setReturning(true);
    const result = await this.signIn.comeBack().finally(() => this.setReturning(false));
    this.end(result.ok ? undefined : result.error, undefined);
    return result.ok;
  }

  begin(provider: IdentityProvider): void {
    this.waitingFor = provider;
    this.blocked = undefined;
    this.failure = undefined;
  }

  end(failure: Failure | undefined, provider: IdentityProvider | undefined): void {
    this.waitingFor = undefined;
    this.failure = failure;
    this.blocked = failure?.code === 'auth/popup-blocked' ? provider : undefined;
  }

  /** Of a try that another way has replaced. */
  forget(): void {
    this.failure = undefined;
    this.blocked = undefined;
  }

  setReturning(value: boolean): void {
    this.returning = value;
  }

  async #try(provider: IdentityProvider, work: () => Outcome<void>): Promise<boolean> {
    const attempt = (this.#attempt += 1);
    this.begin(provider);
    const result = await work();
    // What became of a window that another one has replaced is nobody's concern.
    if (attempt === this.#attempt) this.end(result.ok ? undefined : result.error, provider);
    return result.ok;
  }
}
