import { decimalText, parseDecimal, zero, type Decimal } from '../shared/decimal';
import { hashFrom } from './hex';
import type { CheckedLeaf, MerkleHashes, PublishedAmount, UserCheck } from './merkle-tree';
import { differingTotals } from './recount';

interface VerifiedStep {
  readonly kind: 'leaf' | 'parent' | 'root';
  /** What was hashed, in this order: the user hash of a leaf, the children of a parent, nothing of a root. */
  readonly parts: readonly string[];
  /** As worked out here. */
  readonly hash: string;
  /** As published. */
  readonly published: string;
  readonly fault: 'hash' | 'negative' | 'unreadable' | 'totals' | undefined;
}

export interface VerifiedLeaf {
  readonly leafIndex: number;
  readonly steps: readonly VerifiedStep[];
}

export interface PathVerification {
  /** What the leaves hold together; only those of sound leaves count. */
  readonly balances: readonly PublishedAmount[];
  readonly leaves: readonly VerifiedLeaf[];
  readonly sound: boolean;
}

/** What the exchange publishes of an audit beside the tree itself. */
export interface PublishedAudit {
  readonly root: string;
  /** What is owed, by asset. */
  readonly owed: readonly PublishedAmount[];
}

type Sums = Map<string, Decimal>;

/**
 * Recomputes the way of every leaf to the root. A step that does not hold is named, and the next one starts from what
 * was published, so that each is judged for itself. Sums are added up along the way and must be what the exchange
 * says that it owes; as no hash covers them, only the whole tree proves them.
 * @param published from another place than the answer
 */
export function verifyPaths(
  check: UserCheck,
  userHash: string,
  published: PublishedAudit,
  hashes: MerkleHashes,
): PathVerification {
  const balances: Sums = new Map();
  const leaves = check.leaves.map((leaf): VerifiedLeaf => {
    const steps = stepsOf(leaf, check.tokens, userHash.toLowerCase(), published, hashes);
    if (steps[0]!.fault === undefined) add(balances, leaf.balances);
    return { leafIndex: leaf.leafIndex, steps };
  });
  return {
    balances: amountsOf(balances),
    leaves,
    sound: leaves.length > 0 && leaves.every(({ steps }) => steps.every(({ fault }) => fault === undefined)),
  };
}

function stepsOf(
  leaf: CheckedLeaf,
  tokens: readonly string[],
  userHash: string,
  published: PublishedAudit,
  hashes: MerkleHashes,
): VerifiedStep[] {
  const sums: Sums = new Map();
  const own = hashes.leaf(userHash, {
    index: leaf.balances.map(({ asset }) => tokens.indexOf(asset)),
    balances: leaf.balances.map(({ amount }) => amount),
    leafIndex: leaf.leafIndex,
  });
  const steps: VerifiedStep[] = [
    {
      kind: 'leaf',
      parts: [userHash],
      hash: own,
      published: leaf.hash,
      fault: own === leaf.hash ? add(sums, leaf.balances) : 'hash',
    },
  ];
  let at = leaf.hash;
  for (const { sibling, side, parent, balances } of leaf.path) {
    const parts = sibling === undefined ? [at] : side === 'L' ? [sibling, at] : [at, sibling];
    const hash = hashes.parent(parts[0]!, parts[1]);
    // What is no hash has no bytes of its own: it would pass for the sibling that a parent with one child does not have.
    const isSibling = sibling === undefined || hashFrom(sibling) !== undefined;
    steps.push({
      kind: 'parent',
      parts,
      hash,
      published: parent,
      fault: isSibling && hash === parent ? add(sums, balances) : 'hash',
    });
    at = parent;
  }
  const root = published.root.toLowerCase();
  const fault =
    at !== root ? 'hash' : differingTotals(amountsOf(sums), published.owed).length === 0 ? undefined : 'totals';
  return [...steps, { kind: 'root', parts: [], hash: at, published: root, fault }];
}

/** What was wrong with an amount; those that can be read are added all the same. */
function add(sums: Sums, amounts: readonly PublishedAmount[]): 'negative' | 'unreadable' | undefined {
  let fault: 'negative' | 'unreadable' | undefined;
  for (const { asset, amount } of amounts) {
    const exact = parseDecimal(amount);
    if (exact === undefined) fault = 'unreadable';
    else {
      if (exact.lt(zero)) fault ??= 'negative';
      sums.set(asset, (sums.get(asset) ?? zero).plus(exact));
    }
  }
  return fault;
}

const amountsOf = (sums: Sums): PublishedAmount[] =>
  [...sums].map(([asset, amount]) => ({ asset, amount: decimalText(amount) }));
