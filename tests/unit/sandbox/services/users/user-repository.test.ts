import { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { openDatabase } from '../../../../../sandbox/storage/database';

describe('users', () => {
  const open = () => {
    const database = openDatabase(undefined);
    return { database, users: new UserRepository(database, () => 1_000) };
  };

  it('of an older version are found again, with what they lacked', () => {
    const database = openDatabase(undefined);
    database.run(`CREATE TABLE users (
      user_id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, email TEXT NOT NULL, application_id TEXT NOT NULL UNIQUE,
      cool_name TEXT NOT NULL UNIQUE, language TEXT, funded INTEGER NOT NULL DEFAULT 0, created_at INTEGER NOT NULL)`);
    database.run("INSERT INTO users VALUES (100001, 'ada', 'ada@example.com', 'app', 'CalmOtter1', 'pt', 1, 7)");
    const users = new UserRepository(database, () => 1_000);
    expect(users.byEmail('ada@example.com')).toMatchObject({
      userId: 100001,
      language: 'pt',
      funded: true,
      alias: '',
      mainUserId: undefined,
      kycLevel: 0,
    });
    expect(users.ensure('ada', 'ADA@example.com')).toMatchObject({
      userId: 100001,
      email: 'ada@example.com',
    });
    database.close();
  });

  it('keep the address last proven here, whatever the sign-in server says', () => {
    const { database, users } = open();
    const { userId } = users.ensure('ada', 'ada@example.com');
    users.setEmail(userId, 'new@example.com');
    expect(users.ensure('ada', 'ada@example.com').email).toBe('new@example.com');
    expect(users.ensure('ada', 'third@example.com').email).toBe('new@example.com');
    expect(users.byId(userId)?.email).toBe('new@example.com');
    database.close();
  });

  it('own their sub-accounts and nobody else’s', () => {
    const { database, users } = open();
    const [ada, bea] = [users.ensure('ada', 'ada@example.com'), users.ensure('bea', 'bea@example.com')];
    const sub = users.addSubAccount(ada, 'bot');
    users.setVerified(ada.userId, 'FR', 1);
    expect(users.subAccountsOf(ada)).toEqual([{ ...sub, kycLevel: 1, country: 'FR' }]);
    expect(users.mainOf(sub).userId).toBe(ada.userId);
    expect(users.ownedBy(ada, sub.userId)?.userId).toBe(sub.userId);
    expect([users.ownedBy(bea, sub.userId), users.ownedBy(ada, bea.userId), users.ownedBy(sub, ada.userId)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(users.byEmail('ada@example.com')?.userId).toBe(ada.userId);
    database.close();
  });

  it('without an address are not found by none', () => {
    const { database, users } = open();
    users.ensure('telephone', '');
    expect(users.byEmail('')).toBeUndefined();
    database.close();
  });
});
