/** A balance vector as published (protocol 6.1). */
export interface BalanceVector {
  /** Token numbers, ascending. */
  readonly index: readonly number[];
  /** Decimal texts as published: leaves are hashed over them. */
  readonly balances: readonly string[];
  /** Leaves only. */
  readonly leafIndex: number | undefined;
}

/** Hashing by the rules of the published format, whoever computes it. All hashes in hex. */
export interface MerkleHashes {
  /** SHA-256 of the user hash and the bytes of the vector. */
  leaf(userHash: string, vector: BalanceVector): string;
  /** SHA-256 of both children's hashes, or of the one there is. */
  parent(left: string, right: string | undefined): string;
}

/** A decimal text: as it was published, or as it travels between the page and what counts beside it. */
export interface PublishedAmount {
  readonly asset: string;
  readonly amount: string;
}

export interface PathStep {
  /** Hash of the sibling; absent for a parent with one child. */
  readonly sibling: string | undefined;
  /** Where the sibling stands. */
  readonly side: 'L' | 'R';
  /** Hash of the parent that the step leads to. */
  readonly parent: string;
  /** The sibling's. */
  readonly balances: readonly PublishedAmount[];
}

export interface CheckedLeaf {
  readonly leafIndex: number;
  readonly hash: string;
  readonly balances: readonly PublishedAmount[];
  readonly path: readonly PathStep[];
}

/** What the exchange answers for a user hash: the leaves with their ways to the root. */
export interface UserCheck {
  readonly found: boolean;
  readonly auditId: string;
  readonly userHash: string;
  readonly root: string;
  /** Of the whole tree, in the order of their numbers. */
  readonly tokens: readonly string[];
  readonly balances: readonly PublishedAmount[];
  readonly leaves: readonly CheckedLeaf[];
}
