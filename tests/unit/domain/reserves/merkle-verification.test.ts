import { treeBytes } from '../../../../sandbox/services/reserves/merkle-messages';
import { merkleTree, userHash } from '../../../../sandbox/services/reserves/merkle-tree';
import { hex } from '../../../../sandbox/services/reserves/user-check';
import type { MerkleNode, MerkleTree } from '../../../../src/domain/reserves/merkle-tree';
import { verifyPath, verifyTree } from '../../../../src/domain/reserves/merkle-verification';
import { decimalText } from '../../../../src/domain/shared/decimal';
import { treeFromFile } from '../../../../src/infrastructure/rest/reserves/merkle-file';
import { WebCryptoMerkleHashes } from '../../../../src/infrastructure/rest/reserves/web-crypto-merkle-hashes';

const at = 1_760_000_000_000;
const hashes = new WebCryptoMerkleHashes();
const coin = 10n ** 12n;
const holders = [
  {
    uid: 1,
    applicationId: 'one',
    balances: new Map([
      ['BTC', coin],
      ['USDT', 1_000n * coin],
    ]),
  },
  { uid: 2, applicationId: 'two', balances: new Map([['USDT', 250n * coin + 1n]]) },
  {
    uid: 3,
    applicationId: 'three',
    balances: new Map([
      ['BTC', 2n * coin],
      ['ETH', 5n * coin],
    ]),
  },
];
/** A real published tree, read by the client's own reader. */
const tree = treeFromFile(treeBytes(merkleTree(holders, at)))!;
const root = tree.nodes.find(({ parent }) => parent === undefined)!;
const one = hex(userHash(1, 'one', at));

const isLeaf = ({ left, right }: MerkleNode) => left === undefined && right === undefined;
const changed = (which: (node: MerkleNode) => boolean, change: (node: MerkleNode) => MerkleNode): MerkleTree => {
  const place = tree.nodes.findIndex(which);
  return { ...tree, nodes: tree.nodes.map((node, index) => (index === place ? change(node) : node)) };
};
const withBalance = (node: MerkleNode, text: string): MerkleNode => ({
  ...node,
  balance: { ...node.balance, balances: [text, ...node.balance.balances.slice(1)] },
});
const kindOf = async (tampered: MerkleTree, user = one, published = root.hash) =>
  (await verifyTree(tampered, user, published, hashes)).kind;

