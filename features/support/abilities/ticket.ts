/** An order as somebody writes it into the form: texts as they are typed. */
export interface WrittenOrder {
  readonly side: 'BUY' | 'SELL';
  readonly kind: 'LIMIT' | 'MARKET' | 'STOP_LIMIT' | 'STOP_MARKET' | 'TRAILING_STOP' | 'OCO' | 'SCALED' | 'TWAP';
  readonly quantity: string;
  /** What the quantity counts; base when absent. */
  readonly unit?: 'base' | 'quote' | 'margin' | 'risk';
  readonly price?: string;
  readonly timing?: 'GTC' | 'POST_ONLY' | 'IOC' | 'FOK' | 'BID' | 'ASK';
  readonly reduceOnly?: boolean;
  /** Hedge mode: closes what is held. */
  readonly closing?: boolean;
  /** Further fields by their names: trigger, stopPrice, distance, takeProfit, stopLoss, visible, slippage, from, to, count, minutes. */
  readonly more?: Readonly<Record<string, string>>;
}

export interface SeenEstimate {
  readonly fee: string;
  /** Taken of the free collateral. */
  readonly margin: string;
  readonly average: string | undefined;
  readonly entry: string | undefined;
  readonly liquidation: string | undefined;
}

export interface SeenPosition {
  readonly side: 'BOTH' | 'LONG' | 'SHORT';
  /** Signed. */
  readonly holding: string;
  readonly entry: string;
  readonly liquidation: string | undefined;
}

/** What somebody does with the order form beyond plain limit and market orders. */
export interface TicketAbility {
  /** @param market as people read its name: BTC-PERP */
  open(market: string): Promise<void>;
  bestBid(): Promise<number>;
  bestOffer(): Promise<number>;
  write(order: WrittenOrder): Promise<void>;
  /** One of a few: slicing, triggerBy, distanceBy, targetUnit. */
  choose(what: string, choice: string): void;
  estimate(): Promise<SeenEstimate>;
  /** What the order comes to in base. */
  size(): Promise<string>;
  /** What keeps it back. */
  problems(): Promise<readonly string[]>;
  /** The size that everybody sees on offer at a price. */
  offered(price: string): Promise<string | undefined>;
  /** What stands in the field of the price. */
  price(): string;
  /** What stands in the field of the quantity. */
  quantity(): string;
  /** Draws the quantity to a share of the largest one. */
  slide(percent: number): void;
  /** What to know before it is sent. */
  warnings(): readonly string[];
  /** Whether the order would be asked about, and which question it would be. */
  question(): string | undefined;
  neverAsk(question: string): void;
  /** @returns what keeps it back; nothing when it was sent. A question is agreed to. */
  send(): Promise<readonly string[]>;
  /** What a perpetual's fills have cost, together. */
  paidFees(): Promise<string>;
  /** What the account is worth, in quote. */
  accountValue(): Promise<string>;
  positions(): Promise<readonly SeenPosition[]>;
  /** Conditional orders that wait, by their kind. */
  waiting(): Promise<readonly string[]>;
  /** Prices that she sees waiting for the market, the highest first. */
  triggers(): Promise<readonly string[]>;
  openOrders(): Promise<readonly { readonly price: string | undefined; readonly quantity: string | undefined }[]>;
}
