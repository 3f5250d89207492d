import { parseDecimalInput } from '../platform/decimal-input';
import type { DecimalMarks } from '../platform/decimal-marks';
import { decimal, zero, type Decimal } from '../shared/decimal';
import type { CommandToken } from './command-tokens';
import { foldWord, keywordOf, longestPhrase, type CommandKeyword } from './command-words';

const commandProblems = [
  'missingSize',
  'missingMarket',
  'missingPrice',
  'missingDuration',
  'notANumber',
  'notPositive',
  'tooManyPercent',
  'unknownMarket',
  'unknownUnit',
  'unknownWord',
  'saidTwice',
  'rewardNeedsStop',
  'termNeedsLimit',
  'termNotWithExits',
  'gtdNotWithTerm',
  'notAContract',
  'reduceIsSaid',
  'closingHasNoExits',
  'closeWhich',
] as const;
type CommandProblemReason = (typeof commandProblems)[number];

/** What is wrong, and where in the text. */
export interface CommandProblem {
  readonly reason: CommandProblemReason;
  readonly start: number;
  readonly end: number;
}

/** What may come next. */
export type Expectation =
  | CommandKeyword
  | 'size'
  | 'marketName'
  | 'contractName'
  | 'price'
  | 'percent'
  | 'reward'
  | 'duration';

/** What is written against a figure: "80k". In Cyrillic too. */
const scales = new Map([
  ['k', decimal(1_000)],
  ['к', decimal(1_000)],
  ['m', decimal(1_000_000)],
  ['м', decimal(1_000_000)],
]);

/** Walks over the pieces of a command; remembers the first problem and what could have come where the text ends. */
export class CommandReader {
  #at = 0;
  #unit: CommandToken | undefined;
  #problem: CommandProblem | undefined;
  #expected: readonly Expectation[] = [];

  constructor(
    private readonly tokens: readonly CommandToken[],
    private readonly length: number,
    private readonly marks: DecimalMarks,
  ) {}

  get problem(): CommandProblem | undefined {
    return this.#problem;
  }

  get expected(): readonly Expectation[] {
    return this.#expected;
  }

  get atEnd(): boolean {
    return this.#at >= this.tokens.length;
  }

  /** Says what may stand here; kept as long as nothing further is read. */
  expect(...expected: readonly Expectation[]): void {
    this.#expected = expected;
  }

  peek(ahead = 0): CommandToken | undefined {
    return this.tokens[this.#at + ahead];
  }

  take(): void {
    this.#at += 1;
  }

  takeUnit(): string {
    this.#unit = this.peek()!;
    this.take();
    return this.#unit.text;
  }

  keywordAt(ahead: number): CommandKeyword | undefined {
    return this.#phraseAt(ahead)?.keyword;
  }

  /** Takes one of the keywords, if one is next. */
  keyword<Wanted extends CommandKeyword>(...wanted: readonly Wanted[]): Wanted | undefined {
    const phrase = this.#phraseAt(0);
    if (!phrase || !(wanted as readonly CommandKeyword[]).includes(phrase.keyword)) return undefined;
    this.#at += phrase.words;
    return phrase.keyword as Wanted;
  }

  /** Takes this very word or sign, if it is next. */
  word(text: string): boolean {
    const token = this.peek();
    if (token?.kind !== 'word' || foldWord(token.text) !== text) return false;
    this.take();
    return true;
  }

  /** Takes a number with or without a sign, with its thousands or millions where it is no time: 5m are minutes. */
  number(whenMissing: CommandProblemReason): { readonly value: Decimal; readonly signed: boolean } | undefined {
    const token = this.peek();
    if (!token) return this.fail(whenMissing);
    if (token.kind !== 'number') return this.fail(this.keywordAt(0) ? whenMissing : 'notANumber');
    const sign = /^[+\-−–]/.exec(token.text)?.[0];
    const read = parseDecimalInput(sign ? token.text.slice(1) : token.text, this.marks);
    if (!read.ok) return this.fail('notANumber');
    this.take();
    const value = read.value.times(whenMissing === 'missingDuration' ? 1 : this.#scaleBehind(token));
    return { value: sign && sign !== '+' ? zero.minus(value) : value, signed: sign !== undefined };
  }

  /** Takes a number above zero without a sign. */
  positive(whenMissing: CommandProblemReason): Decimal | undefined {
    const read = this.number(whenMissing);
    if (!read) return undefined;
    return read.signed || read.value.lte(zero) ? this.failBack('notPositive') : read.value;
  }

  /** Whether nothing more stands there; else that is the problem. */
  end(): boolean {
    this.expect();
    if (!this.atEnd) this.fail('unknownWord');
    return this.atEnd;
  }

  /** The piece that is next is wrong, or missing. */
  fail(reason: CommandProblemReason): undefined {
    this.#failAt(this.peek(), reason);
  }

  /** The piece that was just taken is wrong. */
  failBack(reason: CommandProblemReason): undefined {
    this.#failAt(this.tokens[this.#at - 1], reason);
  }

  failAtUnit(reason: CommandProblemReason): undefined {
    this.#failAt(this.#unit, reason);
  }

  #failAt(token: CommandToken | undefined, reason: CommandProblemReason): void {
    this.#problem ??= { reason, start: token?.start ?? this.length, end: token?.end ?? this.length };
  }

  /** Takes the scale of the figure before it; a word of its own is no scale, for coins are called K and M. */
  #scaleBehind({ end }: CommandToken): Decimal {
    const next = this.peek();
    const scale = next?.start === end ? scales.get(foldWord(next.text)) : undefined;
    if (scale) this.take();
    return scale ?? decimal(1);
  }

  /** The longest run of words that means something; no word of a command is a number. */
  #phraseAt(ahead: number): { readonly keyword: CommandKeyword; readonly words: number } | undefined {
    for (let words = longestPhrase; words > 0; words -= 1) {
      const tokens = this.tokens.slice(this.#at + ahead, this.#at + ahead + words);
      if (tokens.length < words) continue;
      const keyword = keywordOf(tokens.map(({ text }) => text).join(' '));
      if (keyword) return { keyword, words };
    }
    return undefined;
  }
}
