import type { DecimalMarks } from '../platform/decimal-marks';
import { contractsOf, isContractWord, marketOfWord, type CommandMarket } from './command-markets';
import { CommandReader, type CommandProblem, type Expectation } from './command-reader';
import { commandTokens } from './command-tokens';
import { decimal, type Decimal } from '../shared/decimal';
import { failure, success, type Result } from '../shared/result';
import {
  meaningOf,
  orderVerbs,
  type AlertCommand,
  type CancelCommand,
  type Command,
  type CommandSize,
  type OrderCommand,
  type OrderVerb,
} from './order-command';
import { foldWord } from './command-words';
import { isPriceWord, marketNameOf, readOptions } from './order-options';

/** What people say between an amount and its market: "1000 usdt of btc", "100 usdt de pepe", "100 usdt 的 btc". */
const ofWords = ['of', 'de', 'do', 'del', 'của', '的'].map(foldWord);
/** Closes whichever position there is; with "long" or "short" behind it, it is a word of its own. */
const closeWords = ['close', 'закрыть', 'закрой', 'закрити', 'закрий', 'cerrar', 'cierra', 'fechar', 'fecha', 'đóng']
  .concat('平倉', '平仓')
  .map(foldWord);

/** Words that a command begins with. */
export const commandVerbs = [...orderVerbs, 'alert', 'cancel'] as const;
type CommandVerb = (typeof commandVerbs)[number];

export interface CommandContext {
  readonly markets: readonly CommandMarket[];
  /** The market on the page: it is meant where none is named. */
  readonly current?: string | undefined;
  /** As what a contract is held, once that is known: both at once in hedge mode. */
  readonly heldAs?: ((symbol: string) => readonly ('long' | 'short')[]) | undefined;
  /** How numbers are typed. */
  readonly marks: DecimalMarks;
}

export type ParsedCommand =
  /** It begins with no word of a command: something else is looked for. */
  | { readonly kind: 'none' }
  | { readonly kind: 'understood'; readonly command: Command; readonly expected: readonly Expectation[] }
  | {
      readonly kind: 'problem';
      readonly verb: CommandVerb;
      readonly problem: CommandProblem;
      readonly expected: readonly Expectation[];
    };

/**
 * Reads an order, an alert or a cancellation in words:
 *
 *     buy|sell <amount>[base|quote|%] [market [perp]] [market | limit <price | ±percent | bid | ask | mid>]
 *              [sl <price | %>] [tp <price | % | 2R>] [post | ioc | fok] [gtd <duration>] [reduce]
 *     sell all|half ... the share of what is held
 *     open long|short   the same on a perpetual, without reduce
 *     close long|short  the same on a perpetual, without sl, tp and reduce; without an amount all that is held
 *     close             the same for the position that is held, whichever way
 *     alert [market] [above|below] <price>
 *     cancel [market | all]
 *
 * It never throws, it stops at the first word it does not understand, and no amount is ever made up.
 */
export function parseCommand(text: string, context: CommandContext): ParsedCommand {
  const isName = (piece: string): boolean => /^\d/.test(piece) && marketOfWord(piece, context.markets) !== undefined;
  const reader = new CommandReader(commandTokens(text, isName, context.marks), text.length, context.marks);
  const said = reader.keyword(...commandVerbs);
  const eitherWay = said === undefined && closeWords.some((word) => reader.word(word));
  // Long until it is known what is held: nothing is sent before.
  const verb = eitherWay ? 'closeLong' : said;
  if (verb === undefined) return { kind: 'none' };
  const command = eitherWay ? order('closeLong', reader, context, true) : commandOf(verb, reader, context);
  if (command) return { kind: 'understood', command, expected: reader.expected };
  return { kind: 'problem', verb, problem: reader.problem!, expected: reader.expected };
}

function commandOf(verb: CommandVerb, reader: CommandReader, context: CommandContext): Command | undefined {
  switch (verb) {
    case 'alert':
      return alert(reader, context);
    case 'cancel':
      return cancel(reader, context);
    default:
      return order(verb, reader, context);
  }
}

function cancel(reader: CommandReader, context: CommandContext): CancelCommand | undefined {
  if (reader.keyword('all')) return reader.end() ? { kind: 'cancel' } : undefined;
  const { market, named } = marketAt(reader, context);
  reader.expect(...(named ? [] : (['marketName', 'all'] as const)));
  if (!market) return undefined;
  return reader.atEnd ? { kind: 'cancel', symbol: market.symbol } : reader.fail('unknownWord');
}

function alert(reader: CommandReader, context: CommandContext): AlertCommand | undefined {
  const { market, named } = marketAt(reader, context);
  if (!market) return undefined;
  const when = reader.keyword('above', 'below');
  reader.expect(
    ...(named || when ? [] : (['marketName'] as const)),
    ...(when ? [] : (['above', 'below'] as const)),
    'price',
  );
  const price = reader.positive('missingPrice');
  if (!price) return undefined;
  return reader.end() ? { kind: 'alert', symbol: market.symbol, when: when ?? 'crosses', price } : undefined;
}

