import type { StrategyKind, StrategyOrder } from '../../../src/domain/social/copy-strategy';

export interface SeenCopy {
  readonly status: string;
  readonly end: string | undefined;
  /** USDT. */
  readonly worth: number;
  /** USDT, put in. */
  readonly amount: number;
  /** USDT. */
  readonly profit: number;
  /** USDT paid to the lead. */
  readonly shared: number;
  /** USDT paid beyond the lead's prices. */
  readonly slippage: number;
  /** BTC held long, below zero short. */
  readonly held: number;
}

/** Profit of the lead's return, what was taken from it on the way, and what is left. */
export interface SeenXray {
  readonly lead: number;
  readonly fees: number;
  readonly slippage: number | undefined;
  readonly share: number;
  readonly compounding: number;
  /** Cents that the parts lack because each is rounded. */
  readonly rounding: number;
  readonly copier: number;
}

export interface CopyWish {
  readonly counter?: boolean;
  /** Part of the amount. */
  readonly stopLoss?: string;
}

/** After one of the lead's. */
export interface SeenCopiedTrade {
  readonly side: 'BUY' | 'SELL';
  readonly leadPrice: number;
  readonly price: number | undefined;
  readonly executed: number;
  readonly cost: number;
}

/** Prices and profit in USDT. */
export interface SeenKept {
  readonly coin: string;
  readonly openPrice: number;
  readonly quantity: number;
  readonly mark: number;
  readonly pnl: number;
  readonly liquidation: number | undefined;
}

/** Ratios as fractions; money in USDT. */
export interface StrategyWish {
  readonly kind?: StrategyKind;
  readonly leastReturn?: number;
  readonly deepestDrawdown?: number;
  readonly leastAssets?: number;
  readonly leastDays?: number;
  readonly coin?: string;
}

/** Ratios as fractions; money in USDT. */
export interface SeenStrategy {
  readonly name: string;
  readonly kind: string;
  readonly roi: number;
  readonly drawdown: number | undefined;
  readonly assets: number;
  /** Of its record. */
  readonly days: number;
  /** That it traded, as the exchange tells them. */
  readonly coins: readonly string[];
  readonly profitShare: number;
}

/** How far others went with a strategy, as its page says it: from −1 to 1. */
export interface SeenAlike {
  /** What the account holds; `undefined` where nothing is said. */
  readonly held: number | undefined;
  readonly others: readonly { readonly name: string; readonly together: number; readonly copied: boolean }[];
}

/** Returns of days, as the exchange tells them. */
export interface SeenDays {
  readonly strategy: readonly number[];
  readonly held: readonly number[];
  /** By name. */
  readonly others: Readonly<Record<string, readonly number[]>>;
}

/** Copying strategies with own money, and what their leads do. */
export interface CopyingAbility {
  /** There are leads, and the one who trades contracts has money. */
  beginLeads(): Promise<void>;
  /** The lead quotes prices that others take, copies of it trade, and days pass with gains and losses. */
  haveRecord(): Promise<void>;
  /** The lead of the contracts trades so many BTC at the market. */
  leadTrades(side: 'BUY' | 'SELL', bitcoins: number): Promise<void>;
  /** The mark price of what the lead trades. */
  marketFalls(percent: number): Promise<void>;
  /** Midnight passes too. */
  dayPasses(): Promise<void>;
  /** @returns why not, if it was refused */
  copy(amount: string, how?: CopyWish): Promise<string | undefined>;
  /** What the one leads who will go against the lead. */
  copyAnother(amount: string): Promise<void>;
  /** The exchange gets it, its answer does not arrive. */
  copyUnheard(amount: string): Promise<void>;
  /** The account meets what a lead needs, and opens a strategy. */
  lead(profitShare: number): Promise<void>;
  /** Copies what somebody else leads. @returns why not, if it was refused */
  copyOf(lead: CopyingAbility, amount: string, how?: CopyWish): Promise<string | undefined>;
  /** What this account leads. */
  readonly leading: string | undefined;
  /** Its name. */
  readonly leadingName: string | undefined;
  closeStrategy(): Promise<void>;
  /** Trades the contract at the market on the account itself. */
  trade(side: 'BUY' | 'SELL', quantity: number, coin?: string): Promise<void>;
  /** USDT that strategies have brought. */
  earned(): Promise<number>;
  /** Into the copy, below zero out of it. */
  move(amount: string): Promise<void>;
  /** The exchange gets it, its answer does not arrive. */
  moveUnheard(amount: string): Promise<void>;
  /** `keep` leaves the copy what it holds. */
  stop(how: 'close' | 'keep'): Promise<void>;
  /** What a copy that was stopped has kept. */
  closeKept(): Promise<void>;
  /** One of it. */
  closePosition(coin: string): Promise<void>;
  /** What the copy would do with its money if it were stopped with its positions kept, in USDT. */
  ifKept(): Promise<{ readonly returns: number; readonly stays: number }>;
  /** What the copy holds now, with figures of its market. */
  keptFigures(): Promise<readonly SeenKept[]>;
  pause(paused: boolean): Promise<void>;
  /** From the next trade on, in USDT each. */
  limitTrades(most: number): Promise<void>;
  /** What copies hold, as it stands among the account's positions: BTC, below zero short. */
  marked(): Promise<readonly { readonly strategy: string; readonly counter: boolean; readonly held: number }[]>;
  /** Of an amount and a day, all in USDT. */
  xray(amount: number): Promise<SeenXray>;
  /** What the copy made of the lead's trades, newest first: prices in USDT, cost as what was paid beyond the lead's price. */
  copiedTrades(): Promise<readonly SeenCopiedTrade[]>;
  /** Those that can be copied, in an order and within bounds; all where none is named. */
  strategies(order: StrategyOrder, bounds?: StrategyWish): Promise<readonly SeenStrategy[]>;
  /** The part of profit that what this account leads asks of copiers, as everything that names it says. */
  profitShares(): Promise<readonly number[]>;
  /** The lead, another who holds the same and one who holds the opposite live through two weeks. */
  liveThrough(): Promise<void>;
  /** Beside the lead's strategy. */
  alike(): Promise<SeenAlike>;
  days(): Promise<SeenDays>;
  /** Only in front of a browser: opens the copy, or tells what is on screen by now. */
  lookAtCopy?(): Promise<void>;
  onScreen?(): Promise<{ readonly trades: number; readonly positions: number }>;
  copies(): Promise<readonly SeenCopy[]>;
  /** USDT on the account itself. */
  cash(): Promise<number>;
}
