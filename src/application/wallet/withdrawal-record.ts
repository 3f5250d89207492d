import type { Decimal } from '../../domain/shared/decimal';
import { mapResult } from '../../domain/shared/result';
import type { Recipient } from '../../domain/wallet/withdrawal';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { TransfersPort } from './transfers.port';
import { WalletPort } from './wallet.port';

export interface WithdrawalWish {
  readonly asset: string;
  /** What leaves the account; the network's fee comes out of it. */
  readonly amount: Decimal;
  readonly to: Recipient;
}

interface RecordedWithdrawal {
  readonly id: string;
  readonly waitsForApproval: boolean;
}

/** So many may have begun at once, elsewhere, without hiding the one that is looked for. */
const newest = 50;

/** The calls that send money take no id of the sender's, so a withdrawal is found by all that it says. */
export class WithdrawalRecord {
  static readonly needs: Needs<typeof WithdrawalRecord> = [WalletPort, TransfersPort];

  constructor(
    private readonly wallet: WalletPort,
    private readonly transfers: TransfersPort,
  ) {}

  /** The newest that say exactly this. */
  async like({ asset, amount, to }: WithdrawalWish): Outcome<readonly RecordedWithdrawal[]> {
    const query = { asset, page: 1, size: newest };
    if ('userId' in to)
      return mapResult(await this.transfers.transfers(query), ({ rows }) =>
        rows
          .filter((row) => row.to.userId === to.userId && row.amount.eq(amount))
          .map(({ id, status }) => ({ id, waitsForApproval: status === 'WAITING' })),
      );
    return mapResult(await this.wallet.movements({ ...query, side: 'WITHDRAW', network: to.network }), ({ rows }) =>
      rows
        .filter((row) => row.targetAddress === to.address && row.memo === to.memo && row.amount.eq(amount))
        .map(({ id, waitsForApproval }) => ({ id, waitsForApproval })),
    );
  }
}
