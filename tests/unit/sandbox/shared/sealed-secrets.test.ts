import { SealedSecrets } from '../../../../sandbox/shared/sealed-secrets';
import { openDatabase } from '../../../../sandbox/storage/database';

describe('a sealed secret', () => {
  const database = openDatabase(undefined);
  const secrets = new SealedSecrets(database);
  afterAll(() => database.close());

  it('is opened with the key of its database, also after a restart, and with no other', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP ✓');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(new SealedSecrets(database).open(sealed)).toBe('JBSWY3DPEHPK3PXP ✓');
    const other = openDatabase(undefined);
    expect(() => new SealedSecrets(other).open(sealed)).toThrow();
    other.close();
  });

  it('is sealed differently each time, and not opened when it was tampered with', () => {
    const sealed = secrets.seal('secret');
    expect(secrets.seal('secret')).not.toBe(sealed);
    const [start, tag, text] = sealed.split('.');
    const changed = Buffer.from(text!, 'base64url');
    changed[0]! ^= 1;
    expect(() => secrets.open([start, tag, changed.toString('base64url')].join('.'))).toThrow();
  });
});
