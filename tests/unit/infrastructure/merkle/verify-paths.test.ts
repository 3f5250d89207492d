import { balanceText, merkleTree, userHash } from '../../../../sandbox/services/reserves/merkle-tree';
import { hex, PublishedTree } from '../../../../sandbox/services/reserves/user-check';
import type { CheckedLeaf, UserCheck } from '../../../../src/domain/reserves/merkle-tree';
import { verifyPaths } from '../../../../src/domain/reserves/path-verification';
import { Sha256MerkleHashes } from '../../../../src/infrastructure/merkle/sha256-merkle-hashes';

const at = 1_760_000_000_000;
const coin = 10n ** 12n;
const holders = [
  { uid: 1, applicationId: 'one', balances: new Map([['USDT', 1_000n * coin]]) },
  { uid: 2, applicationId: 'two', balances: new Map([['USDT', 250n * coin + 1n]]) },
  { uid: 3, applicationId: 'three', balances: new Map([['BTC', 2n * coin]]) },
];
const tree = new PublishedTree(merkleTree(holders, at));
const hash = hex(userHash(1, 'one', at));
const published = {
  root: hex(tree.root.hash),
  owed: [
    { asset: 'BTC', amount: '2' },
    { asset: 'USDT', amount: '1250.000000000001' },
  ],
};
const amounts = (rows: readonly { readonly asset: string; readonly amount: bigint }[]) =>
  rows.map(({ asset, amount }) => ({ asset, amount: balanceText(amount) }));
const answer: UserCheck = (() => {
  const { leaves, tokens, root } = tree.check(userHash(1, 'one', at));
  return {
    found: true,
    auditId: '1',
    userHash: hash,
    root,
    tokens,
    balances: [],
    leaves: leaves.map((leaf) => ({
      leafIndex: leaf.leafIndex,
      hash: leaf.hash,
      balances: amounts(leaf.balances),
      path: leaf.path.map((step) => ({ ...step, sibling: step.hash, balances: amounts(step.balances) })),
    })),
  };
})();

const verify = (check: UserCheck, to = published, user = hash) =>
  verifyPaths(check, user, to, new Sha256MerkleHashes());
const withLeaf = (change: (leaf: CheckedLeaf) => CheckedLeaf): UserCheck => ({
  ...answer,
  leaves: [change(answer.leaves[0]!), ...answer.leaves.slice(1)],
});
const flipped = (text: string): string => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
const faults = (check: UserCheck, to = published) =>
  verify(check, to).leaves[0]!.steps.flatMap(({ fault }, step) => (fault ? [[step, fault]] : []));

describe('recomputing the way from a leaf to the root', () => {
  it('holds at every step, and adds the leaves up', () => {
    const result = verify(answer);
    expect(result.sound).toBe(true);
    expect(result.balances).toEqual([{ asset: 'USDT', amount: '1000' }]);
    const { steps } = result.leaves[0]!;
    expect(steps.map(({ kind }) => kind)).toEqual(['leaf', ...answer.leaves[0]!.path.map(() => 'parent'), 'root']);
    expect(steps.at(-1)).toMatchObject({ hash: published.root, published: published.root });
  });

  it('fails at the leaf of somebody else, and at a balance that was changed', () => {
    expect(verify(answer, published, 'ab'.repeat(32)).leaves[0]!.steps[0]!.fault).toBe('hash');
    const richer = withLeaf((leaf) => ({
      ...leaf,
      balances: leaf.balances.map(({ asset, amount }) => ({ asset, amount: flipped(amount) })),
    }));
    expect(faults(richer)[0]).toEqual([0, 'hash']);
    expect(verify(richer).balances).not.toEqual([{ asset: 'USDT', amount: '1000' }]);
  });

  it('takes nothing but a hash for a sibling: what has no bytes is not the sibling that is not there', () => {
    const leaves = new Sha256MerkleHashes();
    const alone = withLeaf((leaf) => ({
      ...leaf,
      path: [{ sibling: undefined, side: 'R', parent: leaves.parent(leaf.hash, undefined), balances: [] }],
    }));
    expect(verify(alone).leaves[0]!.steps[1]!.fault).toBeUndefined();
    for (const sibling of ['0', 'zz', '', 'ab'.repeat(31)]) {
      const added = withLeaf((leaf) => ({
        ...leaf,
        path: alone.leaves[0]!.path.map((step) => ({ ...step, sibling })),
      }));
      expect(faults(added)[0]).toEqual([1, 'hash']);
    }
  });

  it('says which step fails when a sibling is another', () => {
    for (const [place, step] of answer.leaves[0]!.path.entries()) {
      const tampered = withLeaf((leaf) => ({
        ...leaf,
        path: leaf.path.map((each) =>
          each === step ? { ...each, sibling: flipped(each.sibling ?? '0'.repeat(64)) } : each,
        ),
      }));
      expect(faults(tampered)[0]).toEqual([place + 1, 'hash']);
      expect(faults(tampered).filter(([, fault]) => fault === 'hash')).toHaveLength(1);
    }
  });

  it('fails at the root when another was published', () => {
    expect(faults(answer, { ...published, root: flipped(published.root) }).map(([, fault]) => fault)).toEqual(['hash']);
    expect(verify(answer, { ...published, root: published.root.toUpperCase() }).sound).toBe(true);
  });

  it('refuses a balance below zero beside the way, and sums that are not what is owed', () => {
    const place = answer.leaves[0]!.path.findIndex(({ balances }) => balances.length > 0);
    const hidden = withLeaf((leaf) => ({
      ...leaf,
      path: leaf.path.map((step, index) =>
        index === place ? { ...step, balances: [{ asset: 'USDT', amount: '-1' }] } : step,
      ),
    }));
    expect(faults(hidden)[0]).toEqual([place + 1, 'negative']);
    expect(faults(answer, { ...published, owed: [{ asset: 'USDT', amount: '1' }] })).toEqual([
      [answer.leaves[0]!.path.length + 1, 'totals'],
    ]);
  });

  it('proves nothing where there is no leaf', () => {
    expect(verify({ ...answer, found: false, leaves: [] })).toEqual({ balances: [], leaves: [], sound: false });
  });
});