describe('verifying a published tree', () => {
  it('finds the holder’s balances, and the totals of everybody', async () => {
    const result = await verifyTree(tree, one.toUpperCase(), root.hash.toUpperCase(), hashes);
    if (result.kind !== 'included') throw new Error(result.kind);
    const texts = (rows: typeof result.balances) =>
      Object.fromEntries(rows.map(({ asset, amount }) => [asset, decimalText(amount)]));
    expect(texts(result.balances)).toEqual({ BTC: '1', USDT: '1000' });
    expect(texts(result.totals)).toEqual({ BTC: '3', ETH: '5', USDT: '1250.000000000001' });
    expect(result.leaves).toBeGreaterThanOrEqual(2);
  });

  it('does not call a tree fine for somebody who is not in it', async () => {
    expect(await kindOf(tree, hex(userHash(4, 'four', at)))).toBe('notIncluded');
    // The right person, another audit.
    expect(await kindOf(tree, hex(userHash(1, 'one', at + 1)))).toBe('notIncluded');
  });

  it('takes no other root than the published one', async () => {
    expect(await kindOf(tree, one, 'ab'.repeat(32))).toBe('wrongRoot');
  });

  it('notices a hash that does not follow from its children', async () => {
    const inner = (node: MerkleNode) => !isLeaf(node) && node.right !== undefined && node.parent !== undefined;
    expect(await kindOf(changed(inner, (node) => ({ ...node, left: node.right, right: node.left })))).toBe('wrongPath');
  });

  it('notices a sum that was made smaller, though no hash covers it', async () => {
    expect(
      await kindOf(
        changed(
          (node) => node === root,
          (node) => withBalance(node, '0.5'),
        ),
      ),
    ).toBe('wrongSums');
  });

  it('notices a leaf whose balances were changed: its owner is not found any more', async () => {
    const own = tree.nodes.filter(isLeaf);
    const kinds = new Set<string>();
    for (const leaf of own)
      kinds.add(
        await kindOf(
          changed(
            (node) => node === leaf,
            (node) => withBalance(node, '0.000000000001'),
          ),
        ),
      );
    expect(kinds).toEqual(new Set(['wrongSums']));
  });

  it('notices a balance below zero', async () => {
    expect(await kindOf(changed(isLeaf, (node) => withBalance(node, '-5')))).toBe('negative');
  });

  it.each([
    ['a node is missing', { ...tree, nodes: tree.nodes.slice(0, -1) }],
    ['there is no root', { ...tree, nodes: tree.nodes.filter((node) => node !== root) }],
    ['a node stands twice', { ...tree, nodes: [...tree.nodes, tree.nodes[1]!] }],
    ['a balance is no number', changed(isLeaf, (node) => withBalance(node, 'much'))],
    ['a token does not exist', { ...tree, tokens: [] }],
    ['the last token does not exist', { ...tree, tokens: tree.tokens.slice(0, -1) }],
    [
      'a token has no number',
      changed(isLeaf, (node) => ({ ...node, balance: { ...node.balance, index: node.balance.index.map(() => -1) } })),
    ],
    [
      'a leaf names a token twice',
      changed(
        (node) => isLeaf(node) && node.balance.index.length > 0,
        (node) => ({
          ...node,
          balance: {
            ...node.balance,
            index: [...node.balance.index, node.balance.index[0]!],
            balances: [...node.balance.balances, node.balance.balances[0]!],
          },
        }),
      ),
    ],
    [
      'a balance belongs to no token',
      changed(isLeaf, (node) => ({
        ...node,
        balance: { ...node.balance, balances: [...node.balance.balances, '0'] },
      })),
    ],
    [
      'a node has a right child only',
      changed(
        (node) => node === root,
        (node) => ({ ...node, left: undefined }),
      ),
    ],
    [
      'a child names another parent',
      changed(
        (node) => node.hash === root.right,
        (node) => ({ ...node, parent: 'ef'.repeat(32) }),
      ),
    ],
    ['it is empty', { tokens: [], nodes: [] }],
    [
      'something hangs beside the tree',
      {
        ...tree,
        nodes: [
          ...tree.nodes,
          {
            hash: 'cd'.repeat(32),
            left: undefined,
            right: undefined,
            parent: 'ef'.repeat(32),
            balance: { index: [], balances: [], leafIndex: 99 },
          },
        ],
      },
    ],
  ])('calls it no tree when %s', async (_what, broken: MerkleTree) => {
    expect(await kindOf(broken)).toBe('malformed');
  });

  it('follows the way of a leaf to the published root, whichever side it stands on', async () => {
    const byHash = new Map(tree.nodes.map((node) => [node.hash, node]));
    for (const leaf of tree.nodes.filter(isLeaf)) {
      const path: { sibling: string | undefined; side: 'L' | 'R' }[] = [];
      for (let node = leaf; node.parent !== undefined; node = byHash.get(node.parent)!) {
        const { left, right } = byHash.get(node.parent)!;
        path.push(left === node.hash ? { sibling: right, side: 'R' } : { sibling: left, side: 'L' });
      }
      const checked = { leafIndex: 0, hash: leaf.hash, path };
      expect(await verifyPath(checked, root.hash.toUpperCase(), hashes)).toBe(true);
      expect(await verifyPath(checked, 'ab'.repeat(32), hashes)).toBe(false);
      const turned = path.map(({ sibling, side }) => ({
        sibling,
        side: side === 'L' ? ('R' as const) : ('L' as const),
      }));
      expect(await verifyPath({ ...checked, path: turned }, root.hash, hashes)).toBe(false);
      expect(await verifyPath({ ...checked, path: path.slice(1) }, root.hash, hashes)).toBe(false);
    }
  });

  it('reads no tree from a file that is none', () => {
    expect(treeFromFile(Uint8Array.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f]))).toBeUndefined();
  });
});
