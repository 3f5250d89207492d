import { SignInError } from './sign-in-error';

/** Length is what makes a password strong; letters and digits are nobody's business. */
export const passwordPolicy = {
  customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 256 },
  allowedNonAlphanumericCharacters: Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~-+= '),
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
} as const;

/** @throws SignInError for a password the policy forbids. */
export function requireAllowedPassword(password: string): void {
  const { minPasswordLength, maxPasswordLength } = passwordPolicy.customStrengthOptions;
  if (password.length < minPasswordLength) {
    throw new SignInError(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least ${minPasswordLength} characters]`);
  }
  if (password.length > maxPasswordLength) {
    throw new SignInError(`PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most ${maxPasswordLength} characters]`);
  }
}
