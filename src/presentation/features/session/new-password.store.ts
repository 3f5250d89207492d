import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import { type PasswordScore, PasswordStrengthPort } from '../../../application/session/password-strength.port';
import { SignInPort } from '../../../application/session/sign-in.port';
import { type PasswordPolicy, usualPasswordPolicy } from '../../../domain/session/password-policy';
import type { Needs } from '../../../application/kernel/token';

/** Choosing a password: what the provider asks of it, and how hard it would be to guess. The latter never stops anybody. */
export class NewPasswordStore {
  static readonly needs: Needs<typeof NewPasswordStore> = [SignInPort, PasswordStrengthPort];

  policy: PasswordPolicy = usualPasswordPolicy;
  /** Of what was typed last; `undefined` for nothing, and where it cannot be told. */
  score: PasswordScore | undefined = undefined;
  #typed = '';

  constructor(
    private readonly provider: SignInPort,
    private readonly strength: PasswordStrengthPort,
  ) {
    makeObservable(this, { policy: observableRef, score: observable, setPolicy: actionBound, setScore: actionBound });
  }

  /** The usual policy stands where the provider's cannot be read: the provider checks again anyway. */
  async readPolicy(): Promise<void> {
    const policy = await this.provider.passwordPolicy();
    if (policy.ok) this.setPolicy(policy.value);
  }

  async typed(password: string, known: readonly string[]): Promise<void> {
    this.#typed = password;
    const score = password === '' ? undefined : await this.strength.score(password, known);
    if (this.#typed === password) this.setScore(score);
  }

  setPolicy(policy: PasswordPolicy): void {
    this.policy = policy;
  }

  setScore(score: PasswordScore | undefined): void {
    this.score = score;
  }
}
