import type { PasswordScore, PasswordStrengthPort } from '../../application/session/password-strength.port';

interface Estimator {
  check(password: string, known: string[]): { readonly score: number };
}

/** By zxcvbn, whose dictionaries are loaded with the first password that is typed. */
export class ZxcvbnPasswordStrengthAdapter implements PasswordStrengthPort {
  #loading: Promise<Estimator> | undefined;

  async score(password: string, known: readonly string[]): Promise<PasswordScore | undefined> {
    try {
      // The estimate takes longer with every character, and such a password needs none.
      return (await this.#estimator()).check(password.slice(0, 64), [...known]).score as PasswordScore;
    } catch {
      this.#loading = undefined;
      return undefined;
    }
  }

  #estimator(): Promise<Estimator> {
    this.#loading ??= import('./zxcvbn').then(({ estimator }) => estimator);
    return this.#loading;
  }
}
