import { marketDisplayName } from '../markets/market-symbol';
import type { LanguageCode } from '../platform/language';
import type { Expectation } from './command-reader';
import { commandKeywords, foldWord, wordFor, type CommandKeyword } from './command-words';
import { parseCommand, type CommandContext } from './parse-command';

const mostMarkets = 5;

export interface CommandCompletions {
  /** Where in the text the completed word begins. */
  readonly from: number;
  readonly words: readonly string[];
  /** What may come here that cannot be offered as a word: a number of some kind. */
  readonly numbers: readonly Exclude<Expectation, CommandKeyword | 'marketName'>[];
}

/** How the word at the end of a command may go on, in the given language and in English. */
export function completeCommand(text: string, context: CommandContext, language: LanguageCode): CommandCompletions {
  const from = text.search(/\S*$/u);
  const begun = foldWord(text.slice(from));
  const parsed = parseCommand(text.slice(0, from), context);
  const expected: readonly Expectation[] = parsed.kind === 'none' ? ['buy', 'sell', 'alert'] : parsed.expected;
  const keywords = expected.filter((each): each is CommandKeyword => (commandKeywords as readonly string[]).includes(each));
  const words = keywords.flatMap((keyword) => [...new Set([wordFor(keyword, language), wordFor(keyword)])]);
  const fitting = words.filter((word) => begun === '' || (foldWord(word).startsWith(begun) && foldWord(word) !== begun));
  const markets = expected.includes('marketName') ? marketsLike(begun, context) : [];
  const numbers = expected.filter((each) => each === 'size' || each === 'price' || each === 'percent' || each === 'reward');
  return { from, words: [...markets, ...(begun === '' ? keywords.map((keyword) => wordFor(keyword, language)) : fitting)], numbers };
}

function marketsLike(begun: string, { markets, current }: CommandContext): readonly string[] {
  const names = markets
    .toSorted((one, other) => Number(other.symbol === current) - Number(one.symbol === current))
    .map(({ symbol }) => marketDisplayName(symbol));
  return names.filter((name) => foldWord(name).startsWith(begun) && foldWord(name) !== begun).slice(0, mostMarkets);
}
