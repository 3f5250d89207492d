import { marketDisplayName } from '../markets/market-symbol';
import type { LanguageCode } from '../platform/language';
import type { CommandMarket } from './command-markets';
import type { Expectation } from './command-reader';
import { commandKeywords, foldWord, longestPhrase, wordFor, type CommandKeyword } from './command-words';
import { commandVerbs, parseCommand, type CommandContext } from './parse-command';

const mostMarkets = 5;

export interface CommandCompletions {
  /** Where in the text the completed word begins. */
  readonly from: number;
  readonly words: readonly string[];
  /** What may come here that cannot be offered as a word: a number of some kind. */
  readonly numbers: readonly Exclude<Expectation, CommandKeyword | 'marketName' | 'contractName'>[];
}

/** How the words at the end of a command may go on, in the given language and in English. */
export function completeCommand(text: string, context: CommandContext, language: LanguageCode): CommandCompletions {
  const completions = startsOf(text).map((from) => completedFrom(from, text, context, language));
  // The longest beginning of a phrase counts: "close l" is not a word of its own.
  return completions.find(({ words }) => words.length > 0) ?? completions.at(-1)!;
}

/** Where the last few words begin, the longest run first. */
function startsOf(text: string): readonly number[] {
  const starts = [...text.matchAll(/\S+/gu)].map(({ index }) => index);
  const last = text.search(/\S*$/u);
  return [...starts.filter((start) => start < last).slice(1 - longestPhrase), last];
}

function completedFrom(
  from: number,
  text: string,
  context: CommandContext,
  language: LanguageCode,
): CommandCompletions {
  const begun = foldWord(text.slice(from));
  const parsed = parseCommand(text.slice(0, from), context);
  const expected: readonly Expectation[] = parsed.kind === 'none' ? commandVerbs : parsed.expected;
  const keywords = expected.filter((each): each is CommandKeyword =>
    (commandKeywords as readonly string[]).includes(each),
  );
  const words = [...new Set(keywords.flatMap((keyword) => [wordFor(keyword, language), wordFor(keyword)]))];
  const fitting = words.filter((word) => foldWord(word).startsWith(begun) && foldWord(word) !== begun);
  const markets = context.markets.filter(
    ({ type }) => expected.includes('marketName') || (expected.includes('contractName') && type === 'PERP'),
  );
  const numbers = expected.filter(
    (each) => each === 'size' || each === 'price' || each === 'percent' || each === 'reward' || each === 'duration',
  );
  return {
    from,
    words: [
      ...marketsLike(begun, markets, context.current),
      ...(begun === '' ? keywords.map((keyword) => wordFor(keyword, language)) : fitting),
    ],
    numbers,
  };
}

function marketsLike(begun: string, markets: readonly CommandMarket[], current: string | undefined): readonly string[] {
  const [onPage, others] = [true, false].map((wanted) =>
    markets.filter(({ symbol }) => (symbol === current) === wanted),
  );
  const names = [...onPage!, ...others!].map(({ symbol }) => marketDisplayName(symbol));
  return names.filter((name) => foldWord(name).startsWith(begun) && foldWord(name) !== begun).slice(0, mostMarkets);
}
