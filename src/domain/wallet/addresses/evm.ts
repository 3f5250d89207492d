import { keccak_256 } from '@noble/hashes/sha3.js';

/** 0x and 40 hexadecimal digits. */
export function isEvmForm(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}

/** Letters in the case that EIP-55 gives them; written in one case alone, an address has no checksum. */
export function evmChecksumHolds(text: string): boolean {
  const digits = text.slice(2);
  const plain = digits.toLowerCase();
  if (digits === plain || digits === digits.toUpperCase()) return true;
  const hash = keccak_256(Uint8Array.from(plain, (digit) => digit.charCodeAt(0)));
  return [...digits].every((digit, place) => {
    const byte = hash[place >> 1]!;
    const upper = (place % 2 === 0 ? byte >> 4 : byte & 15) >= 8;
    return digit === (upper ? digit.toUpperCase() : digit.toLowerCase());
  });
}
