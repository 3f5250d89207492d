import type { Outcome } from '../../../application/kernel/failure';
import type { TransfersCommandsPort } from '../../../application/wallet/transfers-commands.port';
import type { TransfersPort } from '../../../application/wallet/transfers.port';
import type { WithdrawalProof } from '../../../application/wallet/wallet-commands.port';
import type { WalletPage, WalletQuery } from '../../../application/wallet/wallet.port';
import { decimalText, type Decimal } from '../../../domain/shared/decimal';
import { mapResult } from '../../../domain/shared/result';
import type { Payee, Transfer } from '../../../domain/wallet/transfer';
import type { walletEndpoints } from '../../wire/catalogue/wallet.endpoints';
import { RestClient } from '../transport/rest-client';
import { pagingToWire, transferFromWire, walletPage } from './wallet.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestTransfersAdapter implements TransfersPort, TransfersCommandsPort {
  static readonly needs: Needs<typeof RestTransfersAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async move(
    asset: string,
    amount: Decimal,
    fromAccountId: string,
    toAccountId: string,
  ): Outcome<{ readonly transferId: string }> {
    const body = {
      token: asset,
      amount: decimalText(amount),
      from: { applicationId: fromAccountId },
      to: { applicationId: toAccountId },
    };
    const answer = await this.#client.send(call('transfer'), { body });
    return mapResult(answer, ({ data }) => ({ transferId: data.id }));
  }

  async sendToUser(
    userId: string,
    asset: string,
    amount: Decimal,
    { otp, emailCode, withdrawPassword, passkey }: WithdrawalProof,
  ): Outcome<{ readonly transferId: string; readonly waitsForApproval: boolean }> {
    const proof = {
      ...(otp === undefined ? {} : { otp }),
      ...(emailCode === undefined ? {} : { email_code: emailCode }),
      ...(withdrawPassword === undefined ? {} : { withdraw_password: withdrawPassword }),
      ...(passkey === undefined ? {} : { passkey }),
    };
    const answer = await this.#client.send(call('internalWithdraw'), {
      body: { target_user_id: userId, balance_token: asset, amount: decimalText(amount), ...proof },
    });
    return mapResult(answer, ({ withdraw_id: transferId, waiting = false }) => ({
      transferId,
      waitsForApproval: waiting,
    }));
  }

  async payee(userId: string): Outcome<Payee> {
    const answer = await this.#client.send(call('recipient'), { query: { userId } });
    return mapResult(answer, ({ data }) => data);
  }

  async transfers(query: WalletQuery): Outcome<WalletPage<Transfer>> {
    const filter = query.asset === undefined ? {} : { token: query.asset };
    const answer = await this.#client.send(call('transferHistory'), {
      query: { ...pagingToWire(query), ...filter },
    });
    return mapResult(answer, ({ data }) => walletPage(data.rows, data.meta?.total, transferFromWire));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof walletEndpoints>(name: Name): Promise<(typeof walletEndpoints)[Name]> {
  return (await import('../../wire/catalogue/wallet.endpoints')).walletEndpoints[name];
}
