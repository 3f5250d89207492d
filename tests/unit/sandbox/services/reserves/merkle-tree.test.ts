import { fc } from '../../../../support/properties';
import {
  balanceVectorBytes,
  treeBytes,
  treeFromBytes,
  userHashBytes,
} from '../../../../../sandbox/services/reserves/merkle-messages';
import {
  balanceUnits,
  merkleTree,
  sha256,
  userHash,
  type Holder,
} from '../../../../../sandbox/services/reserves/merkle-tree';
import { hex, PublishedTree } from '../../../../../sandbox/services/reserves/user-check';

const uid = 10001;
const nonce = '11111111-2222-3333-4444-555555555555';
const at = 1_700_000_000_000;

const holder = (number: number, balances: Record<string, bigint>): Holder => ({
  uid: number,
  applicationId: `application-${number}`,
  balances: new Map(Object.entries(balances)),
});

const holders = fc
  .array(
    fc.dictionary(fc.constantFrom('BTC', 'ETH', 'USDT', 'WOO'), fc.bigInt({ min: 1n, max: 10n ** 24n }), {
      minKeys: 1,
      maxKeys: 4,
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map((balances, place) => holder(place + 1, balances)));

describe('the published format', () => {
  it('hashes a user as the format’s vector says', () => {
    expect(hex(userHashBytes(uid, nonce, at))).toBe(
      '08914e122431313131313131312d323232322d333333332d343434342d3535353535353535353535351880d095ffbc31',
    );
    expect(hex(userHash(uid, nonce, at))).toBe('c3951658b165227c1f6d302ba78add9051b327e5abfd96834400a68fa1246fd3');
  });

  it('hashes leaves and their parent as the format’s vectors say', () => {
    const first = balanceVectorBytes({ index: [0, 2], balances: ['1.5', '200.25'], leafIndex: 0 });
    const second = balanceVectorBytes({ index: [2], balances: ['49.75'], leafIndex: 1 });
    expect([hex(first), hex(second)]).toEqual(['0a0200021203312e3512063230302e32351800', '0a0102120534392e37351801']);
    const leaves = [first, second].map((vector) => sha256(userHash(uid, nonce, at), vector));
    expect(leaves.map(hex)).toEqual([
      '69698587e3610c7214e2a7278600e4fe9170c9373fbb75f99346cb04c5f4c2f4',
      '5bbba689d6580bea96f4e9df1fb98af92f06df5f351589367e95c90cce4d141e',
    ]);
    expect(hex(sha256(leaves[0]!, leaves[1]!))).toBe(
      '0c2f73349d1d656e763c6308221e72f489feb59ca54d262fa76c508c04896367',
    );
  });

  it('is read back as it was written', () => {
    const tree = merkleTree([holder(1, { BTC: 5n, USDT: 7n })], at);
    expect(treeFromBytes(treeBytes(tree))).toEqual(tree);
  });
});

describe('the tree of an audit', () => {
  it('holds every holder’s balances to the last unit, and their sum at the root', () => {
    fc.assert(
      fc.property(holders, (all) => {
        const published = new PublishedTree(treeFromBytes(treeBytes(merkleTree(all, at))));
        const total = new Map<string, bigint>();
        for (const { uid: number, applicationId, balances } of all) {
          const { assets } = published.check(userHash(number, applicationId, at));
          expect(new Map(assets.map(({ asset, amount }) => [asset, amount]))).toEqual(new Map(balances));
          for (const [asset, amount] of balances) total.set(asset, (total.get(asset) ?? 0n) + amount);
        }
        const { tokens } = merkleTree(all, at);
        const { index, balances } = published.root.balance;
        expect(new Map(index.map((token, place) => [tokens[token]!, balanceUnits(balances[place]!)]))).toEqual(total);
      }),
      { numRuns: 60 },
    );
  });

  it('has all leaves on one level, above them a full tree, and hashes that follow from below', () => {
    fc.assert(
      fc.property(holders, (all) => {
        const { nodes } = merkleTree(all, at);
        const byHash = new Map(nodes.map((node) => [hex(node.hash), node]));
        const depths = new Set<number>();
        for (const node of nodes) {
          if (node.balance.leafIndex === undefined) {
            expect(hex(node.hash)).toBe(hex(node.right ? sha256(node.left!, node.right) : sha256(node.left!)));
            continue;
          }
          let depth = 0;
          for (let up = node; up.parent; up = byHash.get(hex(up.parent))!) depth += 1;
          depths.add(depth);
        }
        expect(depths.size).toBe(1);
        expect(nodes.filter(({ parent }) => parent === undefined)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it('does not know a holder who is not in it', () => {
    const published = new PublishedTree(merkleTree([holder(1, { BTC: 5n })], at));
    expect(published.check(userHash(2, 'application-2', at)).leaves).toEqual([]);
    // The hash of another audit is another hash.
    expect(published.check(userHash(1, 'application-1', at + 1)).leaves).toEqual([]);
  });
});
