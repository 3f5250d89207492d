import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32 as bech32Codec, bech32m } from '@scure/base';

/** Digits in their order; the XRP Ledger has its own. */
const alphabets = { bitcoin: base58, ripple: base58xrp };
export type Base58Alphabet = keyof typeof alphabets;

const checksumLength = 4;

/** `undefined` where a letter is none of the alphabet. */
export function base58Bytes(text: string, alphabet: Base58Alphabet = 'bitcoin'): Uint8Array | undefined {
  try {
    return alphabets[alphabet].decode(text);
  } catch {
    return undefined;
  }
}

/** The last four bytes are the beginning of a double SHA-256 of the rest. */
export function base58ChecksumHolds(bytes: Uint8Array): boolean {
  const check = sha256(sha256(bytes.subarray(0, -checksumLength)));
  return bytes.subarray(-checksumLength).every((byte, place) => byte === check[place]);
}

/** The groups of five bits of a text whose checksum of BIP 173 holds; some chains write longer ones than Bitcoin. */
export function bech32Groups(text: string, prefix: string): readonly number[] | undefined {
  const decoded = bech32Codec.decodeUnsafe(text, false);
  return decoded?.prefix === prefix ? decoded.words : undefined;
}

/**
 * A Bitcoin address begins with its witness version; versions above 0 are secured as BIP 350 says. How long the rest is
 * counts as well: the checksum of version 0 does not notice a letter q too many or too few before a p at the end.
 */
export function isWitnessAddress(text: string, prefix: string): boolean {
  const early = bech32Groups(text, prefix);
  if (early) return early[0] === 0 && [20, 32].includes(bytesAfterVersion(early));
  const later = bech32m.decodeUnsafe(text, false);
  if (later?.prefix !== prefix || later.words[0]! < 1 || later.words[0]! > 16) return false;
  const length = bytesAfterVersion(later.words);
  return length >= 2 && length <= 40;
}

/** 0 where the groups make no bytes. */
function bytesAfterVersion(groups: readonly number[]): number {
  return bech32Codec.fromWordsUnsafe(groups.slice(1))?.length ?? 0;
}
