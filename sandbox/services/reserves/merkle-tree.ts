import { createHash, randomInt } from 'node:crypto';
import { unitDecimals, type Units, unitsFromText } from '../../engine/model/units';
import {
  balanceVectorBytes,
  userHashBytes,
  type BalanceVector,
  type MerkleNode,
  type MerkleTree,
} from './merkle-messages';

/** What an account is owed at the moment of an audit, by asset; everything above zero. */
export interface Holder {
  readonly uid: number;
  readonly applicationId: string;
  readonly balances: ReadonlyMap<string, Units>;
}

/** A whole number from 0 up to, not including, its argument. */
export type RandomBelow = (bound: number) => number;

type Sums = ReadonlyMap<number, Units>;

interface Draft {
  readonly hash: Uint8Array;
  readonly left: Uint8Array | undefined;
  readonly right: Uint8Array | undefined;
  parent: Uint8Array | undefined;
  readonly sums: Sums;
  readonly leafIndex: number | undefined;
}

export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

export function userHash(uid: number, applicationId: string, auditAt: number): Uint8Array {
  return sha256(userHashBytes(uid, applicationId, auditAt));
}

/** Always with all decimals: the published checker takes "4.0" and "4.00" for different sums. */
export function balanceText(units: Units): string {
  const digits = units.toString().padStart(unitDecimals + 1, '0');
  return `${digits.slice(0, -unitDecimals)}.${digits.slice(-unitDecimals)}`;
}

export function balanceUnits(text: string): Units {
  return unitsFromText(text);
}

/**
 * The tree of an audit: each holder's balances are cut into some leaves at random places, all leaves lie on one
 * level, and where there are too few of them a parent has one child. @param holders not empty
 */
export function merkleTree(holders: readonly Holder[], auditAt: number, random: RandomBelow = randomInt): MerkleTree {
  const tokens = [...new Set(holders.flatMap(({ balances }) => [...balances.keys()]))].sort();
  const numbers = new Map(tokens.map((token, number) => [token, number]));
  const shares = holders.flatMap((holder) => {
    const user = userHash(holder.uid, holder.applicationId, auditAt);
    const numbered = new Map([...holder.balances].map(([token, amount]) => [numbers.get(token)!, amount]));
    return cut(numbered, random).map((sums) => ({ user, sums }));
  });
  const leaves: Draft[] = shuffled(shares, random).map(({ user, sums }, leafIndex) => ({
    hash: sha256(user, balanceVectorBytes(vectorOf(sums, leafIndex))),
    left: undefined,
    right: undefined,
    parent: undefined,
    sums,
    leafIndex,
  }));
  const levels = [leaves];
  for (let level = leaves; level.length > 1 || levels.length === 1;)
    levels.push((level = parentsOf(level, levels.length === 1)));
  return { tokens, nodes: levels.reverse().flatMap((level) => level.map(published)) };
}

/** Above the leaves there is a power of two; each of these parents has a first child before any has a second. */
function parentsOf(children: readonly Draft[], ofLeaves: boolean): Draft[] {
  const count = ofLeaves ? 2 ** Math.max(0, Math.ceil(Math.log2(children.length)) - 1) : children.length / 2;
  const pairs = children.length - count;
  const parents: Draft[] = [];
  let next = 0;
  for (let place = 0; place < count; place += 1) {
    const left = children[next++]!;
    const right = place < pairs ? children[next++] : undefined;
    const hash = right ? sha256(left.hash, right.hash) : sha256(left.hash);
    left.parent = hash;
    if (right) right.parent = hash;
    parents.push({
      hash,
      left: left.hash,
      right: right?.hash,
      parent: undefined,
      sums: right ? added(left.sums, right.sums) : left.sums,
      leafIndex: undefined,
    });
  }
  return parents;
}

/** Into two to five parts, so that no leaf shows what an account holds. */
function cut(balances: Sums, random: RandomBelow): Sums[] {
  const parts = Array.from({ length: 2 + random(4) }, () => new Map<number, Units>());
  for (const [token, amount] of [...balances].sort(([a], [b]) => a - b)) {
    let left = amount;
    parts.forEach((part, place) => {
      const share = place === parts.length - 1 ? left : (left * BigInt(random(1_000_000))) / 1_000_000n;
      if (share > 0n) part.set(token, share);
      left -= share;
    });
  }
  return parts.filter((part) => part.size > 0);
}

function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const result = [...items];
  for (let place = result.length - 1; place > 0; place -= 1) {
    const other = random(place + 1);
    [result[place], result[other]] = [result[other]!, result[place]!];
  }
  return result;
}

function added(left: Sums, right: Sums): Sums {
  const sums = new Map(left);
  for (const [token, amount] of right) sums.set(token, (sums.get(token) ?? 0n) + amount);
  return sums;
}

function vectorOf(sums: Sums, leafIndex: number | undefined): BalanceVector {
  const entries = [...sums].sort(([a], [b]) => a - b);
  return {
    index: entries.map(([token]) => token),
    balances: entries.map(([, amount]) => balanceText(amount)),
    leafIndex,
  };
}

function published({ hash, left, right, parent, sums, leafIndex }: Draft): MerkleNode {
  return { hash, left, right, parent, balance: vectorOf(sums, leafIndex) };
}
