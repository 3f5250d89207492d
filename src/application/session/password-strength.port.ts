import { token } from '../kernel/token';

/** From 0, guessed at once, to 4, very hard to guess. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Estimates how many guesses a password withstands. Nothing leaves the device. */
export interface PasswordStrengthPort {
  /** `undefined` where it cannot be told. @param known what guessers know of the person, such as the e-mail address */
  score(password: string, known: readonly string[]): Promise<PasswordScore | undefined>;
}

export const PasswordStrengthPort = token<PasswordStrengthPort>('PasswordStrengthPort');
