import { Clock } from '../../application/kernel/clock.port';
import type { OneTimeCodesPort } from '../../application/session/one-time-codes.port';
import { second } from '../../domain/shared/instant';
import type { Needs } from '../../application/kernel/token';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30 * second;
const digits = 6;

/** RFC 6238 over the browser's own cryptography. */
export class WebCryptoOneTimeCodes implements OneTimeCodesPort {
  static readonly needs: Needs<typeof WebCryptoOneTimeCodes> = [Clock];

  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async codeOf(secret: string): Promise<string> {
    const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, BigInt(Math.floor(this.#clock.now() / period)));
    const hash = new DataView(await crypto.subtle.sign('HMAC', key, counter));
    // RFC 4226, 5.3: the last four bits say where to look.
    const offset = hash.getUint8(hash.byteLength - 1) & 0xf;
    const number = (hash.getUint32(offset) & 0x7fffffff) % 10 ** digits;
    return String(number).padStart(digits, '0');
  }
}

/** RFC 4648 base 32; whatever is no digit of it counts as none. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of secret) {
    const digit = alphabet.indexOf(character);
    if (digit < 0) continue;
    value = ((value << 5) | digit) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return new Uint8Array(bytes);
}
