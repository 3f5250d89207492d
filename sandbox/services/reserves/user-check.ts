import type { Units } from '../../engine/model/units';
import { balanceVectorBytes, type MerkleNode, type MerkleTree } from './merkle-messages';
import { balanceUnits, sha256 } from './merkle-tree';

export interface PathStep {
  /** The sibling's; a parent with one child has none. */
  readonly hash: string | undefined;
  readonly side: 'L' | 'R';
  readonly parent: string;
  /** The sibling's. */
  readonly balances: readonly AssetAmount[];
}

export interface AssetAmount {
  readonly asset: string;
  readonly amount: Units;
}

export interface FoundLeaf {
  readonly leafIndex: number;
  readonly hash: string;
  readonly balances: readonly AssetAmount[];
  /** From the leaf up. */
  readonly path: readonly PathStep[];
}

export interface UserCheck {
  readonly leaves: readonly FoundLeaf[];
  readonly assets: readonly AssetAmount[];
  readonly root: string;
  /** Of the whole tree, in the order of their numbers. */
  readonly tokens: readonly string[];
}

/** One published tree, ready to be asked. */
export class PublishedTree {
  readonly #byHash: ReadonlyMap<string, MerkleNode>;
  readonly root: MerkleNode;

  constructor(private readonly tree: MerkleTree) {
    this.#byHash = new Map(tree.nodes.map((node) => [hex(node.hash), node]));
    this.root = tree.nodes.find(({ parent }) => parent === undefined)!;
  }

  /** The leaves that are made with a user hash; none when the holder is not in the tree. */
  check(userHash: Uint8Array): UserCheck {
    const leaves = this.tree.nodes.filter(
      ({ hash, balance }) =>
        balance.leafIndex !== undefined && hex(sha256(userHash, balanceVectorBytes(balance))) === hex(hash),
    );
    const sums = new Map<string, Units>();
    for (const { asset, amount } of leaves.flatMap((leaf) => this.#amounts(leaf)))
      sums.set(asset, (sums.get(asset) ?? 0n) + amount);
    return {
      leaves: leaves.map((leaf) => ({
        leafIndex: leaf.balance.leafIndex!,
        hash: hex(leaf.hash),
        balances: this.#amounts(leaf),
        path: this.#pathOf(leaf),
      })),
      assets: [...sums].map(([asset, amount]) => ({ asset, amount })),
      root: hex(this.root.hash),
      tokens: this.tree.tokens,
    };
  }

  #pathOf(leaf: MerkleNode): PathStep[] {
    const path: PathStep[] = [];
    for (let node = leaf; node.parent !== undefined;) {
      const parent = this.#byHash.get(hex(node.parent))!;
      const isLeft = hex(parent.left!) === hex(node.hash);
      const sibling = isLeft ? parent.right : parent.left;
      path.push({
        hash: sibling && hex(sibling),
        side: isLeft ? 'R' : 'L',
        parent: hex(parent.hash),
        balances: sibling ? this.#amounts(this.#byHash.get(hex(sibling))!) : [],
      });
      node = parent;
    }
    return path;
  }

  #amounts({ balance }: MerkleNode): AssetAmount[] {
    return balance.index.map((token, place) => ({
      asset: this.tree.tokens[token]!,
      amount: balanceUnits(balance.balances[place]!),
    }));
  }
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
