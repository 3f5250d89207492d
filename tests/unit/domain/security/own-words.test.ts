import { isAntiPhishingCode } from '../../../../src/domain/security/anti-phishing-code';
import { isSecurityPassword } from '../../../../src/domain/security/security-password';

it.each([
  ['abc', false],
  ['abcd', true],
  ['Bluebird7', true],
  ['two words', false],
  ['Ключ1', false],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
])('%s can be an anti-phishing code: %s', (text, can) => {
  expect(isAntiPhishingCode(text)).toBe(can);
});

it.each([
  ['12345', false],
  ['123456', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
])('%s can be a trading password: %s', (text, can) => {
  expect(isSecurityPassword(text)).toBe(can);
});
