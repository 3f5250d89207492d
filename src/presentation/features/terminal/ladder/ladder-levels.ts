import type { OrderBook } from '../../../../domain/markets/order-book';
import type { PriceGrouping } from '../../../../domain/markets/price-grouping';
import type { OrderSide } from '../../../../domain/trading/order';
import type { TapeRow } from '../market/tape.store';
import type { OwnOrder } from './own-order';

/** What rests and what was traded last, by row number. */
export interface LadderLevels {
  readonly bids: ReadonlyMap<number, number>;
  readonly asks: ReadonlyMap<number, number>;
  readonly traded: ReadonlyMap<number, Traded>;
  /** Rows from which on outwards the exchange may know of more than it tells. */
  readonly ends: LadderEnds;
  readonly middle: number | undefined;
  readonly last: number | undefined;
}

interface LadderEnds {
  readonly bid: number;
  readonly ask: number;
}

/** The newest trade at a price, and how much the trades at hand come to there, in base. */
export interface Traded {
  readonly side: OrderSide;
  readonly size: number;
}

/** One price of the ladder. */
export interface LadderRow {
  readonly number: number;
  readonly price: number;
  readonly bid: number | undefined;
  readonly ask: number | undefined;
  readonly traded: Traded | undefined;
  readonly own: readonly OwnOrder[];
  readonly last: boolean;
  /** Not told of by the exchange. */
  readonly beyond: boolean;
}

const everyLevel = Infinity;

export function readLadder(book: OrderBook, trades: readonly TapeRow[], grouping: PriceGrouping): LadderLevels {
  const { bestBid, bestAsk } = book;
  const traded = new Map<number, Traded>();
  for (const { price, size, side } of trades) {
    const row = grouping.below(price);
    const known = traded.get(row);
    traded.set(row, known ? { side: known.side, size: Number((known.size + size).toPrecision(14)) } : { side, size });
  }
  return {
    bids: new Map(book.bestBids(everyLevel, grouping).map(({ price, size }) => [grouping.below(price), size])),
    asks: new Map(book.bestAsks(everyLevel, grouping).map(({ price, size }) => [grouping.above(price), size])),
    traded,
    ends: endsOf(book, grouping),
    middle: bestBid !== undefined && bestAsk !== undefined ? grouping.below((bestBid + bestAsk) / 2) : undefined,
    last: trades[0] && grouping.below(trades[0].price),
  };
}

export function endsOf(book: OrderBook, grouping: PriceGrouping): LadderEnds {
  const bid = book.endOf('bid');
  const ask = book.endOf('ask');
  return {
    bid: bid === undefined ? -Infinity : grouping.below(bid),
    ask: ask === undefined ? Infinity : grouping.above(ask),
  };
}
