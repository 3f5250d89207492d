import { dictionary } from '@zxcvbn-ts/language-common';
import {
  missingRequirements,
  requireAllowedPassword,
  shortestPassword,
} from '../../../../../sandbox/sign-in/common/password-policy';
import { usualSettings } from '../../../../../sandbox/sign-in/common/sign-in-settings';

const usual = usualSettings.passwordPolicy;
const strict = {
  ...usual,
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 30,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
};

describe('a password policy', () => {
  it('asks for six characters unless an administrator asks for more', () => {
    expect(shortestPassword(usual)).toBe(6);
    expect(missingRequirements('sixsix', usual)).toEqual([]);
    expect(missingRequirements('five5', usual)).toEqual(['Password must contain at least 6 characters']);
    expect(shortestPassword(strict)).toBe(8);
  });

  it.each([usual, { ...usual, enforcementState: 'OFF' as const }])(
    'takes none of those that everybody tries first',
    (policy) => {
      const common = dictionary['passwords-common'].filter((password) => password.length >= 6);
      expect(common.length).toBeGreaterThan(30_000);
      const taken = [...common, 'PassWord1', 'QWERTY123'].filter((password) => {
        try {
          requireAllowedPassword(password, policy);
          return true;
        } catch (error) {
          return !/^WEAK_PASSWORD : /.test((error as Error).message);
        }
      });
      expect(taken).toEqual([]);
      expect(() => requireAllowedPassword('correct horse', policy)).not.toThrow();
    },
  );

  it.each([
    ['ABCDEF1!', 'lower case'],
    ['abcdef1!', 'upper case'],
    ['Abcdefg!', 'numeric'],
    ['Abcdefg1', 'non-alphanumeric'],
    [`Aa1!${'x'.repeat(30)}`, 'at most 30'],
  ])('finds in %s that it misses: %s', (password, missing) => {
    const found = missingRequirements(password, strict);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(missing);
  });

  it('that is not enforced still refuses what is too short for the service', () => {
    const open = { ...strict, enforcementState: 'OFF' as const };
    requireAllowedPassword('sixsix', open);
    expect(() => requireAllowedPassword('five5', open)).toThrow(/^WEAK_PASSWORD : /);
  });
});
