import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { ChainTransfersQueries } from './chain-transfers.queries';
import { WalletCommandsPort } from './wallet-commands.port';

/** Takes a withdrawal back that has not left. Asking twice has one effect: the second is told that there is nothing to take back. */
export class CancelWithdrawal {
  static readonly needs: Needs<typeof CancelWithdrawal> = [WalletCommandsPort, ChainTransfersQueries];

  constructor(
    private readonly wallet: WalletCommandsPort,
    private readonly queries: ChainTransfersQueries,
  ) {}

  async execute(withdrawalId: string): Outcome<void> {
    const cancelled = await this.wallet.cancelWithdrawal(withdrawalId);
    this.queries.moved();
    return cancelled;
  }
}
