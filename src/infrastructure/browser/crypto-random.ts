import type { Random } from '../../application/kernel/random.port';

/** 53 random bits, so that an identifier stays exact as a JSON number. */
export class CryptoRandom implements Random {
  identifier(): number {
    const [high, low] = crypto.getRandomValues(new Uint32Array(2));
    return (high! & 0x1fffff) * 2 ** 32 + low! || 1;
  }
}
