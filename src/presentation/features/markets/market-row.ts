import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName, marketSlug, type MarketType } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';

/** What a table needs to know of a market that does not change with its price. Made once per list of instruments. */
export interface MarketRow {
  readonly symbol: string;
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  /** What people call the base asset, as far as the exchange says. */
  readonly baseName: string;
  readonly type: MarketType;
  /** Address of its trade page. */
  readonly path: string;
  readonly trading: boolean;
  readonly priceDecimals: number;
  readonly sizeDecimals: number;
}

export function marketRow(instrument: Instrument): MarketRow {
  return {
    symbol: instrument.symbol,
    name: marketDisplayName(instrument.symbol),
    base: instrument.base,
    quote: instrument.quote,
    baseName: instrument.baseName ?? '',
    type: instrument.type,
    path: `/trade/${marketSlug(instrument.symbol)}`,
    trading: instrument.status === 'TRADING',
    priceDecimals: decimalPlaces(instrument.tick),
    sizeDecimals: decimalPlaces(instrument.step),
  };
}

/** By name, so that a sort that finds two markets equal always leaves them in the same order. */
export function marketRows(instruments: readonly Instrument[]): readonly MarketRow[] {
  return instruments
    .filter((instrument) => instrument.status !== 'TESTING')
    .map(marketRow)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Every word typed begins or continues a part of the name: `btc`, `btc/usdt`, `perp eth`, `bitcoin`. */
export function matchesSearch(row: MarketRow, search: string): boolean {
  const words = search
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.every(
    (word) =>
      row.base.includes(word) ||
      row.quote.includes(word) ||
      namesType(row, word) ||
      namesCoin(row, word) ||
      (row.base + row.quote).startsWith(word) ||
      isNamed(row, word),
  );
}

/** Whether it is the market's own name, with or without what stands between the assets. */
export function isNamed(row: MarketRow, search: string): boolean {
  return plain(row.name) === plain(search);
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Two letters at least: one would find whatever is called anything. */
function namesCoin({ baseName }: MarketRow, word: string): boolean {
  return word.length >= 2 && ` ${baseName.toUpperCase()}`.includes(` ${word}`);
}

/** Three letters at least: one letter of `perp` would match half of the list. */
function namesType(row: MarketRow, word: string): boolean {
  return word.length >= 3 && (row.type.startsWith(word) || (row.type === 'PERP' && 'PERPETUAL'.startsWith(word)));
}
