/** An order as somebody writes it into the form: texts as they are typed. */
export interface WrittenOrder {
  readonly side: 'BUY' | 'SELL';
  readonly kind: 'LIMIT' | 'MARKET' | 'STOP_LIMIT' | 'STOP_MARKET' | 'TRAILING_STOP' | 'OCO' | 'SCALED' | 'TWAP';
  readonly quantity: string;
  readonly price?: string;
  readonly timing?: 'GTC' | 'POST_ONLY' | 'IOC' | 'FOK' | 'BID' | 'ASK';
  readonly reduceOnly?: boolean;
  /** Hedge mode: closes what is held. */
  readonly closing?: boolean;
  /** Further fields by their names: trigger, stopPrice, distance, takeProfit, stopLoss, visible, slippage, from, to, count. */
  readonly more?: Readonly<Record<string, string>>;
}

export interface SeenEstimate {
  readonly fee: string;
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
  /** @returns what keeps it back; nothing when it was sent */
  send(): Promise<readonly string[]>;
  positions(): Promise<readonly SeenPosition[]>;
  /** Conditional orders that wait, by their kind. */
  waiting(): Promise<readonly string[]>;
  openOrders(): Promise<readonly { readonly price: string | undefined; readonly quantity: string | undefined }[]>;
}
