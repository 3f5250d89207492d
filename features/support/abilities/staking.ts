/** The product's token staked and taken out again, as the page does it. */
export interface StakingAbility {
  verifyIdentity(): Promise<void>;
  /** @returns the kind of refusal; `undefined` when it was done */
  stake(amount: string): Promise<string | undefined>;
  unstake(amount: string, instant: boolean): Promise<string | undefined>;
  /** The next tier of the token's programme, and the stake that is missing for it. */
  nextTier(): Promise<{ readonly tier: number; readonly missing: string }>;
  /** What the page says that an exit at once costs, before it is asked for. */
  promisedFee(amount: string): Promise<string>;
  figures(): Promise<{ readonly staked: string; readonly unbonding: readonly string[]; readonly free: string }>;
  /** Only where time can be moved at will. */
  readonly staged?: StagedStakingAbility | undefined;
}

export interface StagedStakingAbility {
  /** What the page says that today brings. */
  promisedToday(): Promise<string>;
  /** Goes on to an hour after the next midnight (UTC), so many times. */
  nights(count: number): Promise<void>;
  /** Time goes on as the exchange sees it, an hour at a time. */
  hours(count: number): Promise<void>;
  /** The account's place in the token's programme. */
  place(): Promise<{
    readonly tier: number;
    /** What a ticket of BTC/USDT reckons with. */
    readonly takerFee: string;
    readonly freeWithdrawals: number;
  }>;
  /** The newest reward that was paid. */
  newestReward(): Promise<string | undefined>;
}
