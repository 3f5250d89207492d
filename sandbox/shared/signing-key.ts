import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { EmbeddedDatabase } from '../storage/database';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** A private key as PEM. One for RS256 takes up to a third of a second. */
export function newKey(algorithm: 'ES256' | 'RS256'): string {
  const { privateKey } =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/**
 * The key of a database, made on first use and kept, so that tokens survive a restart.
 * @param make the private key of a new database, as PEM
 */
export function signingKey(database: EmbeddedDatabase, algorithm: 'ES256' | 'RS256', make: () => string): SigningKey {
  database.run(
    'CREATE TABLE IF NOT EXISTS signing_keys (algorithm TEXT PRIMARY KEY, key_id TEXT NOT NULL, private_key TEXT NOT NULL)',
  );
  const [stored] = database.all<{ key_id: string; private_key: string }>(
    'SELECT key_id, private_key FROM signing_keys WHERE algorithm = ?',
    [algorithm],
  );
  const pem = stored?.private_key ?? make();
  const id = stored?.key_id ?? `${algorithm.toLowerCase()}-${Date.now().toString(36)}`;
  if (!stored)
    database.run('INSERT INTO signing_keys (algorithm, key_id, private_key) VALUES (?, ?, ?)', [algorithm, id, pem]);
  const privateKey = createPrivateKey(pem);
  return { id, privateKey, publicKey: createPublicKey(privateKey) };
}
