import type { Units } from './units';

/** Vouchers that change what the engine charges, and money that it lends. Each has one effect, however often it comes. */
export type VoucherCommand =
  /** Leaves a part of each fee uncharged for a while. */
  | {
      readonly type: 'grantRebate';
      readonly accountId: string;
      readonly voucherId: number;
      /** In ten-thousandths of a fee, at most all of it. */
      readonly part: number;
      /** USDT that may be left uncharged in all. */
      readonly most: Units;
      readonly until: number;
    }
  /** Lends USDT to trade with: it cannot leave the account. */
  | { readonly type: 'lendCredit'; readonly accountId: string; readonly voucherId: number; readonly amount: Units }
  /** Takes back what is there of it; what an account no longer has is not owed. */
  | {
      readonly type: 'recallCredit';
      readonly accountId: string;
      readonly voucherId: number;
      /** Asks for the rest no longer: whatever the account has left goes the same way. */
      readonly forgive?: boolean;
    };

/** What vouchers do to an account now. A rebate is named until the next one, though it may have ended. */
export interface VoucherEffects {
  readonly rebate:
    | {
        readonly voucherId: number;
        /** USDT that may still be left uncharged. */
        readonly left: Units;
        /** In ten-thousandths of a fee; 0 once it has ended. */
        readonly part: number;
      }
    | undefined;
  readonly credit: { readonly voucherId: number; readonly owed: Units } | undefined;
}
