import type { MarketType } from '../markets/market-symbol';
import { marketDisplayName } from '../markets/market-symbol';

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
 * the market on the page if it trades that coin, else its spot market against USDT, else any.
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
  const rank = ({ symbol, type, quote }: CommandMarket): number =>
    symbol === current ? 0 : type === 'SPOT' && quote === 'USDT' ? 1 : type === 'SPOT' ? 2 : 3;
  return ofCoin.toSorted((one, other) => rank(one) - rank(other))[0];
}
