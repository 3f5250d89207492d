import { isAllowedPassword, passwordRules, usualPasswordPolicy } from '../../../../src/domain/session/password-policy';

const strict = {
  ...usualPasswordPolicy,
  minimumLength: 8,
  maximumLength: 12,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
  symbols: '!?',
};
const missed = (password: string): readonly string[] =>
  passwordRules(password, strict)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule);

describe('the rules for a password', () => {
  it('are six characters unless the provider says otherwise', () => {
    expect(passwordRules('12345', usualPasswordPolicy)).toEqual([{ rule: 'minimumLength', met: false }]);
    expect(isAllowedPassword('123456', usualPasswordPolicy)).toBe(true);
  });

  it.each([
    ['Abcdef1!', []],
    ['Abc1!', ['minimumLength']],
    ['abcdef1!', ['uppercase']],
    ['ABCDEF1!', ['lowercase']],
    ['Abcdefg!', ['digit']],
    ['Abcdefg1', ['symbol']],
    ['Abcdefg1#', ['symbol']],
    ['Abcdefghijk1!', ['maximumLength']],
    ['', ['minimumLength', 'lowercase', 'uppercase', 'digit', 'symbol']],
  ])('%p misses %j', (password, rules) => {
    expect(missed(password)).toEqual(rules);
    expect(isAllowedPassword(password, strict)).toBe(rules.length === 0);
  });
});
