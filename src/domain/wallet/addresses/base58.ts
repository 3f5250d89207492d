import { sha256 } from './sha256';

/** Digits in their order; the XRP Ledger has its own. */
const alphabets = {
  bitcoin: '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
  ripple: 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz',
} as const;
export type Base58Alphabet = keyof typeof alphabets;

const checksumLength = 4;

/** `undefined` where a letter is none of the alphabet. */
export function base58Bytes(text: string, alphabet: Base58Alphabet = 'bitcoin'): Uint8Array | undefined {
  const letters = alphabets[alphabet];
  let value = 0n;
  for (const letter of text) {
    const digit = letters.indexOf(letter);
    if (digit < 0) return undefined;
    value = value * 58n + BigInt(digit);
  }
  const bytes: number[] = [];
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn));
  // Leading zeros are written as the first letter, one for each byte.
  for (let place = 0; place < text.length && text[place] === letters[0]; place += 1) bytes.unshift(0);
  return Uint8Array.from(bytes);
}

/** The last four bytes are the beginning of a double SHA-256 of the rest. */
export function base58ChecksumHolds(bytes: Uint8Array): boolean {
  const body = bytes.subarray(0, -checksumLength);
  const check = sha256(sha256(body));
  return bytes.subarray(-checksumLength).every((byte, place) => byte === check[place]);
}
