import { marketDisplayName, parseMarketSymbol, type MarketType } from '../../../domain/markets/market-symbol';
import { pricePlaces } from '../../../domain/markets/price-display';
import { changePercent, type MarketTicker, type Ticker } from '../../../domain/markets/ticker';
import { paths } from '../../runtime/paths';

/** A market as the home page names it. Told from its symbol alone: this page waits for no list of instruments. */
export interface HomeMarket {
  readonly symbol: string;
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  readonly type: MarketType;
  readonly path: string;
  /** Decimals by the site's display rule (specification, section 5). */
  readonly priceDecimals: number;
}

export function homeMarket(symbol: string, productToken: string): HomeMarket | undefined {
  const parts = parseMarketSymbol(symbol);
  if (!parts) return undefined;
  return {
    symbol,
    name: marketDisplayName(symbol),
    base: parts.base,
    quote: parts.quote,
    type: parts.type,
    path: paths.market(symbol),
    priceDecimals: pricePlaces(symbol, productToken),
  };
}

/** What markets are ranked by; `newest` is the exchange's own list. */
export const rankings = ['volume', 'newest', 'gainers', 'losers'] as const;
export type Ranking = (typeof rankings)[number];
type FigureRanking = Exclude<Ranking, 'newest'>;

/** What a market is ranked by; `undefined` keeps it out of the ranking. */
function rankingFigure(statistics: Ticker, ranking: FigureRanking): number | undefined {
  if (ranking === 'volume') return statistics.amount > 0 ? statistics.amount : undefined;
  const change = changePercent(statistics.open, statistics.close);
  if (change === undefined) return undefined;
  const gain = ranking === 'gainers' ? change : -change;
  return gain > 0 ? gain : undefined;
}

/** The first markets of a ranking, best first. */
export function ranked(
  markets: readonly HomeMarket[],
  ranking: FigureRanking,
  count: number,
  tickerOf: (symbol: string) => MarketTicker | undefined,
  fits = isReadable,
): readonly HomeMarket[] {
  return markets
    .flatMap((market) => {
      const statistics = tickerOf(market.symbol)?.statistics;
      if (!statistics || !fits(statistics.close, market.priceDecimals)) return [];
      const figure = rankingFigure(statistics, ranking);
      return figure === undefined ? [] : [{ market, figure }];
    })
    .sort((a, b) => b.figure - a.figure)
    .slice(0, count)
    .map(({ market }) => market);
}

/**
 * The display rule cuts a price after two decimals (four for the product token), so a coin at 0.0000123 would
 * read 0.00. Such markets are on the markets page, in their own tick, and are left out here (ADR 0010).
 */
export function isReadable(price: number, priceDecimals: number): boolean {
  return price * 10 ** priceDecimals >= 10;
}

/**
 * Bid and ask of a coin at 1.00 would read the same beside a spread of 2 bps: they are compared where a step of what
 * is shown is one basis point at most.
 */
export function isComparable(price: number, priceDecimals: number): boolean {
  return price * 10 ** priceDecimals >= 10_000;
}
