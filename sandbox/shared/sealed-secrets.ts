import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { EmbeddedDatabase } from '../storage/database';

const algorithm = 'aes-256-gcm';

/** Keeps what has to be read again (seeds of one-time codes, secrets of API keys) unreadable in its tables. */
export class SealedSecrets {
  readonly #key: Buffer;

  constructor(database: EmbeddedDatabase) {
    database.run('CREATE TABLE IF NOT EXISTS sealing_keys (id INTEGER PRIMARY KEY CHECK (id = 1), key TEXT NOT NULL)');
    database.run('INSERT OR IGNORE INTO sealing_keys (id, key) VALUES (1, ?)', [randomBytes(32).toString('hex')]);
    this.#key = Buffer.from(database.get<{ key: string }>('SELECT key FROM sealing_keys')!.key, 'hex');
  }

  seal(text: string): string {
    const start = randomBytes(12);
    const cipher = createCipheriv(algorithm, this.#key, start);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [start, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
  }

  /** @throws when it was not sealed here or has been changed. */
  open(sealed: string): string {
    const [start, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
    const decipher = createDecipheriv(algorithm, this.#key, start!).setAuthTag(tag!);
    return Buffer.concat([decipher.update(text!), decipher.final()]).toString('utf8');
  }

  /** The same for the same text, and useless to whoever has no key: for codes too short to be hashed. */
  fingerprint(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex');
  }
}
