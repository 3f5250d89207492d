import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';

/** An order in the words of a scenario; prices and quantities as plain decimal texts. */
export interface WantedOrder {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  /** Absent: at market. */
  readonly price?: string;
  /** It ends by itself after so many minutes: an hour, a day or a week of them where somebody picks it by hand. */
  readonly minutes?: number;
}

export interface SeenOrder {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly price: string | undefined;
  readonly filled: boolean;
}

export interface BasketBid {
  readonly asset: string;
  readonly quantity: string;
}

export interface BasketResult {
  readonly placed: number;
  /** Reasons, order by order. */
  readonly problems: readonly (readonly string[])[];
}

/** A fill, or a trade on the tape. */
export interface SeenTrade {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly price: string;
}

export interface SeenBalance {
  readonly holding: string;
  readonly available: string;
}

export interface FieldProblem {
  readonly field: 'price' | 'quantity';
  readonly reason: RejectionReason;
}

/** What somebody can do in a market. */
export interface TradingAbility {
  open(market: string): Promise<void>;
  bestBid(): Promise<string>;
  bestOffer(): Promise<string>;
  /** Fills the order in and sends it; comes back once its fate is known. */
  place(order: WantedOrder): Promise<void>;
  /** So many BTC of BTC/USDT at market, wherever they look. */
  buy(quantity: string): Promise<void>;
  placeTwiceAtOnce(order: WantedOrder): Promise<void>;
  /** Fills the order in and tries to send it; what is told at the fields. */
  problemsOf(order: WantedOrder): Promise<readonly FieldProblem[]>;
  /** What the form said of the order that was sent last. */
  outcome(): Promise<'placed' | 'notPlaced' | 'unknown' | undefined>;
  cancelAll(): Promise<void>;
  /** Lets the one open order follow the market, up to a price. */
  chase(limit: string): Promise<void>;
  /**
   * Bids of several markets, so many percent below each, looked at and sent together.
   * @returns how many were placed, and why it was not sent where it was not
   */
  sendBasket(bids: readonly BasketBid[], percentBelow: number): Promise<BasketResult>;
  /** Orders that follow the market. */
  chased(): Promise<number>;
  openOrders(): Promise<readonly SeenOrder[]>;
  /** Minutes until the one open order ends by itself. */
  minutesLeft(): Promise<number | undefined>;
  /** Ended orders that say that their time had come. */
  expired(): Promise<number>;
  orderHistory(): Promise<readonly SeenOrder[]>;
  fills(): Promise<readonly SeenTrade[]>;
  tape(): Promise<readonly SeenTrade[]>;
  balance(asset: string): Promise<SeenBalance | undefined>;
  /** Asks the exchange for something private, as switching to a list would. */
  askForSomethingPrivate(): Promise<void>;
  isWhereTradingWas(): Promise<boolean>;
  isOfferedToLogIn(): Promise<boolean>;
}
