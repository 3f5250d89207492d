import { portfolioLinkToken } from '../../../../src/domain/account/portfolio-link';
import { accountDisplayName, type Account } from '../../../../src/domain/account/account';

const main: Account = {
  userId: '7',
  applicationId: undefined,
  email: 'a@example.com',
  main: true,
  alias: 'Desk',
  eu: false,
  language: undefined,
};

it.each([
  ['its nickname', main, 'Slow_Otter', 'Slow_Otter'],
  ['its alias where it has no nickname', main, undefined, 'Desk'],
  ['its address where it has no alias', { ...main, alias: '' }, '', 'a@example.com'],
  ['its number where it has nothing', { ...main, alias: '', email: undefined }, undefined, '7'],
  ['its alias as a sub-account, whatever the nickname', { ...main, main: false }, 'Slow_Otter', 'Desk'],
  ['its address as a sub-account without alias', { ...main, main: false, alias: '' }, 'Slow_Otter', 'a@example.com'],
])('an account is called by %s', (_by, account, coolName, name) => {
  expect(accountDisplayName(account, coolName)).toBe(name);
});

test.each([
  [`#${'aB3_-'.repeat(8)}xyz`, `${'aB3_-'.repeat(8)}xyz`],
  [`#${'a'.repeat(42)}`, undefined],
  [`#${'a'.repeat(44)}`, undefined],
  [`#${'a'.repeat(42)}!`, undefined],
  ['a'.repeat(43), undefined],
  [`/x#${'a'.repeat(43)}`, undefined],
  ['', undefined],
])('%s opens the shared portfolio of %s', (hash, token) => {
  expect(portfolioLinkToken(hash)).toBe(token);
});
