import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** The cost of one hash (scrypt's N): a power of two. */
export const usualCost = 16_384;
const keyLength = 32;

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const parameters: ScryptOptions = { N: cost, r: 8, p: 1 };
  return new Promise((resolve, reject) => {
    // The same word typed on two keyboards is the same password.
    scrypt(password.normalize('NFKC'), salt, keyLength, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Salted scrypt, as `salt:key:cost` in hex; older ones lack the cost, which was the usual one. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, cost)).toString('hex')}:${cost.toString(16)}`;
}

const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(64)}`;

/** Takes as long for an unknown person as for a known one, whose hash is of that `cost`. */
export async function verifyPassword(password: string, stored: string | undefined, cost = usualCost): Promise<boolean> {
  const [salt, key, storedCost] = (stored ?? `${nobodysHash}:${cost.toString(16)}`).split(':');
  const derived = await derive(
    password,
    Buffer.from(salt!, 'hex'),
    storedCost === undefined ? usualCost : Number.parseInt(storedCost, 16),
  );
  return timingSafeEqual(derived, Buffer.from(key!, 'hex')) && stored !== undefined;
}
