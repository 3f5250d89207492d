import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { WithdrawalQueries } from './withdrawal.queries';
import { WalletCommandsPort } from './wallet-commands.port';

/** Takes a withdrawal back that has not left. Asking twice has one effect: the second is told that there is nothing to take back. */
export class CancelWithdrawal {
  static readonly needs: Needs<typeof CancelWithdrawal> = [WalletCommandsPort, WithdrawalQueries];

  constructor(
    private readonly wallet: WalletCommandsPort,
    private readonly queries: WithdrawalQueries,
  ) {}

  async execute(withdrawalId: string): Outcome<void> {
    const cancelled = await this.wallet.cancelWithdrawal(withdrawalId);
    this.queries.moved();
    return cancelled;
  }
}
