import { type IpNetwork, ipNetwork, ipText, reachOf } from './ip-network';

/** Addresses and ranges that a key may be bound to. */
export const longestIpList = 20;

type IpListFault = 'notAnAddress' | 'notPublic' | 'tooWide' | 'tooWideToWithdraw' | 'repeated' | 'tooMany';

interface IpListProblem {
  readonly fault: IpListFault;
  /** As it was typed; empty where the list as a whole is at fault. */
  readonly entry: string;
}

interface IpListUse {
  /** Money can leave by the key. */
  readonly withdraws?: boolean;
  /**
   * The address that its owner calls from, where it is known. An exchange that is reached over a network of one's own
   * sees addresses of it; any other never does.
   */
  readonly here?: string | undefined;
}

/** A range wider than this is hardly a limit; the exchange refuses it. */
const shortestPrefix = 8;
/** What one network of a house or an office has. */
const shortestToWithdraw = { 32: 24, 128: 64 } as const;

/** What was typed, one entry a line or with commas between them. */
export function ipEntries(typed: string): readonly string[] {
  return typed.split(/[\s,;]+/).filter((entry) => entry !== '');
}

/** As they are kept: ranges by their first address, and each in its shortest form. */
export function plainIpList(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => {
    const network = ipNetwork(entry);
    return network ? ipText(network) : entry;
  });
}

/** All that is wrong with a list; nothing when it can be sent. An empty list is no limit and is not wrong. */
export function ipListProblems(entries: readonly string[], use: IpListUse = {}): readonly IpListProblem[] {
  const plain = plainIpList(entries);
  const wrong = entries.flatMap((entry, index): readonly IpListProblem[] => {
    const fault = entryFault(entry, use) ?? (plain.indexOf(plain[index]!) < index ? 'repeated' : undefined);
    return fault ? [{ fault, entry }] : [];
  });
  return entries.length > longestIpList ? [...wrong, { fault: 'tooMany', entry: '' }] : wrong;
}

/** Whether it takes knowing where its owner calls from to judge a list. */
export function namesOwnNetwork(entries: readonly string[]): boolean {
  return entries.some((entry) => {
    const network = ipNetwork(entry);
    return network !== undefined && isLocal(network);
  });
}

function entryFault(entry: string, { withdraws = false, here }: IpListUse): IpListFault | undefined {
  const network = ipNetwork(entry);
  if (!network) return 'notAnAddress';
  const { bits, prefix } = network;
  const tooWide = withdraws && prefix < shortestToWithdraw[bits] ? 'tooWideToWithdraw' : undefined;
  if (prefix < shortestPrefix) return tooWide ?? 'tooWide';
  const from = here === undefined ? undefined : ipNetwork(here);
  if (reachOf(network) === 'nobody') return 'notPublic';
  if (isLocal(network) && from && reachOf(from) !== reachOf(network)) return 'notPublic';
  return tooWide;
}

function isLocal(network: IpNetwork): boolean {
  const reach = reachOf(network);
  return reach === 'machine' || reach === 'ownNetwork';
}
