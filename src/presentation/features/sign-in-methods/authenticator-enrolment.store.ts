import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import { ChangeSecondFactors } from '../../../application/session/change-second-factors.use-case';
import type { NewAuthenticator, SignInIdentity } from '../../../domain/session/sign-in-identity';
import { SingleRequest } from '../session/single-request';
import { ReauthenticationStore } from './reauthentication.store';
import type { Needs } from '../../../application/kernel/token';

export const authenticatorSteps = ['app', 'scan', 'keep', 'code'] as const;
type AuthenticatorStep = (typeof authenticatorSteps)[number];

/** Binding an authenticator app: get one, scan the key, show that the key is kept, enter a code. The key is forgotten at the end. */
export class AuthenticatorEnrolmentStore {
  static readonly needs: Needs<typeof AuthenticatorEnrolmentStore> = [ChangeSecondFactors, ReauthenticationStore];

  readonly starting = new SingleRequest();
  readonly entering = new SingleRequest();
  step: AuthenticatorStep | undefined = undefined;
  key: NewAuthenticator | undefined = undefined;

  constructor(
    private readonly factors: ChangeSecondFactors,
    private readonly reauthentication: ReauthenticationStore,
  ) {
    makeObservable(this, {
      step: observable,
      key: observableRef,
      open: actionBound,
      close: actionBound,
      goTo: actionBound,
      setKey: actionBound,
    });
  }

  open(): void {
    this.step = 'app';
    this.starting.forget();
    this.entering.forget();
  }

  close(): void {
    this.step = undefined;
    this.key = undefined;
  }

  async start(): Promise<void> {
    const key = await this.starting.run(() => this.reauthentication.run(() => this.factors.startAuthenticator()));
    // The dialog may have been closed meanwhile.
    if (key && this.step === 'app') this.setKey(key.value);
  }

  goTo(step: AuthenticatorStep): void {
    this.step = step;
    this.entering.forget();
  }

  /** @returns how somebody signs in now; `undefined` when it did not work. */
  async finish(code: string): Promise<SignInIdentity | undefined> {
    const added = await this.entering.run(() => this.reauthentication.run(() => this.factors.addAuthenticator(code)));
    if (added) this.close();
    return added?.value;
  }

  setKey(key: NewAuthenticator): void {
    this.key = key;
    this.step = 'scan';
  }
}
