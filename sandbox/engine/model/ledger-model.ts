import type { HistoryFilter } from './history-filter';
import type { Units } from './units';

/** Why money moved other than by a trade (protocol 3.6, ledger types). */
export type LedgerKind =
  | 'DEPOSIT'
  | 'WITHDRAW'
  | 'SUB_ACCOUNT_TRANSFER'
  | 'CONVERT'
  | 'EARN'
  | 'YIELD_TO_BALANCE'
  /** The protocol has one type for what Earn and staking pay. */
  | 'STAKING_REWARD'
  | 'STAKING'
  | 'UNSTAKING'
  | 'UNSTAKING_FEE'
  | 'REFERRAL'
  | 'REBATE'
  | 'CREDIT'
  | 'DISTRIBUTION'
  | 'INTEREST'
  | 'FUNDING_FEE'
  | 'REALIZED_PNL'
  /** Profit of what is held, and what is taken back of it once that is closed: the protocol has no type for it. */
  | 'PNL_SETTLEMENT'
  | 'LIQUIDATION'
  | 'SPECIAL'
  /** Leg by leg, and before its fee: never booked by itself, told of what was executed. */
  | 'BUY'
  | 'SELL'
  /** Of a trade: never booked by itself, told of what was executed. */
  | 'TRANSACTION_FEE';

export interface TransferLeg {
  readonly from: string;
  readonly to: string;
  readonly asset: string;
  /** Above zero. */
  readonly amount: Units;
  /** What it is booked as where that is not what the transfer is. */
  readonly as?: LedgerKind;
  /** Kept of what the same transfer brings, and as what: it asks nothing of the balance beside that. */
  readonly withheld?: LedgerKind;
}

export type LedgerCommand =
  /** Books money in from (or, negative, out to) the outside world. */
  | {
      readonly type: 'deposit';
      readonly accountId: string;
      readonly asset: string;
      readonly amount: Units;
      readonly kind?: LedgerKind;
    }
  /**
   * All legs or none. A customer's leg needs an available balance (`insufficientBalance`) that its margin can
   * spare (`insufficientMargin`); system and house accounts may go below zero. The same `reference` has one
   * effect, however often it comes. `opens` names a customer's account that there is from a transfer on that
   * reaches it: a refused one leaves none behind.
   */
  | {
      readonly type: 'transfer';
      readonly kind: LedgerKind;
      readonly reference: string;
      readonly legs: readonly TransferLeg[];
      readonly opens?: string;
    };

/** A customer's balance changed. */
export interface LedgerEntry {
  readonly entryId: number;
  readonly accountId: string;
  readonly kind: LedgerKind;
  readonly asset: string;
  /** Below zero when money left. */
  readonly amount: Units;
  readonly reference: string;
  readonly at: number;
  /** Of a trade: what it took or gave for it, below zero when it left. */
  readonly otherLeg?: { readonly asset: string; readonly amount: Units } | undefined;
}

export interface LedgerFilter extends HistoryFilter {
  readonly kind?: LedgerKind | undefined;
  readonly asset?: string | undefined;
  /** How their reference begins. */
  readonly reference?: string | undefined;
}

export interface LedgerReads {
  /** Newest first. `symbol` of the filter is not used. */
  entries(accountId: string, filter: LedgerFilter): { rows: readonly LedgerEntry[]; total: number };
  /** What is booked in an account under exactly this reference. */
  entryOf(accountId: string, reference: string): LedgerEntry | undefined;
}

export interface EngineBalance {
  readonly accountId: string;
  readonly asset: string;
  readonly holding: Units;
  /** Reserved by open orders; at most `holding` for a customer. */
  readonly frozen: Units;
  /** Of USDT: what a voucher has lent and may not leave the account. */
  readonly lent: Units;
  /** Grows by one per change. */
  readonly version: number;
}
