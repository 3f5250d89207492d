import { hashPassword } from '../../../../../sandbox/shared/password-hash';
import { IdentityDirectory } from '../../../../../sandbox/sign-in/services/accounts/identity-directory';

it('tells the password that somebody logs in with from any other, and has none for who logs in without', async () => {
  const people = new Map([
    ['ada', { passwordHash: await hashPassword('correct horse', 1_024) }],
    ['bob', { passwordHash: undefined }],
  ]);
  const unused = {} as never;
  const identities = { byId: (identity: string) => people.get(identity) };
  const directory = new IdentityDirectory(identities as never, unused, unused, unused, unused, unused);
  expect(await directory.isPassword('ada', 'correct horse')).toBe(true);
  expect(await directory.isPassword('ada', 'correct mule')).toBe(false);
  expect(await directory.isPassword('bob', '')).toBe(false);
  expect(await directory.isPassword('nobody', 'correct horse')).toBe(false);
});

it('tells an address that waits to be confirmed, and has none to tell of who came without', () => {
  const people = new Map<string, object>([
    ['ada', { email: 'ada@example.com', emailVerified: false, passwordHash: 'hash' }],
    ['bob', { email: 'bob@example.com', emailVerified: true }],
    ['eve', { phoneNumber: '+441234', emailVerified: false }],
  ]);
  const unused = {} as never;
  const none = { of: () => [] } as never;
  const identities = { byId: (identity: string) => people.get(identity) } as never;
  const directory = new IdentityDirectory(identities, unused, unused, unused, none, none);
  const confirmed = ['ada', 'bob', 'eve'].map((identity) => directory.waysOf(identity).emailConfirmed);
  expect(confirmed).toEqual([false, true, true]);
});
