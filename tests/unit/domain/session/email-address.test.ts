import { isEmailAddress } from '../../../../src/domain/session/email-address';

test.each(['demo@example.com', 'a.b+c@sub.example.co', 'имя@пример.рф'])('takes %s', (text) =>
  expect(isEmailAddress(text)).toBe(true),
);

test('an address has 254 characters at most', () => {
  expect(isEmailAddress(`${'a'.repeat(249)}@b.de`)).toBe(true);
  expect(isEmailAddress(`${'a'.repeat(250)}@b.de`)).toBe(false);
});

test.each([
  '',
  'demo',
  'demo@',
  '@example.com',
  'demo@example',
  'demo@example.',
  'demo@example.com.',
  'demo@example.com extra',
  'de mo@example.com',
  'a@b@c.de',
  `${'a'.repeat(250)}@b.de`,
])('refuses %s', (text) => expect(isEmailAddress(text)).toBe(false));
