import type { Expectation, CommandReader } from './command-reader';
import { readDuration, readExit, readLimitPrice } from './command-figures';
import { foldWord, type CommandKeyword } from './command-words';
import type { CommandTerm, OrderCommand } from './order-command';

type Draft = { -readonly [Name in keyof OrderCommand]: OrderCommand[Name] };

const terms: readonly CommandTerm[] = ['post', 'ioc', 'fok'];
/** What people say before a price, in the languages that have such a word. */
const priceWords = ['at', 'по', 'за', 'a', 'giá'].map(foldWord);
const prices = ['limit', 'market', 'bid', 'ask', 'mid'] as const;

/**
 * Reads what is said of an order beside its side, size and market.
 *
 * @param named whether the market was named by a word, not by the page
 */
export function readOptions(reader: CommandReader, start: OrderCommand, named: boolean): OrderCommand | undefined {
  const draft: Draft = { ...start };
  const given = new Set<string>();
  for (;;) {
    const untouched = !named && given.size === 0;
    reader.expect(
      ...(untouched && !draft.size ? (['size'] as const) : []),
      ...(untouched ? [marketNameOf(draft)] : []),
      ...optionsLeft(draft, given),
    );
    if (reader.atEnd) break;
    const isPrice = reader.keywordAt(0) === undefined && priceWords.some((word) => reader.word(word));
    const keyword =
      isPrice && reader.keywordAt(0) === undefined
        ? 'limit'
        : reader.keyword(...prices, 'stopLoss', 'takeProfit', ...terms, 'gtd', 'reduce');
    if (keyword === undefined) return reader.fail('unknownWord');
    if (isPrice && slotOf(keyword) !== 'price') return reader.failBack('missingPrice');
    if (keyword === 'reduce' && draft.position) return reader.failBack('reduceIsSaid');
    if (draft.position === 'close' && (keyword === 'stopLoss' || keyword === 'takeProfit'))
      return reader.failBack('closingHasNoExits');
    const slot = slotOf(keyword);
    if (given.has(slot)) return reader.failBack('saidTwice');
    given.add(slot);
    if (!applied(reader, draft, keyword)) return undefined;
  }
  return contradiction(reader, draft) ? undefined : draft;
}

/** "at 2900", "at market": whether that is the word before a price. */
export function isPriceWord(word: string): boolean {
  return priceWords.includes(foldWord(word));
}

function slotOf(keyword: CommandKeyword): string {
  if ((prices as readonly string[]).includes(keyword)) return 'price';
  return (terms as readonly string[]).includes(keyword) ? 'term' : keyword;
}

function optionsLeft({ price, position }: Draft, given: ReadonlySet<string>): readonly Expectation[] {
  const left: readonly CommandKeyword[] = [
    'market',
    'limit',
    ...(position === 'close' ? [] : (['stopLoss', 'takeProfit'] as const)),
    ...(price ? ([...terms, 'gtd'] as const) : []),
    ...(position ? [] : (['reduce'] as const)),
  ];
  return left.filter((keyword) => !given.has(slotOf(keyword)));
}

function applied(
  reader: CommandReader,
  draft: Draft,
  keyword: (typeof prices)[number] | 'stopLoss' | 'takeProfit' | CommandTerm | 'gtd' | 'reduce',
): boolean {
  switch (keyword) {
    case 'market':
      return true;
    case 'limit':
      draft.price = readLimitPrice(reader);
      return draft.price !== undefined;
    case 'bid':
    case 'ask':
    case 'mid':
      draft.price = { kind: keyword };
      return true;
    case 'stopLoss':
    case 'takeProfit':
      draft[keyword] = readExit(reader, keyword);
      return draft[keyword] !== undefined;
    case 'gtd':
      draft.lasting = readDuration(reader);
      return draft.lasting !== undefined;
    case 'reduce':
      draft.reduceOnly = true;
      return true;
    default:
      draft.term = keyword;
      return true;
  }
}

/** What cannot be together, however each is right by itself; told at the end. */
function contradiction(reader: CommandReader, { price, term, lasting, stopLoss, takeProfit }: Draft): boolean {
  const limited = term !== undefined || lasting !== undefined;
  if (takeProfit?.kind === 'reward' && !stopLoss) reader.fail('rewardNeedsStop');
  else if (limited && !price) reader.fail('termNeedsLimit');
  else if (limited && (stopLoss ?? takeProfit)) reader.fail('termNotWithExits');
  else if (lasting !== undefined && (term === 'ioc' || term === 'fok')) reader.fail('gtdNotWithTerm');
  return reader.problem !== undefined;
}

/** What names the market of an order: a position is one of a contract. */
export function marketNameOf({ position }: Pick<OrderCommand, 'position'>): 'marketName' | 'contractName' {
  return position ? 'contractName' : 'marketName';
}
