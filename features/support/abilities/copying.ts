export interface SeenCopy {
  readonly status: string;
  readonly end: string | undefined;
  /** USDT. */
  readonly worth: number;
  /** BTC held long, below zero short. */
  readonly held: number;
}

/** Copying strategies with own money, and what their leads do. */
export interface CopyingAbility {
  /** There are leads, and the one who trades contracts has money. */
  beginLeads(): Promise<void>;
  /** The lead of the contracts trades so many BTC at the market. */
  leadTrades(side: 'BUY' | 'SELL', bitcoins: number): Promise<void>;
  /** The mark price of what the lead trades. */
  marketFalls(percent: number): Promise<void>;
  /** @returns why not, if it was refused */
  copy(amount: string, how?: { readonly counter?: boolean; readonly stopLoss?: string }): Promise<string | undefined>;
  /** The exchange gets it, its answer does not arrive. */
  copyUnheard(amount: string): Promise<void>;
  stop(): Promise<void>;
  copies(): Promise<readonly SeenCopy[]>;
  /** USDT on the account itself. */
  cash(): Promise<number>;
}
