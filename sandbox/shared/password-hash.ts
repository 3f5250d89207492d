import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const parameters: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same word typed on two keyboards is the same password.
    scrypt(password.normalize('NFKC'), salt, keyLength, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Salted scrypt, as `salt:key` in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
}

const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(64)}`;

/** Takes as long for an unknown person as for a known one. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt, key] = (stored ?? nobodysHash).split(':');
  const derived = await derive(password, Buffer.from(salt!, 'hex'));
  return timingSafeEqual(derived, Buffer.from(key!, 'hex')) && stored !== undefined;
}