/** @param eitherWay what is closed is what is held of the market */
function order(
  verb: OrderVerb,
  reader: CommandReader,
  everything: CommandContext,
  eitherWay = false,
): OrderCommand | undefined {
  const meaning = meaningOf(verb);
  const context = meaning.position ? { ...everything, markets: contractsOf(everything.markets) } : everything;
  const said = amount(reader, context, verb);
  if (!said) return undefined;
  if (meaning.position && namesSpot(reader, everything, context)) return reader.fail('notAContract');
  const { market, named, contract } = marketAt(reader, context, marketNameOf(meaning));
  if (!market) return undefined;
  const held = eitherWay ? (everything.heldAs?.(market.symbol) ?? []) : [];
  if (held.length > 1) return reader.fail('closeWhich');
  const way = held[0] === 'short' ? meaningOf('closeShort') : meaning;
  const size = sizeOn(market, said);
  if (!size.ok) return reader.failAtUnit('unknownUnit');
  const read = readOptions(
    reader,
    { kind: 'order', ...way, size: size.value, symbol: market.symbol, reduceOnly: meaning.position === 'close' },
    named,
  );
  return read?.reduceOnly && contract ? { ...read, symbol: contract.symbol } : read;
}

interface SaidAmount {
  /** Absent: none was said. */
  readonly value?: Decimal | undefined;
  readonly percent?: boolean;
  readonly unit?: string | undefined;
}

/** What is closed is all of it where no amount is said, and only what is held has a whole and a half. */
function amount(reader: CommandReader, context: CommandContext, verb: OrderVerb): SaidAmount | undefined {
  const closing = meaningOf(verb).position === 'close';
  reader.expect('size', ...(verb === 'sell' ? (['all', 'half'] as const) : []));
  const share = verb === 'sell' || closing ? reader.keyword('all', 'half') : undefined;
  const said = share
    ? { value: decimal(share === 'all' ? 100 : 50), percent: true }
    : closing && reader.peek()?.kind !== 'number'
      ? {}
      : figure(reader, context);
  if (said?.value) ofWords.some((word) => reader.word(word));
  return said;
}

function figure(reader: CommandReader, context: CommandContext): SaidAmount | undefined {
  const value = reader.positive('missingSize');
  if (!value) return undefined;
  const percent = reader.word('%');
  if (percent && value.gt(100)) return reader.failBack('tooManyPercent');
  return percent ? { value, percent } : { value, unit: unitAt(reader, context) };
}

function sizeOn(
  market: CommandMarket,
  { value, percent, unit: word }: SaidAmount,
): Result<CommandSize | undefined, 'unknownUnit'> {
  if (!value) return success(undefined);
  const unit = percent ? 'percent' : word === undefined ? 'base' : unitOf(word, market);
  return unit ? success({ value, unit }) : failure('unknownUnit');
}

/** Whether the word that is next names a market, but no perpetual. */
function namesSpot(reader: CommandReader, { markets }: CommandContext, perpetuals: CommandContext): boolean {
  const token = reader.keywordAt(0) === undefined ? reader.peek() : undefined;
  return (
    token?.kind === 'word' &&
    marketOfWord(token.text, markets) !== undefined &&
    marketOfWord(token.text, perpetuals.markets) === undefined
  );
}

/** A word is the amount's unit where a market follows, or where it names no market itself. */
function unitAt(reader: CommandReader, { markets, current }: CommandContext): string | undefined {
  const [word, next] = [reader.peek(), reader.peek(1)];
  if (word?.kind !== 'word') return undefined;
  const isUnit =
    /^(base|quote)$/i.test(word.text) ||
    markets.some(({ base, quote }) => [base, quote].includes(word.text.toUpperCase()));
  if (!isUnit) return undefined;
  const followed =
    next?.kind === 'word' &&
    !isContractWord(next.text) &&
    reader.keywordAt(1) === undefined &&
    marketOfWord(next.text, markets, current) !== undefined;
  if (!followed && marketOfWord(word.text, markets, current)) return undefined;
  return reader.takeUnit();
}

function unitOf(word: string, { base, quote }: CommandMarket): CommandSize['unit'] | undefined {
  const name = word.toUpperCase();
  if (name === 'BASE' || name === base) return 'base';
  return name === 'QUOTE' || name === quote ? 'quote' : undefined;
}

interface MarketRead {
  readonly market?: CommandMarket | undefined;
  /** By a word, not by the page. */
  readonly named: boolean;
  /** The perpetual of a coin that was named alone: what is only to be reduced is a position. */
  readonly contract?: CommandMarket | undefined;
}

function marketAt(
  reader: CommandReader,
  { markets, current }: CommandContext,
  name: 'marketName' | 'contractName' = 'marketName',
): MarketRead {
  reader.expect(name);
  const token = reader.peek();
  const named =
    token?.kind === 'word' && reader.keywordAt(0) === undefined
      ? marketOfWord(token.text, markets, current)
      : undefined;
  if (named) {
    reader.take();
    const next = reader.peek();
    const contract = marketOfWord(named.base, contractsOf(markets), current);
    if (!next || !isContractWord(next.text))
      return { market: named, named: true, ...(token?.text.toUpperCase() === named.base && { contract }) };
    if (!contract) reader.fail('unknownMarket');
    reader.take();
    return { market: contract, named: true };
  }
  const misspelt = token?.kind === 'word' && reader.keywordAt(0) === undefined && !isPriceWord(token.text);
  const market = misspelt ? undefined : markets.find(({ symbol }) => symbol === current);
  if (!market) reader.fail(misspelt ? 'unknownMarket' : 'missingMarket');
  return { market, named: false };
}
