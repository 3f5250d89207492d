import type { BookedAddress } from '../address-book';

/** What a memo has to be: a whole number that is not above `most`, or a text of `bytes` at most. */
type MemoForm = { readonly kind: 'number'; readonly most: number } | { readonly kind: 'text'; readonly bytes: number };

const text = (bytes: number): MemoForm => ({ kind: 'text', bytes });
/** The most that the exchange takes anywhere. */
const anyText = text(64);

/** Networks of which an address may be shared by many, whom a memo (a tag) tells apart; by the exchange's names. */
const withMemos: ReadonlyMap<string, MemoForm> = new Map([
  ['TON', anyText],
  ['XRP', { kind: 'number', most: 2 ** 32 - 1 }],
  ['XLM', text(28)],
  ['ATOM', anyText],
  ['INJ', anyText],
  ['TIA', anyText],
  ['SEI', anyText],
  ['HBAR', anyText],
  ['STX', text(34)],
]);

export function knowsMemos(network: string): boolean {
  return withMemos.has(network);
}

/** How one is written there; as freely as anywhere where we know no rule of the network's own. */
export function memoFormOf(network: string): MemoForm {
  return withMemos.get(network) ?? anyText;
}

/** Bytes of a letter in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

function utf8Length(text: string): number {
  return [...text].reduce((sum, letter) => sum + bytesOf(letter), 0);
}

/** Whether one that is given can be told to the network; none can. */
export function fitsNetwork(network: string, memo: string): boolean {
  const form = memoFormOf(network);
  if (memo === '') return true;
  if (form.kind === 'text') return utf8Length(memo) <= form.bytes;
  return /^\d{1,10}$/.test(memo) && Number(memo) <= form.most;
}

type Destination = Pick<BookedAddress, 'network' | 'memo' | 'withoutMemo'>;

/**
 * Nobody has given the memo nor said that none is needed: what is sent so to an exchange is credited to nobody.
 * @param asked the exchange asks for one there, whatever is known of the network
 */
export function lacksMemo({ network, memo, withoutMemo }: Destination, asked = false): boolean {
  return (asked || knowsMemos(network)) && memo.trim() === '' && !withoutMemo;
}

/**
 * What is wrong with the memo of a destination; `form`: it is none of this network.
 * @param asked as for `lacksMemo`
 */
export function memoProblem(to: Destination, asked = false): 'missing' | 'form' | undefined {
  if (lacksMemo(to, asked)) return 'missing';
  return fitsNetwork(to.network, to.memo.trim()) ? undefined : 'form';
}
