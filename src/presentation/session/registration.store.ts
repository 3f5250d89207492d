import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Failure } from '../../application/kernel/failure';
import type { NoticesPort } from '../../application/platform/notices.port';
import type { SignInPort } from '../../application/session/sign-in.port';
import type { SignUpWithPassword } from '../../application/session/sign-up-with-password.use-case';

/** Of the identity provider, unless its policy says otherwise (specification, section 5). */
const defaultMinimumLength = 6;

/** The registration page: the provider's password policy, and at most one request at a time. */
export class RegistrationStore {
  busy = false;
  /** Of the last request; forgotten with the next one. */
  failure: Failure | undefined = undefined;
  minimumLength = defaultMinimumLength;

  constructor(
    private readonly signUp: SignUpWithPassword,
    private readonly provider: SignInPort,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      busy: observable,
      failure: observableRef,
      minimumLength: observable,
      begin: actionBound,
      end: actionBound,
      setMinimumLength: actionBound,
    });
  }

  /** The default stands where the policy cannot be read: the provider checks again anyway. */
  async readPolicy(): Promise<void> {
    const policy = await this.provider.minimumPasswordLength();
    if (policy.ok) this.setMinimumLength(policy.value);
  }

  /** @returns whether the account is open and the visitor logged in. */
  async register(email: string, password: string): Promise<boolean> {
    if (this.busy) return false;
    this.begin();
    const registered = await this.signUp.execute(email, password);
    this.end(registered.ok ? undefined : registered.error);
    if (registered.ok) this.notices.show('success', { key: 'session:register.done' });
    return registered.ok;
  }

  begin(): void {
    this.busy = true;
    this.failure = undefined;
  }

  end(failure?: Failure): void {
    this.busy = false;
    this.failure = failure;
  }

  setMinimumLength(value: number): void {
    this.minimumLength = value;
  }
}
