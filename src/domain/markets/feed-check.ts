export interface BestPrices {
  readonly bid: number;
  readonly ask: number;
}

/** What else is known of a book's market at about the same moment. */
interface OtherFeeds {
  readonly quote: BestPrices | undefined;
  /** Price of a trade of the last moments. */
  readonly trade: number | undefined;
  /** Last price of the statistics, which may be old. */
  readonly last: number | undefined;
}

/** The feed that a book cannot be right beside. */
export type Disagreement = keyof OtherFeeds;

/** How far best prices of two feeds of one moment may be apart, as a fraction. */
const quoteTolerance = 0.005;
/** Outside the best prices, where a trade of this moment took them or the book moved since. */
const tradeTolerance = 0.005;
/** A last price may be older than the book. */
const lastTolerance = 0.03;

/** Which feed a book does not agree with, the one that says most first. */
export function feedsDisagree(book: BestPrices, { quote, trade, last }: OtherFeeds): Disagreement | undefined {
  const middle = (book.bid + book.ask) / 2;
  if (!(middle > 0)) return undefined;
  if (quote && (isApart(book.bid, quote.bid, quoteTolerance) || isApart(book.ask, quote.ask, quoteTolerance)))
    return 'quote';
  if (trade !== undefined && (trade < book.bid * (1 - tradeTolerance) || trade > book.ask * (1 + tradeTolerance)))
    return 'trade';
  // A wide book says little of where its market trades.
  const spread = book.ask - book.bid;
  return last !== undefined && Math.abs(last - middle) > Math.max(middle * lastTolerance, spread) ? 'last' : undefined;
}

function isApart(a: number, b: number, tolerance: number): boolean {
  return b > 0 && Math.abs(a - b) > tolerance * b;
}
