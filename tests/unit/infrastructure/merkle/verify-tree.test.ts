import { sha256 } from '@noble/hashes/sha2.js';
import { treeBytes, type MerkleNode, type MerkleTree } from '../../../../sandbox/services/reserves/merkle-messages';
import { merkleTree, userHash } from '../../../../sandbox/services/reserves/merkle-tree';
import { hex } from '../../../../src/domain/reserves/hex';
import { verifyTree } from '../../../../src/domain/reserves/tree-verification';
import { readTreeFile } from '../../../../src/infrastructure/merkle/tree-file-reader';
import { fc } from '../../../support/properties';

const at = 1_760_000_000_000;
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
const tree = merkleTree(holders, at);
const root = tree.nodes.find(({ parent }) => parent === undefined)!;
const one = hex(userHash(1, 'one', at));

const verified = (candidate: MerkleTree, user: string | undefined = one, published = hex(root.hash)) => {
  const file = readTreeFile(treeBytes(candidate));
  return file ? verifyTree(file, { root: published, userHash: user }, sha256, () => undefined) : { kind: 'malformed' };
};
const amounts = (rows: readonly { readonly asset: string; readonly amount: string }[]) =>
  Object.fromEntries(rows.map(({ asset, amount }) => [asset, amount]));

const isLeaf = ({ left, right }: MerkleNode) => left === undefined && right === undefined;
const isInner = (node: MerkleNode) => !isLeaf(node) && node.right !== undefined && node.parent !== undefined;
const changed = (which: (node: MerkleNode) => boolean, change: (node: MerkleNode) => MerkleNode): MerkleTree => {
  const place = tree.nodes.findIndex(which);
  return { ...tree, nodes: tree.nodes.map((node, index) => (index === place ? change(node) : node)) };
};
const withBalance = (node: MerkleNode, text: string): MerkleNode => ({
  ...node,
  balance: { ...node.balance, balances: [text, ...node.balance.balances.slice(1)] },
});
const flipped = (hash: Uint8Array): Uint8Array => hash.map((byte, place) => (place === 31 ? byte ^ 1 : byte));

