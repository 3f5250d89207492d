import { decimal, decimalText, type Decimal } from '../shared/decimal';
import type { PublishedAmount } from './merkle-tree';
import { HashPlaces } from './hash-places';
import { bytesOf, hex } from './hex';
import { hashAt, hashLength, limbBase, limbs, sameHash, type TreeFile } from './tree-file';

export interface TreeQuestion {
  /** Hex, from another place than the tree. */
  readonly root: string;
  /** Hex; without one nobody is looked for. */
  readonly userHash: string | undefined;
}

/** What a verification of a whole tree found. Everything is recomputed but the leaves of others, whose hashes are theirs. */
export type TreeVerification =
  | {
      readonly kind: 'sound';
      readonly nodes: number;
      readonly leaves: number;
      readonly totals: readonly PublishedAmount[];
      /** Absent for somebody who is not in the tree, and where nobody was looked for. */
      readonly own: { readonly leaves: number; readonly balances: readonly PublishedAmount[] } | undefined;
    }
  /** The file is not one tree: a node is missing, stands twice, or has no balances that can be read. */
  | { readonly kind: 'malformed' }
  /** The root is not the one that was published. */
  | { readonly kind: 'wrongRoot'; readonly hash: string }
  /** A node's hash does not follow from its children. */
  | { readonly kind: 'wrongPath'; readonly hash: string }
  /** A balance below zero would hide what is owed to others. */
  | { readonly kind: 'negative'; readonly hash: string }
  /** A node's balances are not the sum of its children's: hashes do not cover them. */
  | { readonly kind: 'wrongSums'; readonly hash: string };

type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** How much of the work is done, 0 to 1. */
export type Progress = (done: number) => void;

const reportEvery = 8_192;

/** Verifies a whole published tree, and looks for a user's leaves in it. Nodes may come in any order. */
export function verifyTree(
  tree: TreeFile,
  { root: published, userHash }: TreeQuestion,
  sha256: Sha256,
  progress: Progress,
): TreeVerification {
  const { count } = tree;
  const places = HashPlaces.of(tree);
  const roots = nodes(count).filter((node) => tree.parent[node] === 0);
  if (!places || roots.length !== 1) return { kind: 'malformed' };
  const root = roots[0]!;
  const named = (node: number): string => hex(hashAt(tree, tree.hash[node]!));
  if (named(root) !== published.toLowerCase()) return { kind: 'wrongRoot', hash: named(root) };
  if (tree.negative !== undefined) return { kind: 'negative', hash: named(tree.negative) };

  const sums = new SumCheck(tree);
  const both = new Uint8Array(2 * hashLength);
  const childOf = (parent: number, place: number): number | undefined => {
    const child = places.nodeOf(place);
    return child !== undefined && tree.parent[child] !== 0 && sameHash(tree, tree.parent[child]!, tree.hash[parent]!)
      ? child
      : undefined;
  };
  const own: number[] = [];
  const preimage = userHash === undefined ? undefined : bytesOf(userHash);
  let children = 0;
  let leaves = 0;
  for (let node = 0; node < count; node += 1) {
    if (node % reportEvery === 0) progress(node / count);
    const [leftAt, rightAt] = [tree.left[node]!, tree.right[node]!];
    if (leftAt === 0 && rightAt === 0) {
      leaves += 1;
      if (preimage && isOwn(tree, node, preimage, sha256)) own.push(node);
      continue;
    }
    const left = leftAt === 0 ? undefined : childOf(node, leftAt);
    const right = rightAt === 0 ? undefined : childOf(node, rightAt);
    if (left === undefined || (rightAt !== 0 && right === undefined) || left === right) return { kind: 'malformed' };
    both.set(hashAt(tree, leftAt));
    if (rightAt !== 0) both.set(hashAt(tree, rightAt), hashLength);
    const hash = sha256(rightAt === 0 ? both.subarray(0, hashLength) : both);
    if (!equal(hash, hashAt(tree, tree.hash[node]!))) return { kind: 'wrongPath', hash: named(node) };
    if (!sums.follows(node, left, right)) return { kind: 'wrongSums', hash: named(node) };
    children += right === undefined ? 1 : 2;
  }
  // Every node but the root is the child of one parent, and hashes allow no circle: all hang under the root.
  if (children !== count - 1) return { kind: 'malformed' };
  progress(1);
  return {
    kind: 'sound',
    nodes: count,
    leaves,
    totals: sums.of([root]),
    own: own.length === 0 ? undefined : { leaves: own.length, balances: sums.of(own) },
  };
}

/** Adds balances up, token by token. */
class SumCheck {
  readonly #sum: Float64Array;

  constructor(private readonly tree: TreeFile) {
    this.#sum = new Float64Array(tree.tokens.length * limbs);
  }

  /** Whether a node's balances are those of its children, no more and no less. */
  follows(node: number, left: number, right: number | undefined): boolean {
    this.#sum.fill(0);
    this.#add(left, 1);
    if (right !== undefined) this.#add(right, 1);
    this.#add(node, -1);
    for (let token = 0; token < this.#sum.length; token += limbs) if (!this.#isZero(token)) return false;
    return true;
  }

  of(these: readonly number[]): PublishedAmount[] {
    this.#sum.fill(0);
    for (const node of these) this.#add(node, 1);
    return this.tree.tokens
      .map((asset, token) => ({ asset, amount: this.#decimalAt(token * limbs) }))
      .filter(({ amount }) => !amount.eq(0))
      .map(({ asset, amount }) => ({ asset, amount: decimalText(amount) }));
  }

  #add(node: number, sign: 1 | -1): void {
    const { firstBalance, token, amount } = this.tree;
    for (let balance = firstBalance[node]!; balance < firstBalance[node + 1]!; balance += 1) {
      const to = token[balance]! * limbs;
      for (let limb = 0; limb < limbs; limb += 1) this.#sum[to + limb]! += sign * amount[balance * limbs + limb]!;
    }
  }

  #isZero(at: number): boolean {
    const [whole, high, low] = [this.#sum[at]!, this.#sum[at + 1]!, this.#sum[at + 2]!];
    if (whole === 0 && high === 0 && low === 0) return true;
    const carried = high + low / limbBase;
    return low % limbBase === 0 && carried % limbBase === 0 && whole + carried / limbBase === 0;
  }

  #decimalAt(at: number): Decimal {
    const [whole, high, low] = [this.#sum[at]!, this.#sum[at + 1]!, this.#sum[at + 2]!];
    return decimal(whole).plus(decimal(high).times('1e-9')).plus(decimal(low).times('1e-18'));
  }
}

function isOwn(tree: TreeFile, node: number, userHash: Uint8Array, sha256: Sha256): boolean {
  const vector = tree.bytes.subarray(tree.vectorFrom[node], tree.vectorTo[node]);
  const preimage = new Uint8Array(userHash.length + vector.length);
  preimage.set(userHash);
  preimage.set(vector, userHash.length);
  return equal(sha256(preimage), hashAt(tree, tree.hash[node]!));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  for (let place = 0; place < hashLength; place += 1) if (a[place] !== b[place]) return false;
  return true;
}

const nodes = (count: number): number[] => Array.from({ length: count }, (_, node) => node);
