import { sha256 } from '@noble/hashes/sha2.js';
import { PbfWriter } from 'pbf';
import { bytesOf, hex } from '../../domain/reserves/hex';
import type { BalanceVector, MerkleHashes } from '../../domain/reserves/merkle-tree';

/**
 * SHA-256 as the published format lays the bytes out. In JavaScript: for so short a text Web Crypto's promise takes
 * seven times as long as the hash (`npm run bench -- reserves`).
 */
export class Sha256MerkleHashes implements MerkleHashes {
  leaf(userHash: string, vector: BalanceVector): string {
    return hashOf(bytesOf(userHash), vectorBytes(vector));
  }

  parent(left: string, right: string | undefined): string {
    return hashOf(bytesOf(left), right === undefined ? new Uint8Array() : bytesOf(right));
  }
}

/** The bytes of a vector that a leaf is hashed over. */
function vectorBytes({ index, balances, leafIndex }: BalanceVector): Uint8Array {
  const writer = new PbfWriter();
  if (index.length > 0) writer.writePackedVarint(1, [...index]);
  for (const balance of balances) writer.writeStringField(2, balance);
  if (leafIndex !== undefined) writer.writeVarintField(3, leafIndex);
  return writer.finish();
}

function hashOf(first: Uint8Array, second: Uint8Array): string {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return hex(sha256(bytes));
}