describe('verifying a published tree', () => {
  it('finds the holder’s balances, and the totals of everybody', () => {
    const result = verified(tree, one.toUpperCase(), hex(root.hash).toUpperCase());
    if (result.kind !== 'sound' || !('own' in result)) throw new Error(result.kind);
    expect(amounts(result.own!.balances)).toEqual({ BTC: '1', USDT: '1000' });
    expect(amounts(result.totals)).toEqual({ BTC: '3', ETH: '5', USDT: '1250.000000000001' });
    expect(result.own!.leaves).toBeGreaterThanOrEqual(2);
    expect(result.leaves).toBe(tree.nodes.filter(isLeaf).length);
  });

  it('does not find somebody who is not in it, though the tree is sound', () => {
    expect(verified(tree, hex(userHash(4, 'four', at)))).toMatchObject({ kind: 'sound', own: undefined });
    // The right person, another audit.
    expect(verified(tree, hex(userHash(1, 'one', at + 1)))).toMatchObject({ kind: 'sound', own: undefined });
  });

  it('is the same whatever the order of the nodes', () => {
    expect(verified({ ...tree, nodes: [...tree.nodes].reverse() })).toEqual(verified(tree));
  });

  it('takes a tree of one leaf, and none of no leaf', () => {
    const single = merkleTree([{ uid: 9, applicationId: 'nine', balances: new Map([['BTC', 1n]]) }], at, () => 0);
    const top = single.nodes.find(({ parent }) => parent === undefined)!;
    expect(verified(single, hex(userHash(9, 'nine', at)), hex(top.hash))).toMatchObject({
      kind: 'sound',
      leaves: 1,
      totals: [{ asset: 'BTC', amount: '0.000000000001' }],
      own: { leaves: 1 },
    });
    expect(verified({ tokens: [], nodes: [] }).kind).toBe('malformed');
  });

  it('takes no other root than the published one', () => {
    expect(verified(tree, one, 'ab'.repeat(32))).toEqual({ kind: 'wrongRoot', hash: hex(root.hash) });
  });

  it('names the node whose hash does not follow from its children', () => {
    const swapped = changed(isInner, (node) => ({ ...node, left: node.right, right: node.left }));
    expect(verified(swapped)).toEqual({ kind: 'wrongPath', hash: hex(tree.nodes.find(isInner)!.hash) });
  });

  it('names the node whose sum was made smaller or larger, though no hash covers it', () => {
    for (const text of ['0.5', '3.000000000001', '3000000000000'])
      expect(
        verified(
          changed(
            (node) => node === root,
            (node) => withBalance(node, text),
          ),
        ),
      ).toEqual({ kind: 'wrongSums', hash: hex(root.hash) });
  });

  it('notices every leaf whose balance was changed by the smallest amount', () => {
    for (const leaf of tree.nodes.filter(isLeaf)) {
      const [text] = leaf.balance.balances;
      const other = text!.endsWith('1') ? `${text!.slice(0, -1)}2` : `${text!.slice(0, -1)}1`;
      const kind = verified(
        changed(
          (node) => node === leaf,
          (node) => withBalance(node, other),
        ),
      ).kind;
      expect(kind).toBe('wrongSums');
    }
  });

  it('refuses a balance below zero, and takes the zero that has a sign', () => {
    expect(verified(changed(isLeaf, (node) => withBalance(node, '-5'))).kind).toBe('negative');
    expect(verified(changed(isLeaf, (node) => withBalance(node, '-0.000000000000'))).kind).not.toBe('negative');
  });

  it.each([
    ['a node is missing', { ...tree, nodes: tree.nodes.slice(0, -1) }],
    ['there is no root', { ...tree, nodes: tree.nodes.filter((node) => node !== root) }],
    ['a node stands twice', { ...tree, nodes: [...tree.nodes, tree.nodes[1]!] }],
    ['a node’s hash is another', changed(isInner, (node) => ({ ...node, hash: flipped(node.hash) }))],
    ['a hash is too short', changed(isInner, (node) => ({ ...node, hash: node.hash.slice(1) }))],
    ['a child is another', changed(isInner, (node) => ({ ...node, left: flipped(node.left!) }))],
    ['a child stands twice', changed(isInner, (node) => ({ ...node, right: node.left }))],
    ['a parent is another', changed(isInner, (node) => ({ ...node, parent: flipped(node.parent!) }))],
    ['a leaf hangs under nobody', changed(isInner, (node) => ({ ...node, right: undefined }))],
    ['a balance is no number', changed(isLeaf, (node) => withBalance(node, 'much'))],
    ['a balance is nothing', changed(isLeaf, (node) => withBalance(node, ''))],
    ['a balance ends at its point', changed(isLeaf, (node) => withBalance(node, '5.'))],
    [
      'a balance has more decimals than can be counted',
      changed(isLeaf, (node) => withBalance(node, `0.${'1'.repeat(19)}`)),
    ],
    ['a token does not exist', { ...tree, tokens: [] }],
    ['the last token does not exist', { ...tree, tokens: tree.tokens.slice(0, -1) }],
    [
      'a leaf names a token twice',
      changed(
        (node) => isLeaf(node),
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
      'a token has no balance',
      changed(isLeaf, (node) => ({ ...node, balance: { ...node.balance, balances: node.balance.balances.slice(1) } })),
    ],
  ])('is no tree where %s', (_, candidate) => {
    expect(['malformed', 'wrongPath']).toContain(verified(candidate).kind);
  });

  it('is no tree where the file is something else, or cut off', () => {
    const bytes = treeBytes(tree);
    for (const end of [1, 40, bytes.length - 1]) expect(readTreeFile(bytes.slice(0, end))).toBeUndefined();
    expect(readTreeFile(new TextEncoder().encode('<!doctype html><p>Not found'))).toBeUndefined();
  });

  it('finds one changed bit wherever it is', () => {
    const bytes = treeBytes(tree);
    const sound = verified(tree);
    const totals = 'totals' in sound ? sound.totals.map(({ amount }) => amount) : [];
    const anyBit = fc.integer({ min: 0, max: bytes.length * 8 - 1 });
    const check = (bit: number): void => {
      const tampered = Uint8Array.from(bytes, (byte, place) => (place === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      const file = readTreeFile(tampered);
      const result = file && verifyTree(file, { root: hex(root.hash), userHash: one }, sha256, () => undefined);
      // A name of a token or somebody else's leaf number is covered by nobody's hash but their own.
      if (result?.kind === 'sound') expect(result.totals.map(({ amount }) => amount)).toEqual(totals);
    };
    fc.assert(fc.property(anyBit, check), { numRuns: 400 });
  });

  it('adds every decimal up exactly, whoever holds what', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 26n });
    const held = fc.array(fc.dictionary(fc.constantFrom('A', 'B', 'C'), units), { minLength: 1, maxLength: 9 });
    const check = (people: readonly Record<string, bigint>[]): void => {
      const each = people.map((balances, uid) => ({
        uid,
        applicationId: String(uid),
        balances: new Map(Object.entries(balances).filter(([, amount]) => amount > 0n)),
      }));
      if (each.every(({ balances }) => balances.size === 0)) return;
      const drawn = merkleTree(each, at);
      const top = drawn.nodes.find(({ parent }) => parent === undefined)!;
      const result = verified(drawn, hex(userHash(0, '0', at)), hex(top.hash));
      if (result.kind !== 'sound' || !('totals' in result)) throw new Error(result.kind);
      for (const asset of ['A', 'B', 'C']) {
        const sum = each.reduce((total, { balances }) => total + (balances.get(asset) ?? 0n), 0n);
        const found = result.totals.find((row) => row.asset === asset)?.amount ?? '0';
        const [whole, decimals = ''] = found.split('.');
        expect(BigInt(whole!) * coin + BigInt(decimals.padEnd(12, '0'))).toBe(sum);
      }
    };
    fc.assert(fc.property(held, check));
  });
});
