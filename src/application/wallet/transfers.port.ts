import type { Decimal } from '../../domain/shared/decimal';
import type { Transfer } from '../../domain/wallet/transfer';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { WalletPage, WalletQuery, WithdrawalProof } from './wallet.port';

/** Money between accounts of the exchange (protocol 3.6, 3.8). Needs a session. */
export interface TransfersPort {
  /** Between own accounts. `notFound` for an account that is not one's own. */
  move(
    asset: string,
    amount: Decimal,
    fromAccountId: string,
    toAccountId: string,
  ): Outcome<{ readonly transferId: string }>;
  /** To another person, at once and for good: proved like a withdrawal. `notFound` for nobody. */
  sendToUser(
    userId: string,
    asset: string,
    amount: Decimal,
    proof: WithdrawalProof,
  ): Outcome<{ readonly transferId: string }>;
  /** Of the account, in and out, newest first. */
  transfers(query: WalletQuery): Outcome<WalletPage<Transfer>>;
}

export const TransfersPort = token<TransfersPort>('TransfersPort');
