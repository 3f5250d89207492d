import { parseMarketSymbol } from '../markets/market-symbol';
import { decimal, decimalText, parseDecimal, zero, type Decimal } from '../shared/decimal';
import { fieldsOf } from '../shared/kept-fields';
import type { Instant } from '../shared/instant';
import { feeInQuote } from './fill-fee';
import type { Fill, OrderSide } from './order';

export const longestNote = 500;
export const mostTags = 5;
export const longestTag = 24;
/** Entries that a device keeps; the oldest make room. */
export const mostEntries = 2_000;
/** Pictures that a device keeps, and characters of the largest: together what browsers leave to a page for its own. */
export const mostPictures = 20;
export const largestPicture = 120_000;
const picture = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/;

/** What somebody has written about one of their trades, with as much of the trade as its statistics need. */
export interface JournalEntry {
  readonly fillId: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** As a `data:` address; small enough to be kept. */
  readonly picture?: string | undefined;
  readonly symbol: string;
  readonly side: OrderSide;
  readonly tradedAt: Instant;
  /** Profit that the trade settled, in quote and before its fee; contracts only. */
  readonly profit?: Decimal | undefined;
  /** In quote; contracts only. Absent where it was paid in another asset, and in what was written before it was kept. */
  readonly fee?: Decimal | undefined;
  readonly writtenAt: Instant;
}

/** How the trades of a tag went that are paid in one asset. */
export interface TagResult {
  readonly tag: string;
  readonly quote: string;
  readonly trades: number;
  /** How many settled something: the part won is a part of these. */
  readonly closed: number;
  /** Of those that left more than their fee took. */
  readonly won: number;
  /** How many have a part in the profit: by what they settled, or by their fee alone. */
  readonly counted: number;
  /** Fees taken out, those of opening too. */
  readonly profit: Decimal;
  /** Contract trades among them whose fee is not known in that asset, so that it is not taken out. */
  readonly feeless: number;
}

export function entryOf(fill: Fill, note: string, tags: readonly string[], now: Instant): JournalEntry {
  const { id, symbol, side, at, realisedPnl } = fill;
  const settled = isContract(symbol) ? { profit: realisedPnl, fee: feeInQuote(fill, parseMarketSymbol(symbol)) } : {};
  return { fillId: id, note, tags, symbol, side, tradedAt: at, ...settled, writtenAt: now };
}

/** Whether it is a picture that can be kept and shown. */
export function isJournalPicture(value: unknown): value is string {
  return typeof value === 'string' && value.length <= largestPicture && picture.test(value);
}

/** `breakout, #News` are the tags `breakout` and `news`. What is more than an entry keeps is left out. */
export function tagsIn(text: string): readonly string[] {
  return [...new Set(tagWords(text).map((word) => word.slice(0, longestTag)))].slice(0, mostTags);
}

/** Whether an entry keeps all of the tags in a text, and each of them whole. */
export function fitTags(text: string): boolean {
  const words = new Set(tagWords(text));
  return words.size <= mostTags && [...words].every((word) => word.length <= longestTag);
}

function tagWords(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim().replace(/^#+/, '').trim().toLowerCase())
    .filter(Boolean);
}

/** The best result first. */
export function resultsByTag(entries: readonly JournalEntry[]): readonly TagResult[] {
  const results = new Map<string, TagResult>();
  for (const { symbol, tags, profit = zero, fee } of entries)
    for (const tag of tags) {
      const quote = parseMarketSymbol(symbol)?.quote ?? '';
      const key = `${tag} ${quote}`;
      const before = results.get(key) ?? {
        tag,
        quote,
        trades: 0,
        closed: 0,
        won: 0,
        counted: 0,
        profit: zero,
        feeless: 0,
      };
      const net = profit.minus(fee ?? zero);
      const closed = !profit.eq(0);
      results.set(key, {
        ...before,
        trades: before.trades + 1,
        closed: before.closed + (closed ? 1 : 0),
        won: before.won + (closed && net.gt(0) ? 1 : 0),
        counted: before.counted + (closed || fee ? 1 : 0),
        profit: before.profit.plus(net),
        feeless: before.feeless + (isContract(symbol) && !fee ? 1 : 0),
      });
    }
  return [...results.values()].sort((a, b) => b.profit.cmp(a.profit) || (a.tag < b.tag ? -1 : 1));
}

function isContract(symbol: string): boolean {
  return parseMarketSymbol(symbol)?.type === 'PERP';
}

/** Of two entries about one trade the one written later counts. Newest trades first; theirs are the pictures that stay. */
export function mergedJournal(one: readonly JournalEntry[], other: readonly JournalEntry[]): readonly JournalEntry[] {
  const byFill = new Map<string, JournalEntry>();
  for (const entry of [...one, ...other]) {
    const known = byFill.get(entry.fillId);
    if (!known || entry.writtenAt >= known.writtenAt) byFill.set(entry.fillId, entry);
  }
  const entries = [...byFill.values()].sort((a, b) => b.tradedAt - a.tradedAt).slice(0, mostEntries);
  const pictured = new Set(entries.filter((entry) => entry.picture).slice(0, mostPictures));
  return entries.map((entry) => (entry.picture && !pictured.has(entry) ? { ...entry, picture: undefined } : entry));
}

/** As a device keeps it and a file holds it. */
export function journalText(entries: readonly JournalEntry[]): string {
  return JSON.stringify({
    version: 1,
    entries: entries.map(({ profit, fee, ...rest }) => ({
      ...rest,
      ...(profit && { profit: decimalText(profit) }),
      ...(fee && { fee: decimalText(fee) }),
    })),
  });
}

/** `undefined` for what is no journal; entries of it that are none are left out. */
export function readJournal(text: string): readonly JournalEntry[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { entries } = fieldsOf(value);
  return Array.isArray(entries) ? mergedJournal(entries.flatMap(readEntry), []) : undefined;
}

function readEntry(value: unknown): readonly JournalEntry[] {
  const { fillId, note, tags, symbol, side, tradedAt, writtenAt, profit, fee, picture: shown } = fieldsOf(value);
  if (typeof fillId !== 'string' || typeof note !== 'string' || typeof symbol !== 'string' || !Array.isArray(tags))
    return [];
  if ((side !== 'BUY' && side !== 'SELL') || !isInstant(tradedAt) || !isInstant(writtenAt)) return [];
  const [settled, paid] = [parseDecimal(profit), parseDecimal(fee)];
  return [
    {
      fillId,
      note: note.slice(0, longestNote),
      tags: tagsIn(tags.filter((tag) => typeof tag === 'string').join(',')),
      symbol,
      side,
      tradedAt,
      writtenAt,
      ...(isJournalPicture(shown) && { picture: shown }),
      ...(settled && { profit: decimal(settled) }),
      ...(paid && { fee: decimal(paid) }),
    },
  ];
}

function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && Number.isFinite(value);
}
