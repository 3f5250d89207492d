import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The address that signed a message as wallets do ("personal_sign", EIP-191), in small letters; `undefined` for no signature at all. */
export function signerOf(message: string, signature: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return undefined;
  const bytes = hexToBytes(signature.slice(2));
  const recovery = bytes[64]! >= 27 ? bytes[64]! - 27 : bytes[64]!;
  if (recovery > 1) return undefined;
  try {
    const point = secp256k1.Signature.fromBytes(bytes.slice(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(walletDigest(message));
    return addressOf(point.toBytes(false));
  } catch {
    return undefined;
  }
}

export function walletDigest(message: string): Uint8Array {
  const text = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), text));
}

/** Of an uncompressed public key. */
export function addressOf(publicKey: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(publicKey.slice(1)).slice(-20))}`;
}

/** With the capitals that guard against mistyping (EIP-55). */
export function checksummed(address: string): string {
  const plain = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(plain)));
  return `0x${[...plain].map((letter, index) => (parseInt(hash[index]!, 16) >= 8 ? letter.toUpperCase() : letter)).join('')}`;
}

/** 20 bytes in hex; in mixed case only with the right capitals. */
export function isWalletAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false;
  const digits = address.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || checksummed(address) === address;
}
