import { isEmailAddress } from '../../../../src/domain/session/email-address';

test.each(['demo@example.com', 'a.b+c@sub.example.co', 'имя@пример.рф'])('takes %s', (text) =>
  expect(isEmailAddress(text)).toBe(true),
);

test.each([
  '',
  'demo',
  'demo@',
  '@example.com',
  'demo@example',
  'demo@example.',
  'de mo@example.com',
  'a@b@c.de',
  `${'a'.repeat(250)}@b.de`,
])('refuses %s', (text) => expect(isEmailAddress(text)).toBe(false));
