import { IdentityRepository } from '../../../../../sandbox/sign-in/services/identities/identity-repository';
import { openDatabase } from '../../../../../sandbox/storage/database';

it('carries over accounts of a database from when there were passwords only, once', () => {
  const database = openDatabase(undefined);
  database.exec(`CREATE TABLE identities (local_id TEXT PRIMARY KEY, email TEXT, password_hash TEXT, email_verified INTEGER, display_name TEXT, photo_url TEXT,
    created_at INTEGER, last_login_at INTEGER, valid_since INTEGER);
    CREATE TABLE stays (digest TEXT PRIMARY KEY);
    INSERT INTO identities VALUES ('ada', 'ada@example.com', 'salt:key', 1, 'Ada', NULL, 1, 2, 3)`);
  const identities = new IdentityRepository(database, () => 10);
  expect(identities.byEmail('ada@example.com')).toMatchObject({
    localId: 'ada',
    passwordHash: 'salt:key',
    emailVerified: true,
    displayName: 'Ada',
    phoneNumber: undefined,
    createdAt: 1,
    validSince: 3,
  });
  identities.remove('ada');
  expect(new IdentityRepository(database, () => 10).byId('ada')).toBeUndefined();
  database.close();
});
