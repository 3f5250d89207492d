import { decimal, parseDecimal, zero, type Decimal } from '../shared/decimal';
import type { CheckedLeaf, MerkleHashes, MerkleNode, MerkleTree } from './merkle-tree';

export interface VerifiedBalance {
  readonly asset: string;
  readonly amount: Decimal;
}

/**
 * What a verification found. Only `included` means that the account's balances are part of the published total;
 * `notIncluded` means that the tree is sound, and this account is not in it.
 */
export type Verification =
  | {
      readonly kind: 'included';
      readonly balances: readonly VerifiedBalance[];
      readonly leaves: number;
      readonly totals: readonly VerifiedBalance[];
    }
  | { readonly kind: 'notIncluded' }
  /** The file is not one tree: a node is missing, stands twice, or has no balances that can be read. */
  | { readonly kind: 'malformed' }
  /** The root is not the one that was published. */
  | { readonly kind: 'wrongRoot' }
  /** A node's hash does not follow from its children. */
  | { readonly kind: 'wrongPath'; readonly hash: string }
  /** A balance below zero would hide what is owed to others. */
  | { readonly kind: 'negative'; readonly hash: string }
  /** A node's balances are not the sum of its children's: hashes do not cover them. */
  | { readonly kind: 'wrongSums'; readonly hash: string };

type Sums = ReadonlyMap<number, Decimal>;

/**
 * Verifies a whole published tree and finds a user in it. Everything is recomputed: the hashes of all nodes up to
 * the root, that no balance is negative, and the sums, which the hashes of inner nodes do not cover.
 * @param publishedRoot hex, from another place than the tree
 */
export async function verifyTree(
  tree: MerkleTree,
  userHash: string,
  publishedRoot: string,
  hashes: MerkleHashes,
): Promise<Verification> {
  const nodes = new Map(tree.nodes.map((node) => [node.hash, node]));
  const roots = tree.nodes.filter(({ parent }) => parent === undefined);
  const sums = new Map(tree.nodes.map((node) => [node.hash, sumsOf(node, tree.tokens.length)]));
  if (roots.length !== 1 || nodes.size !== tree.nodes.length || [...sums.values()].includes(undefined))
    return { kind: 'malformed' };
  const root = roots[0]!;
  if (root.hash !== publishedRoot.toLowerCase()) return { kind: 'wrongRoot' };
  const fault = await faultOf(tree.nodes, nodes, sums as ReadonlyMap<string, Sums>, hashes);
  if (fault) return fault;
  if (!allReached(root, nodes)) return { kind: 'malformed' };

  const own: MerkleNode[] = [];
  for (const node of tree.nodes) {
    if (isLeaf(node) && (await hashes.leaf(userHash.toLowerCase(), node.balance)) === node.hash) own.push(node);
  }
  if (own.length === 0) return { kind: 'notIncluded' };
  const balances = own.reduce((total, node) => added(total, sums.get(node.hash)!), new Map<number, Decimal>() as Sums);
  return {
    kind: 'included',
    balances: named(balances, tree.tokens),
    leaves: own.length,
    totals: named(sums.get(root.hash)!, tree.tokens),
  };
}

/** Whether the way that a host gave for a leaf leads to the published root. Says nothing of sums: a path cannot. */
export async function verifyPath(
  { hash, path }: CheckedLeaf,
  publishedRoot: string,
  hashes: MerkleHashes,
): Promise<boolean> {
  let at = hash;
  for (const { sibling, side } of path) {
    if (sibling === undefined) at = await hashes.parent(at, undefined);
    else at = side === 'L' ? await hashes.parent(sibling, at) : await hashes.parent(at, sibling);
  }
  return at === publishedRoot.toLowerCase();
}

async function faultOf(
  all: readonly MerkleNode[],
  nodes: ReadonlyMap<string, MerkleNode>,
  sums: ReadonlyMap<string, Sums>,
  hashes: MerkleHashes,
): Promise<Verification | undefined> {
  const negative = all.find(({ hash }) => [...sums.get(hash)!.values()].some((amount) => amount.lt(zero)));
  if (negative) return { kind: 'negative', hash: negative.hash };
  for (const node of all) {
    if (isLeaf(node)) continue;
    const children = [node.left, node.right].filter((hash) => hash !== undefined);
    if (node.left === undefined || children.some((hash) => nodes.get(hash)?.parent !== node.hash))
      return { kind: 'malformed' };
    if ((await hashes.parent(node.left, node.right)) !== node.hash) return { kind: 'wrongPath', hash: node.hash };
    const expected = children.reduce(
      (total, hash) => added(total, sums.get(hash)!),
      new Map<number, Decimal>() as Sums,
    );
    if (!sameSums(expected, sums.get(node.hash)!)) return { kind: 'wrongSums', hash: node.hash };
  }
  return undefined;
}

/** Every node hangs under the root, exactly once. */
function allReached(root: MerkleNode, nodes: ReadonlyMap<string, MerkleNode>): boolean {
  const reached = new Set<string>();
  const waiting = [root.hash];
  for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
    if (reached.has(hash)) return false;
    reached.add(hash);
    const { left, right } = nodes.get(hash)!;
    waiting.push(...[left, right].filter((child) => child !== undefined));
  }
  return reached.size === nodes.size;
}

function sumsOf({ balance }: MerkleNode, tokens: number): Sums | undefined {
  if (balance.index.length !== balance.balances.length) return undefined;
  const sums = new Map<number, Decimal>();
  for (const [place, token] of balance.index.entries()) {
    const amount = parseDecimal(balance.balances[place]);
    if (amount === undefined || token < 0 || token >= tokens || sums.has(token)) return undefined;
    sums.set(token, amount);
  }
  return sums;
}

function added(left: Sums, right: Sums): Sums {
  const total = new Map(left);
  for (const [token, amount] of right) total.set(token, (total.get(token) ?? zero).plus(amount));
  return total;
}

function sameSums(a: Sums, b: Sums): boolean {
  return [...new Set([...a.keys(), ...b.keys()])].every((token) => (a.get(token) ?? zero).eq(b.get(token) ?? zero));
}

function named(sums: Sums, tokens: readonly string[]): VerifiedBalance[] {
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([token, amount]) => ({ asset: tokens[token]!, amount: decimal(amount) }));
}

const isLeaf = ({ left, right }: MerkleNode): boolean => left === undefined && right === undefined;
