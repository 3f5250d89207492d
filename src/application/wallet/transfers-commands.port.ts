import type { Decimal } from '../../domain/shared/decimal';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';
import type { WithdrawalProof } from './wallet-commands.port';

/** Money between accounts of the exchange (protocol 3.6, 3.8). Needs a session. */
export interface TransfersCommandsPort {
  /** Between own accounts. `notFound` for an account that is not one's own. */
  move(
    asset: string,
    amount: Decimal,
    fromAccountId: string,
    toAccountId: string,
  ): Outcome<{ readonly transferId: string }>;
  /**
   * To another person, at once and for good unless a second person has to let it go first: proved like a withdrawal.
   * `notFound` for nobody.
   */
  sendToUser(
    userId: string,
    asset: string,
    amount: Decimal,
    proof: WithdrawalProof,
  ): Outcome<{ readonly transferId: string; readonly waitsForApproval: boolean }>;
}

export const TransfersCommandsPort = token<TransfersCommandsPort>('TransfersCommandsPort');
