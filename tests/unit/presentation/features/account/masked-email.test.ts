import { maskedEmail } from '../../../../../src/presentation/features/account/masked-email';

test.each([
  ['alice@example.com', 'a•••e@example.com'],
  ['al@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['not an address', 'not an address'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
