import { isAntiPhishingCode } from '../../../../src/domain/security/anti-phishing-code';
import { approvalSumFault, isUserNumber } from '../../../../src/domain/security/approval';
import { isPagePhrase, isPagePicture, pagePictures } from '../../../../src/domain/security/page-mark';
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

it.each([
  ['cat', false],
  ['cats', true],
  ['  cat ', false],
  ['two blue birds', true],
  // One sign to whoever looks at it, however it is kept.
  ['🐦🐦🐦', false],
  ['🐦🐦🐦🐦', true],
  ['a'.repeat(40), true],
  [` ${'a'.repeat(40)} `, true],
  ['a'.repeat(41), false],
  // A mail would have another line, or words that nobody sees.
  ['two\nlines', false],
  ['blue\u200Ebird', false],
])('%j can be the phrase of the log-in page: %s', (text, can) => {
  expect(isPagePhrase(text)).toBe(can);
});

it('a picture of the log-in page is one of those that are offered', () => {
  expect(pagePictures.every(isPagePicture)).toBe(true);
  for (const name of ['', 'unicorn', undefined, 0]) expect(isPagePicture(name)).toBe(false);
});

it.each([
  ['0', undefined],
  ['100', undefined],
  ['999999999.99', undefined],
  ['0.5', undefined],
  ['1000000000', 'tooHigh'],
  ['1000000000.5', 'tooHigh'],
  ['1.005', 'digits'],
  ['1,000', 'digits'],
  ['1.000,000', 'digits'],
  ['12 000', 'digits'],
  ['-1', 'negative'],
  ['-', 'missing'],
  ['1.', 'missing'],
  ['.5', 'missing'],
  ['1e3', 'missing'],
  ['', 'missing'],
  ['1.x', 'missing'],
])('what keeps %j from being the sum that needs no approval: %s', (text, fault) => {
  expect(approvalSumFault(text)).toBe(fault);
});

it.each([
  ['7', true],
  ['4711', true],
  ['9'.repeat(15), true],
  ['9'.repeat(16), false],
  ['04711', false],
  ['4711x', false],
  ['x4711', false],
  ['#7', false],
  ['', false],
])('%j can be the number of somebody: %s', (text, can) => {
  expect(isUserNumber(text)).toBe(can);
});
