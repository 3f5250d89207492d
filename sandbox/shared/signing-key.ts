import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  type KeyPairKeyObjectResult,
} from 'node:crypto';
import type { EmbeddedDatabase } from '../storage/database';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Making one takes up to a third of a second: new databases that one process opens share what it made. */
const made = new Map<string, KeyPairKeyObjectResult>();

function keyPair(algorithm: 'ES256' | 'RS256'): KeyPairKeyObjectResult {
  const pair =
    made.get(algorithm) ??
    (algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 }));
  made.set(algorithm, pair);
  return pair;
}

/** The key of a database, made on first use and kept, so that tokens survive a restart. */
export function signingKey(database: EmbeddedDatabase, algorithm: 'ES256' | 'RS256'): SigningKey {
  database.run(
    'CREATE TABLE IF NOT EXISTS signing_keys (algorithm TEXT PRIMARY KEY, key_id TEXT NOT NULL, private_key TEXT NOT NULL)',
  );
  const [stored] = database.all<{ key_id: string; private_key: string }>(
    'SELECT key_id, private_key FROM signing_keys WHERE algorithm = ?',
    [algorithm],
  );
  if (stored) {
    const privateKey = createPrivateKey(stored.private_key);
    return { id: stored.key_id, privateKey, publicKey: createPublicKey(privateKey) };
  }
  const { privateKey, publicKey } = keyPair(algorithm);
  const id = `${algorithm.toLowerCase()}-${Date.now().toString(36)}`;
  database.run('INSERT INTO signing_keys (algorithm, key_id, private_key) VALUES (?, ?, ?)', [
    algorithm,
    id,
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ]);
  return { id, privateKey, publicKey };
}
