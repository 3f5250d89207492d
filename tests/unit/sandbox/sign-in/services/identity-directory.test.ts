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
