import type { Payee, Transfer } from '../../domain/wallet/transfer';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { WalletPage, WalletQuery } from './wallet.port';

/** Money between accounts of the exchange (protocol 3.6, 3.8). Needs a session. */
export interface TransfersPort {
  /** Of the account, in and out, newest first. */
  transfers(query: WalletQuery): Outcome<WalletPage<Transfer>>;
  /** Whose UID it is. `notFound` for nobody's. */
  payee(userId: string): Outcome<Payee>;
}

export const TransfersPort = token<TransfersPort>('TransfersPort');
