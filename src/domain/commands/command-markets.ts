import type { MarketType } from '../markets/market-symbol';
import { marketDisplayName } from '../markets/market-symbol';
import { foldWord } from './command-words';

/** What people say behind a coin to mean its perpetual. */
const contractWords = ['perp', 'perpetual', 'перп', 'бессрочный', 'безстроковий', '永續', '永续'].map(foldWord);

/** What a command has to know of a market. */
export interface CommandMarket {
  readonly symbol: string;
  readonly type: MarketType;
  readonly base: string;
  readonly quote: string;
}

function plain(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * The market that a word names: its symbol or name with whatever stands between the parts, or a coin alone, which is
 * the market on the page if it trades that coin, else one of the kind on the page (spot where no market is open), against
 * USDT where there is one, else any.
 */
export function marketOfWord(
  word: string,
  markets: readonly CommandMarket[],
  current?: string,
): CommandMarket | undefined {
  if (!/^[\w/.-]+$/.test(word)) return undefined;
  const name = plain(word);
  const exact = markets.find(({ symbol }) => plain(symbol) === name || plain(marketDisplayName(symbol)) === name);
  if (exact) return exact;
  const ofCoin = markets.filter(({ base }) => base === name);
  const kind = markets.find(({ symbol }) => symbol === current)?.type ?? 'SPOT';
  const rank = ({ symbol, type, quote }: CommandMarket): number =>
    symbol === current ? -1 : (type === kind ? 0 : 2) + (quote === 'USDT' ? 0 : 1);
  return ofCoin.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Whether it says, behind a coin, that its perpetual is meant. */
export function isContractWord(word: string): boolean {
  return contractWords.includes(foldWord(word));
}

export function contractsOf(markets: readonly CommandMarket[]): readonly CommandMarket[] {
  return markets.filter(({ type }) => type === 'PERP');
}
