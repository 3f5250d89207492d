import type { Decimal } from '../../../src/domain/shared/decimal';

export interface SeenPosition {
  readonly direction: 'long' | 'short';
  /** Base quantity without sign, as a plain decimal text. */
  readonly quantity: string;
}

/** What somebody does with positions and orders that are there. */
export interface PortfolioAbility {
  /** Trades at market until the position is there. */
  hold(direction: SeenPosition['direction'], quantity: string): Promise<void>;
  positions(): Promise<readonly SeenPosition[]>;
  /** @param percent of the position, at market */
  close(percent: number): Promise<void>;
  reverse(): Promise<void>;
  /** A stop loss of the whole position, so many percent beyond the market. */
  stopLoss(percent: number): Promise<void>;
  /** A bid so many percent below the market. */
  bidBelow(quantity: string, percent: number): Promise<void>;
  /** Moves the bid to so many percent below the market, in its row. */
  moveBid(percent: number): Promise<void>;
  /** How many percent below the market the bid is now, rounded. */
  bidDistance(): Promise<number | undefined>;
  /** What cancelling all orders says it will cancel. */
  toBeCancelled(): Promise<{ readonly limit: number; readonly conditional: number }>;
  cancelEverything(): Promise<void>;
  /** Only where the market can be moved at will. */
  readonly still?: StillMarketAbility | undefined;
}

/** What takes a market that nobody else trades in. */
export interface StillMarketAbility {
  /** From here on a long and a short position beside each other. */
  useHedgeMode(): Promise<void>;
  /** The mark price moves by so many percent of where it is. */
  moveMark(percent: number): Promise<void>;
  closeLosers(): Promise<void>;
  /** Rows of the file that the history of trades is written to, filtered by market. */
  exportTrades(symbol: string): Promise<readonly string[]>;
  /** From here on who is long pays. */
  setFunding(): Promise<void>;
  /** Nothing in the exchange happens by time alone: this tells it how late it is. */
  advance(): Promise<void>;
  /** Amounts of the history of funding. */
  fundingPayments(): Promise<readonly string[]>;
  readonly records: PositionRecordsAbility;
}

/** Changes of what waits and stands, and what the records tell of it. */
export interface PositionRecordsAbility {
  /** Wants the bid to be of another quantity. @returns whether it was changed */
  resizeBid(quantity: string): Promise<boolean>;
  bidQuantity(): Promise<string | undefined>;
  /** Offers so many percent of the position at a price so many percent above the market. */
  offer(percent: number, above: number): Promise<void>;
  cancelSide(side: 'BUY' | 'SELL'): Promise<void>;
  /** A take profit beside the stop loss that is there. */
  addTakeProfit(percent: number): Promise<void>;
  /** By its line on the chart. */
  cancelTakeProfit(): Promise<void>;
  /** How many prices protect the whole position, and how many orders a part of it. */
  protection(): Promise<{ readonly whole: number; readonly parts: number }>;
  /** From here on positions have margin of their own. */
  isolate(): Promise<void>;
  addMargin(amount: string): Promise<void>;
  liquidationPrice(): Promise<string | undefined>;
  /** Position history, as "long 0.02". */
  closedPositions(): Promise<readonly string[]>;
  liquidations(): Promise<number>;
  /** Of the position that was liquidated last, in quote; nothing while it is not known. */
  liquidationCost(): Promise<Decimal>;
  /** What became of the newest order of a side that has ended: "placed", "filled 0.02", "CANCELLED". */
  orderStory(side: 'BUY' | 'SELL'): Promise<readonly string[]>;
  /** Orders that have ended, as the page of orders filters them. */
  endedOrders(status?: 'FILLED' | 'CANCELLED'): Promise<number>;
  /** Has the newest order that was cancelled written into the ticket. @returns whether the ticket says the same */
  wantAgain(): Promise<boolean>;
  /** Quantity of the base asset whose cost is known. */
  boughtOf(symbol: string): Promise<string>;
  /** Profit at the mark, before and after fees. */
  profits(): Promise<{ readonly before: string; readonly after: string }>;
}
