import type { BalanceVector, MerkleHashes } from '../../../domain/reserves/merkle-tree';
import { bytesOf, hexOf, vectorBytes } from './merkle-file';

/** SHA-256 by Web Crypto, as the published format lays the bytes out. */
export class WebCryptoMerkleHashes implements MerkleHashes {
  leaf(userHash: string, vector: BalanceVector): Promise<string> {
    return sha256(bytesOf(userHash), vectorBytes(vector));
  }

  parent(left: string, right: string | undefined): Promise<string> {
    return sha256(bytesOf(left), right === undefined ? new Uint8Array() : bytesOf(right));
  }
}

export async function sha256(...parts: readonly Uint8Array[]): Promise<string> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
