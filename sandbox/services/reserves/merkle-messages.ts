import { PbfReader, PbfWriter } from 'pbf';

/** WOO X's published messages (protocol 6.1). Bytes are as the protocol's own library writes them: hashes cover them. */
export interface BalanceVector {
  /** Token numbers, ascending. */
  readonly index: readonly number[];
  /** Decimal texts, one per token number. */
  readonly balances: readonly string[];
  /** Leaves only. */
  readonly leafIndex: number | undefined;
}

export interface MerkleNode {
  readonly hash: Uint8Array;
  readonly left: Uint8Array | undefined;
  readonly right: Uint8Array | undefined;
  readonly parent: Uint8Array | undefined;
  readonly balance: BalanceVector;
}

export interface MerkleTree {
  readonly tokens: readonly string[];
  readonly nodes: readonly MerkleNode[];
}

export function userHashBytes(uid: number, nonce: string, timestamp: number): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarintField(1, uid);
  writer.writeStringField(2, nonce);
  writer.writeVarintField(3, timestamp);
  return writer.finish();
}

export function balanceVectorBytes(vector: BalanceVector): Uint8Array {
  const writer = new PbfWriter();
  writeVector(vector, writer);
  return writer.finish();
}

export function treeBytes({ tokens, nodes }: MerkleTree): Uint8Array {
  const writer = new PbfWriter();
  for (const token of tokens) writer.writeStringField(1, token);
  for (const node of nodes) writer.writeMessage(2, writeNode, node);
  return writer.finish();
}

export function treeFromBytes(bytes: Uint8Array): MerkleTree {
  const tree = { tokens: [] as string[], nodes: [] as MerkleNode[] };
  return new PbfReader(bytes).readFields((tag, result, reader) => {
    if (tag === 1) result.tokens.push(reader.readString());
    if (tag === 2) result.nodes.push(readNode(reader));
  }, tree);
}

function writeNode(node: MerkleNode, writer: PbfWriter): void {
  writer.writeBytesField(1, node.hash);
  if (node.left) writer.writeBytesField(2, node.left);
  if (node.right) writer.writeBytesField(3, node.right);
  if (node.parent) writer.writeBytesField(4, node.parent);
  writer.writeMessage(5, writeVector, node.balance);
}

function writeVector({ index, balances, leafIndex }: BalanceVector, writer: PbfWriter): void {
  if (index.length > 0) writer.writePackedVarint(1, [...index]);
  for (const balance of balances) writer.writeStringField(2, balance);
  if (leafIndex !== undefined) writer.writeVarintField(3, leafIndex);
}

function readNode(reader: PbfReader): MerkleNode {
  const empty: MerkleNode = {
    hash: new Uint8Array(),
    left: undefined,
    right: undefined,
    parent: undefined,
    balance: { index: [], balances: [], leafIndex: undefined },
  };
  return reader.readMessage(
    (tag, node: { -readonly [K in keyof MerkleNode]: MerkleNode[K] }, field) => {
      if (tag === 1) node.hash = field.readBytes();
      if (tag === 2) node.left = field.readBytes();
      if (tag === 3) node.right = field.readBytes();
      if (tag === 4) node.parent = field.readBytes();
      if (tag === 5) node.balance = readVector(field);
    },
    { ...empty },
  );
}

function readVector(reader: PbfReader): BalanceVector {
  const vector = {
    index: [] as number[],
    balances: [] as string[],
    leafIndex: undefined as number | undefined,
  };
  return reader.readMessage((tag, result, field) => {
    if (tag === 1) field.readPackedVarint(result.index);
    if (tag === 2) result.balances.push(field.readString());
    if (tag === 3) result.leafIndex = field.readVarint();
  }, vector);
}
