import { createHash } from 'node:crypto';

const alphabets = {
  bitcoin: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  ripple: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
} as const;
const bech32Letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
export const base32Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const sha256 = (data: Uint8Array | string): Uint8Array => createHash('sha256').update(data).digest();

export function base58(bytes: Uint8Array, alphabet: keyof typeof alphabets = 'bitcoin'): string {
  const letters = alphabets[alphabet];
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
  let text = '';
  for (; value > 0n; value /= 58n) text = letters[Number(value % 58n)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return letters.charAt(0).repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** Base 58 with a version in front and the first four bytes of a double hash behind. */
export function base58check(version: number, payload: Uint8Array, alphabet: keyof typeof alphabets): string {
  const body = Uint8Array.from([version, ...payload]);
  return base58(Uint8Array.from([...body, ...sha256(sha256(body)).subarray(0, 4)]), alphabet);
}

export function isBase58check(text: string, version: number, alphabet: keyof typeof alphabets): boolean {
  let value = 0n;
  for (const letter of text) {
    const digit = alphabets[alphabet].indexOf(letter);
    if (digit === -1) return false;
    value = value * 58n + BigInt(digit);
  }
  // 21 bytes and a checksum of 4.
  const hex = value.toString(16);
  if (hex.length > 50) return false;
  const bytes = Buffer.from(hex.padStart(50, '0'), 'hex');
  return base58check(version, bytes.subarray(1, 21), alphabet) === text;
}

/** Groups of five bits. */
export function fiveBits(bytes: Uint8Array): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) groups.push((held >> (bits - 5)) & 31);
    held &= 0xff;
  }
  if (bits > 0) groups.push((held << (5 - bits)) & 31);
  return groups;
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >> bit) & 1) check ^= generator;
    });
  }
  return check;
}

const spread = (prefix: string) =>
  [...prefix]
    .map((letter) => letter.charCodeAt(0) >> 5)
    .concat(
      0,
      [...prefix].map((letter) => letter.charCodeAt(0) & 31),
    );

/** BIP 173. */
export function bech32(prefix: string, groups: readonly number[]): string {
  const check = polymod([...spread(prefix), ...groups, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = [0, 1, 2, 3, 4, 5].map((place) => (check >> (5 * (5 - place))) & 31);
  return `${prefix}1${[...groups, ...checksum].map((group) => bech32Letters[group]).join('')}`;
}

export function isBech32(text: string, prefix: string): boolean {
  if (!text.startsWith(`${prefix}1`)) return false;
  const groups = [...text.slice(prefix.length + 1)].map((letter) => bech32Letters.indexOf(letter));
  // Later witness versions carry another constant (BIP 350).
  return (
    groups.length >= 8 && !groups.includes(-1) && [1, 0x2bc830a3].includes(polymod([...spread(prefix), ...groups]))
  );
}
