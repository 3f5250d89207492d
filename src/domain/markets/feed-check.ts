export interface BestPrices {
  readonly bid: number;
  readonly ask: number;
}

/** How far best prices of two feeds of one moment may be apart, as a fraction. */
const quoteTolerance = 0.005;
/** A last trade may be older than the book. */
const tradeTolerance = 0.03;

/** Whether a book cannot be right beside what the other feeds say of its market. */
export function feedsDisagree(book: BestPrices, quote: BestPrices | undefined, last: number | undefined): boolean {
  const middle = (book.bid + book.ask) / 2;
  if (!(middle > 0)) return false;
  if (quote && (isApart(book.bid, quote.bid, quoteTolerance) || isApart(book.ask, quote.ask, quoteTolerance))) return true;
  // A wide book says little of where its market trades.
  const spread = book.ask - book.bid;
  return last !== undefined && Math.abs(last - middle) > Math.max(middle * tradeTolerance, spread);
}

function isApart(a: number, b: number, tolerance: number): boolean {
  return b > 0 && Math.abs(a - b) > tolerance * b;
}
