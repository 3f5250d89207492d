/** Vouchers of the reward center. */
export interface VouchersAbility {
  /** The account's rebate from two windows that know nothing of each other. */
  useTwiceAtOnce(): Promise<void>;
  /** The exchange uses it, and nobody hears of it. */
  useUnheard(): Promise<void>;
  /** Status of each, newest first. */
  statuses(): Promise<readonly string[]>;
  /** Sells at market. @returns USDT that were charged, the rate in full, and what the voucher says it has brought */
  sell(quantity: string): Promise<{ readonly charged: string; readonly full: string; readonly used: string }>;
}
