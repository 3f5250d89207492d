/** A month's commission, in USDT with all its digits; the rate in percent. */
interface Commission {
  readonly rate: number;
  readonly amount: string;
}

/** Companies and people that want to work with the exchange. */
export interface PartnersAbility {
  /** @returns the reference, or the kind of refusal */
  apply(
    programme: 'broker' | 'marketMaker' | 'leadTrader',
  ): Promise<{ readonly number?: string | undefined; readonly refused?: string }>;
  /** The exchange files the application, and nobody hears of it. */
  applyUnheard(programme: 'broker' | 'marketMaker' | 'leadTrader'): Promise<void>;
  /** What the affiliates' page says that so many invited people bring who trade so much each. */
  reckonCommission(people: number, volume: number): Promise<Commission>;
  /** What the exchange pays for the same. */
  paidCommission(people: number, volume: number): Promise<Commission>;
  /** What the page for lead traders says of each month's share of copied money, by its returns in percent. */
  reckonShares(assets: number, returns: readonly number[]): Promise<readonly string[]>;
  /** What the exchange shares of the same. */
  paidShares(assets: number, returns: readonly number[]): Promise<readonly string[]>;
  /** How many applications have arrived at the exchange, each from this company. */
  filed(): Promise<number>;
}
