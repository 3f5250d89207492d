/** What somebody is told when the book is read out; plain decimal texts. */
export interface ReadBook {
  readonly bid: string;
  readonly ask: string;
  readonly spread: string;
}

/** What somebody can do with the book, the trades and the price ladder of the market they look at. */
export interface BookAbility {
  /** @param width of a group of prices, in quote */
  group(width: string): Promise<void>;
  /** How prices are grouped now. */
  grouping(): Promise<string>;
  /** Takes the price of the second best offer into the order; what stood there. */
  takeOffer(): Promise<{ readonly price: string }>;
  /** Takes all that is offered up to the second best offer into the order. */
  takeOffersUpTo(): Promise<{ readonly price: string; readonly total: string }>;
  /** What the order form says. */
  order(): Promise<{ readonly price: string; readonly quantity: string }>;
  /** Cancels the own order at its price in the book. */
  cancelOwn(): Promise<void>;
  readOut(): Promise<ReadBook>;
  showTradesFrom(size: string): Promise<void>;
  /** Smallest trade that is shown; `undefined` while none is. */
  smallestTrade(): Promise<string | undefined>;
  openLadder(): Promise<void>;
  armLadder(armed?: boolean): Promise<void>;
  isArmed(): Promise<boolean>;
  /** Clicks the buying side of the ladder some rows below the market. */
  clickLadder(quantity: string): Promise<void>;
  /** Takes the own order up and puts it down one row lower. */
  moveOwnDown(): Promise<void>;
  /** The same by hand. */
  dragOwnDown(): Promise<void>;
  cancelOwnOnLadder(): Promise<void>;
  /** Sets a stop that buys, some rows above the market. */
  stopOnLadder(quantity: string): Promise<void>;
  /** What sets off the stop on the ladder; `undefined` while there is none. */
  stopPrice(): Promise<string | undefined>;
  moveStopUp(): Promise<void>;
  /** Says that the move that was asked about is meant. */
  confirmMove(): Promise<void>;
}
