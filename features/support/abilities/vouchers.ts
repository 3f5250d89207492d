import type { RewardReason } from '../../../src/domain/wallet/movement';

/** Vouchers of the reward center. */
export interface VouchersAbility {
  /** The account's rebate from two windows that know nothing of each other. */
  useTwiceAtOnce(): Promise<void>;
  /** The exchange uses it, and nobody hears of it. */
  useUnheard(): Promise<void>;
  /** Uses the rebate though it has been used. @returns whether it is said to have been */
  useAgain(): Promise<boolean>;
  /** USDT that the rebate has brought. */
  brought(): Promise<string>;
  /** Verifies the account and uses the fund that this brings, in two windows. */
  useFund(): Promise<void>;
  /** USDT that may be spent on a trade, and that may leave the account. */
  cash(): Promise<{ readonly tradable: string; readonly movable: string }>;
  /** Gives everything of its own away, buys a coin for the fund, and tries to give that away too. @returns the refusal, and how much of the coin may leave */
  takeAwayBought(): Promise<readonly [string | undefined, string]>;
  /** Puts the amount into the product that can be boosted, and boosts it. */
  useBoost(amount: string): Promise<void>;
  boost(): Promise<{ readonly status: string; readonly used: string }>;
  /** What each payment of the reward history was for, a campaign by its name, newest first; `undefined` where it is not said. */
  rewards(): Promise<readonly (RewardReason | string | undefined)[]>;
  /** Each payment beside the yield, and what the voucher says of them together. */
  boosts(): Promise<{ readonly paid: readonly string[]; readonly used: string }>;
  /** How far the account has come in trading for its rebate, in USDT, and whether that is enough. */
  task(): Promise<{ readonly progress: number; readonly done: boolean }>;
  /** The exchange has some for everybody. */
  offerEvents(): Promise<void>;
  /** Titles of what the exchange offers the account now. */
  events(): Promise<readonly string[]>;
  putAway(event: string): Promise<void>;
  daysPass(days: number): Promise<void>;
  /** Status of each, newest first. */
  statuses(): Promise<readonly string[]>;
  /** Sells at market. @returns USDT that were charged, the rate in full, and what the voucher says it has brought */
  sell(quantity: string): Promise<{ readonly charged: string; readonly full: string; readonly used: string }>;
}
