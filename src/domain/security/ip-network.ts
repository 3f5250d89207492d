/** An address, or all that begin as it does. */
export interface IpNetwork {
  /** Of the version: an address has so many. */
  readonly bits: 32 | 128;
  /** The first address; whatever comes after the prefix is nothing. */
  readonly first: bigint;
  /** How many bits all of its addresses share. */
  readonly prefix: number;
}

/** Who can come from an address: anybody, this machine, a network of one's own, or nobody. */
type IpReach = 'public' | 'machine' | 'ownNetwork' | 'nobody';

const fourParts = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::1`, `2001:db8::/32`; `undefined` for whatever else was typed. */
export function ipNetwork(entry: string): IpNetwork | undefined {
  const [address = '', typed, ...more] = entry.split('/');
  const bits = fourParts.test(address) ? 32 : 128;
  const number = bits === 32 ? numberOf(address.split('.').map(Number), 8n) : sixthVersion(address);
  const prefix = typed === undefined ? bits : /^\d{1,3}$/.test(typed) ? Number(typed) : Infinity;
  if (number === undefined || more.length > 0 || prefix > bits) return undefined;
  // An address of the fourth version in the words of the sixth.
  if (bits === 128 && prefix >= 96 && number >> 32n === 0xffffn) return network(32, number & 0xffff_ffffn, prefix - 96);
  return network(bits, number, prefix);
}

/** As the exchange keeps it: `203.0.113.9/24` is `203.0.113.0/24`, and a range of one address is the address. */
export function ipText({ bits, first, prefix }: IpNetwork): string {
  const address = bits === 32 ? partsOf(first, 4, 8n).join('.') : plainSixth(partsOf(first, 8, 16n));
  return prefix === bits ? address : `${address}/${prefix}`;
}

/** By the first address of a range. */
export function reachOf({ bits, first }: IpNetwork): IpReach {
  const found = special.find(
    ([known]) =>
      known.bits === bits && first >> BigInt(bits - known.prefix) === known.first >> BigInt(bits - known.prefix),
  );
  return found?.[1] ?? 'public';
}

function network(bits: 32 | 128, number: bigint, prefix: number): IpNetwork {
  const rest = BigInt(bits - prefix);
  return { bits, first: (number >> rest) << rest, prefix };
}

function numberOf(parts: readonly number[], width: bigint): bigint {
  return parts.reduce((sum, part) => (sum << width) + BigInt(part), 0n);
}

function partsOf(number: bigint, count: number, width: bigint): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    Number((number >> (BigInt(count - 1 - index) * width)) & ((1n << width) - 1n)),
  );
}

function sixthVersion(address: string): bigint | undefined {
  if (!/^[\da-f:.]+$/i.test(address) || !address.includes(':')) return undefined;
  const plain = hostOf(address);
  if (plain === undefined) return undefined;
  const [head = '', tail] = plain.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  return numberOf([...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after], 16n);
}

function groups(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function plainSixth(parts: readonly number[]): string {
  return hostOf(parts.map((part) => part.toString(16)).join(':'))!;
}

/** In its shortest form. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(`http://[${address}]/`).hostname.slice(1, -1);
  } catch {
    return undefined;
  }
}

/** The first that fits counts. */
const special = (
  [
    ['0.0.0.0/8', 'nobody'],
    ['127.0.0.0/8', 'machine'],
    ['10.0.0.0/8', 'ownNetwork'],
    ['172.16.0.0/12', 'ownNetwork'],
    ['192.168.0.0/16', 'ownNetwork'],
    ['169.254.0.0/16', 'ownNetwork'],
    ['100.64.0.0/10', 'ownNetwork'],
    ['224.0.0.0/3', 'nobody'],
    ['::1', 'machine'],
    ['::/80', 'nobody'],
    ['fc00::/7', 'ownNetwork'],
    ['fe80::/10', 'ownNetwork'],
    ['ff00::/8', 'nobody'],
  ] as const
).map(([entry, reach]): readonly [IpNetwork, IpReach] => [ipNetwork(entry)!, reach]);
