/** A tree of an audit as published (protocol 6.1); hashes in hex. */
export interface BalanceVector {
  /** Token numbers, ascending. */
  readonly index: readonly number[];
  /** Decimal texts as published: leaves are hashed over them. */
  readonly balances: readonly string[];
  /** Leaves only. */
  readonly leafIndex: number | undefined;
}

export interface MerkleNode {
  readonly hash: string;
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly parent: string | undefined;
  readonly balance: BalanceVector;
}

export interface MerkleTree {
  readonly tokens: readonly string[];
  readonly nodes: readonly MerkleNode[];
}

/** Hashing by the rules of the published format, whoever computes it. All hashes in hex. */
export interface MerkleHashes {
  /** SHA-256 of the user hash and the bytes of the vector. */
  leaf(userHash: string, vector: BalanceVector): Promise<string>;
  /** SHA-256 of both children's hashes, or of the one there is. */
  parent(left: string, right: string | undefined): Promise<string>;
}

/** What the exchange answers for a user hash: the leaves with their ways to the root. */
export interface PathStep {
  /** Hash of the sibling; absent for a parent with one child. */
  readonly sibling: string | undefined;
  /** Where the sibling stands. */
  readonly side: 'L' | 'R';
}

export interface CheckedLeaf {
  readonly leafIndex: number;
  readonly hash: string;
  readonly path: readonly PathStep[];
}

export interface UserCheck {
  readonly found: boolean;
  readonly auditId: string;
  readonly userHash: string;
  readonly root: string;
  readonly balances: readonly { readonly asset: string; readonly amount: string }[];
  readonly leaves: readonly CheckedLeaf[];
}
