import { PbfReader, PbfWriter } from 'pbf';
import type { BalanceVector, MerkleNode, MerkleTree } from '../../../domain/reserves/merkle-tree';

/** Reads a published tree (protocol 6.1); `undefined` for a file that is none. */
export function treeFromFile(bytes: Uint8Array): MerkleTree | undefined {
  const tree = { tokens: [] as string[], nodes: [] as MerkleNode[] };
  try {
    return new PbfReader(bytes).readFields((tag, result, reader) => {
      if (tag === 1) result.tokens.push(reader.readString());
      if (tag === 2) result.nodes.push(nodeFrom(reader));
    }, tree);
  } catch {
    return undefined;
  }
}

/** The bytes of a vector that a leaf is hashed over. */
export function vectorBytes({ index, balances, leafIndex }: BalanceVector): Uint8Array {
  const writer = new PbfWriter();
  if (index.length > 0) writer.writePackedVarint(1, [...index]);
  for (const balance of balances) writer.writeStringField(2, balance);
  if (leafIndex !== undefined) writer.writeVarintField(3, leafIndex);
  return writer.finish();
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function nodeFrom(reader: PbfReader): MerkleNode {
  const node = {
    hash: '',
    left: undefined as string | undefined,
    right: undefined as string | undefined,
    parent: undefined as string | undefined,
    balance: vectorFrom(),
  };
  return reader.readMessage((tag, result, field) => {
    if (tag === 1) result.hash = hexOf(field.readBytes());
    if (tag === 2) result.left = hexOf(field.readBytes());
    if (tag === 3) result.right = hexOf(field.readBytes());
    if (tag === 4) result.parent = hexOf(field.readBytes());
    if (tag === 5) result.balance = vectorFrom(field);
  }, node);
}

function vectorFrom(reader?: PbfReader): BalanceVector {
  const vector = {
    index: [] as number[],
    balances: [] as string[],
    leafIndex: undefined as number | undefined,
  };
  return (
    reader?.readMessage((tag, result, field) => {
      if (tag === 1) field.readPackedVarint(result.index);
      if (tag === 2) result.balances.push(field.readString());
      if (tag === 3) result.leafIndex = field.readVarint();
    }, vector) ?? vector
  );
}
