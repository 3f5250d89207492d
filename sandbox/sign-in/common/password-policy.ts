import { isCommonPassword } from '../../shared/common-passwords';
import { SignInError } from './sign-in-error';
import type { SignInSettings } from './sign-in-settings';

export type PasswordPolicy = SignInSettings['passwordPolicy'];

const allowedNonAlphanumericCharacters = Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~-+= ');
/** What the service asks for where no policy is enforced. */
const leastLength = 6;

/** The policy as the service tells it. */
export function policyAnswer(policy: PasswordPolicy) {
  return { ...policy, allowedNonAlphanumericCharacters, schemaVersion: 1 };
}

/** The shortest password that is taken. */
export function shortestPassword({ enforcementState, customStrengthOptions }: PasswordPolicy): number {
  return enforcementState === 'ENFORCE' ? customStrengthOptions.minPasswordLength : leastLength;
}

/** @throws SignInError for a password the policy forbids, and for one that everybody tries first. */
export function requireAllowedPassword(password: string, policy: PasswordPolicy): void {
  if (policy.enforcementState === 'OFF' && password.length < leastLength)
    throw new SignInError(`WEAK_PASSWORD : Password should be at least ${leastLength} characters`);
  const missing = policy.enforcementState === 'OFF' ? [] : missingRequirements(password, policy);
  if (missing.length > 0)
    throw new SignInError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
    );
  if (isCommonPassword(password)) throw new SignInError('WEAK_PASSWORD : Password is among the most common ones');
}

export function missingRequirements(password: string, { customStrengthOptions }: PasswordPolicy): readonly string[] {
  const { minPasswordLength, maxPasswordLength, ...contains } = customStrengthOptions;
  return [
    password.length < minPasswordLength && `Password must contain at least ${minPasswordLength} characters`,
    password.length > maxPasswordLength && `Password may contain at most ${maxPasswordLength} characters`,
    contains.containsLowercaseCharacter && !/[a-z]/.test(password) && 'Password must contain a lower case character',
    contains.containsUppercaseCharacter && !/[A-Z]/.test(password) && 'Password must contain an upper case character',
    contains.containsNumericCharacter && !/[0-9]/.test(password) && 'Password must contain a numeric character',
    contains.containsNonAlphanumericCharacter &&
      !allowedNonAlphanumericCharacters.some((character) => password.includes(character)) &&
      'Password must contain a non-alphanumeric character',
  ].filter((line): line is string => typeof line === 'string');
}
