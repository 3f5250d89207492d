import { treeBytes } from '../../../sandbox/services/reserves/merkle-messages';
import { merkleTree, userHash } from '../../../sandbox/services/reserves/merkle-tree';
import { seededRandom } from '../../../sandbox/shared/random';
import { hex } from '../../../src/domain/reserves/hex';

const at = 1_760_000_000_000;
const tokens = ['BTC', 'ETH', 'SOL', 'USDC', 'USDT', 'WOO', 'XRP', 'DOGE', 'ADA', 'LINK'];

/** The published tree of so many people that it has about `leaves` leaves, each holding one to four of ten tokens. */
export function largeTree(leaves: number) {
  const { next } = seededRandom(7);
  const below = (bound: number): number => Math.floor(next() * bound);
  // A holder is cut into three and a half leaves on average.
  const holders = Array.from({ length: Math.ceil(leaves / 3.5) }, (_, uid) => ({
    uid,
    applicationId: `holder-${uid}`,
    balances: new Map(
      Array.from({ length: 1 + below(4) }, () => [tokens[below(tokens.length)]!, BigInt(1 + below(2 ** 47))]),
    ),
  }));
  const tree = merkleTree(holders, at, below);
  const root = tree.nodes.find(({ parent }) => parent === undefined)!;
  return {
    file: Uint8Array.from(treeBytes(tree)),
    root: hex(root.hash),
    totals: root.balance.index.map((token, place) => [tree.tokens[token]!, root.balance.balances[place]!] as const),
    userHash: hex(userHash(0, 'holder-0', at)),
    leaves: tree.nodes.filter(({ left, right }) => !left && !right).length,
  };
}
