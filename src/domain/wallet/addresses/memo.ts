import type { BookedAddress } from '../address-book';

/** Networks of which an address may be shared by many, whom a memo (a tag) tells apart; by the exchange's names. */
const withMemos: ReadonlySet<string> = new Set(['TON', 'XRP', 'XLM', 'ATOM', 'INJ', 'TIA', 'SEI', 'HBAR', 'STX']);

export function knowsMemos(network: string): boolean {
  return withMemos.has(network);
}

type Destination = Pick<BookedAddress, 'network' | 'memo' | 'withoutMemo'>;

/**
 * Nobody has given the memo nor said that none is needed: what is sent so to an exchange is credited to nobody.
 * @param asked the exchange asks for one there, whatever is known of the network
 */
export function lacksMemo({ network, memo, withoutMemo }: Destination, asked = false): boolean {
  return (asked || knowsMemos(network)) && memo.trim() === '' && !withoutMemo;
}
