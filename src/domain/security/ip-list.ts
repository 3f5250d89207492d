/** Addresses and ranges that a key may be bound to. */
export const longestIpList = 20;

export type IpListFault = 'notAnAddress' | 'tooWide' | 'repeated' | 'tooMany';

export interface IpListProblem {
  readonly fault: IpListFault;
  /** As it was typed; empty where the list as a whole is at fault. */
  readonly entry: string;
}

/** A range wider than this is hardly a limit; the exchange refuses it. */
const shortestPrefix = 8;

const fourParts = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** What was typed, one entry a line or with commas between them. */
export function ipEntries(typed: string): readonly string[] {
  return typed.split(/[\s,;]+/).filter((entry) => entry !== '');
}

/** All that is wrong with a list; nothing when it can be sent. An empty list is no limit and is not wrong. */
export function ipListProblems(entries: readonly string[]): readonly IpListProblem[] {
  const small = entries.map((entry) => entry.toLowerCase());
  const wrong = entries.flatMap((entry, index): readonly IpListProblem[] => {
    const fault = entryFault(entry) ?? (small.indexOf(small[index]!) < index ? 'repeated' : undefined);
    return fault ? [{ fault, entry }] : [];
  });
  return entries.length > longestIpList ? [...wrong, { fault: 'tooMany', entry: '' }] : wrong;
}

/** `203.0.113.7`, `203.0.113.0/24`, `2001:db8::1`, `2001:db8::/32`. */
function entryFault(entry: string): IpListFault | undefined {
  const [address = '', prefix, ...more] = entry.split('/');
  const longest = fourParts.test(address) ? 32 : isSixthVersion(address) ? 128 : 0;
  if (longest === 0 || more.length > 0) return 'notAnAddress';
  if (prefix === undefined) return undefined;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) return 'notAnAddress';
  return Number(prefix) < shortestPrefix ? 'tooWide' : undefined;
}

function isSixthVersion(address: string): boolean {
  if (!/^[\da-f:.]+$/i.test(address) || !address.includes(':')) return false;
  try {
    return new URL(`http://[${address}]/`).hostname !== '';
  } catch {
    return false;
  }
}
