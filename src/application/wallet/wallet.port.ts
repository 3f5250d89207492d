import type { Decimal } from '../../domain/shared/decimal';
import type { Instant } from '../../domain/shared/instant';
import type { BalancePoint } from '../../domain/wallet/balance-course';
import type { Holding } from '../../domain/wallet/holding';
import type { LedgerLine, Movement, ShownStatus } from '../../domain/wallet/movement';
import type { CurrencyRate } from '../../domain/wallet/purchase';
import type { DepositAddress, TokenNetwork } from '../../domain/wallet/token-network';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** A page of a history, newest first, with bounds that are both inclusive. */
export interface WalletQuery {
  readonly asset?: string | undefined;
  readonly from?: Instant | undefined;
  readonly to?: Instant | undefined;
  /** Counted from 1. */
  readonly page: number;
  /** 1000 at most. */
  readonly size: number;
}

export interface MovementQuery extends WalletQuery {
  readonly network?: string | undefined;
  readonly side?: Movement['side'] | undefined;
  readonly status?: ShownStatus | undefined;
}

export interface WalletPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** What may leave within 24 hours; USDT. */
export interface WithdrawalAllowance {
  readonly limit: Decimal;
  readonly used: Decimal;
  /** What of it left without a second person, which is what `approvalAbove` counts. */
  readonly usedUnapproved: Decimal;
  /** How many more go without a network fee today (UTC). */
  readonly free: number;
  /** Above it a second person is asked; absent where none is. */
  readonly approvalAbove: Decimal | undefined;
}

/** USDT; ratios are absent with a debt and nothing to cover it. */
export interface LoanToValue {
  readonly debt: Decimal;
  readonly collateral: Decimal;
  readonly current: Decimal | undefined;
  readonly after: Decimal | undefined;
}

/** Money in and out over the chains (protocol 3.6). All but `networks` and `currencyRates` needs a session. */
export interface WalletPort {
  /** What the account has, with what it has given to earn and staking. */
  holdings(): Outcome<readonly Holding[]>;
  /** `invalid` for a token that does not exist. */
  networks(asset: string): Outcome<readonly TokenNetwork[]>;
  currencyRates(): Outcome<readonly CurrencyRate[]>;
  depositAddress(asset: string, network: string): Outcome<DepositAddress>;
  movements(query: MovementQuery): Outcome<WalletPage<Movement>>;
  /** Every change of a balance, a trade leg by leg beside its fee; `kind` as the exchange names it. */
  ledger(query: WalletQuery & { readonly kind?: string | undefined }): Outcome<WalletPage<LedgerLine>>;
  /** On the hour, by the day before the last eight; oldest first. */
  balanceHistory(from: Instant): Outcome<readonly BalancePoint[]>;
  allowance(): Outcome<WithdrawalAllowance>;
  loanToValue(asset: string, taken: Decimal): Outcome<LoanToValue>;
}

export const WalletPort = token<WalletPort>('WalletPort');
