import { mapResult, success } from '../../domain/shared/result';
import {
  type MoneyRecord,
  type RecordKind,
  recordOfConversion,
  recordOfLine,
  recordOfMovement,
  recordsOfWithdrawal,
  recordOfTransfer,
  withUnderWay,
} from '../../domain/wallet/money-record';
import type { ShownStatus } from '../../domain/wallet/movement';
import { known } from '../kernel/resource';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { Session } from '../session/session';
import { wholeHistory } from '../trading/whole-history';
import { ConvertPort } from './convert.port';
import { TransfersPort } from './transfers.port';
import { type WalletPage, WalletPort, type WalletQuery } from './wallet.port';

export interface RecordQuery extends WalletQuery {
  /** Of every kind when absent: then as the ledger has booked it, a conversion leg by leg. */
  readonly kind?: RecordKind | undefined;
  /** Of deposits and withdrawals. */
  readonly status?: ShownStatus | undefined;
}

/** What happened to the account's money, newest first; each kind from where most is known of it. */
export class MoneyRecords {
  static readonly needs: Needs<typeof MoneyRecords> = [WalletPort, TransfersPort, ConvertPort, Session];

  constructor(
    private readonly wallet: WalletPort,
    private readonly transfers: TransfersPort,
    private readonly convert: ConvertPort,
    private readonly session: Session,
  ) {}

  async page({ kind, status, ...query }: RecordQuery): Outcome<WalletPage<MoneyRecord>> {
    switch (kind) {
      case 'DEPOSIT':
        return mapped(await this.wallet.movements({ ...query, side: kind, status }), recordOfMovement);
      case 'WITHDRAW':
        return mapResult(await this.wallet.movements({ ...query, side: kind, status }), ({ rows, total }) => ({
          // Of one status alone: what came back is done, and no withdrawal.
          rows: rows.flatMap((row) => (status === undefined ? recordsOfWithdrawal(row) : [recordOfMovement(row)])),
          total,
        }));
      case 'SUB_ACCOUNT_TRANSFER':
        return mapped(await this.transfers.transfers(query), (transfer) => recordOfTransfer(transfer, this.#accountId));
      case 'CONVERT': {
        const { asset, ...rest } = query;
        return mapped(await this.convert.conversions({ ...rest, sellAsset: asset }), recordOfConversion);
      }
      default:
        return mapped(await this.wallet.ledger({ ...query, kind }), recordOfLine);
    }
  }

  /** As `page`, of every kind with the deposits that are being confirmed above the first. */
  async shown(query: RecordQuery): Outcome<WalletPage<MoneyRecord>> {
    if (query.kind !== undefined || query.page !== 1) return this.page(query);
    const deposits = await this.wallet.movements({ ...query, side: 'DEPOSIT' });
    const booked = await this.page(query);
    if (!booked.ok || !deposits.ok) return booked;
    const { rows, total } = booked.value;
    return success({ rows: withUnderWay(rows, deposits.value.rows), total });
  }

  /** Every record that fits; of every kind they add up to what there is. */
  all(query: Omit<RecordQuery, 'page' | 'size'>): Outcome<readonly MoneyRecord[]> {
    return wholeHistory(
      (page) => this.page({ ...query, ...page }),
      ({ id }) => id,
    );
  }

  get #accountId(): string {
    const state = this.session.state.current;
    return (state.status === 'loggedIn' && known(state.account)?.applicationId) || '';
  }
}

function mapped<Row>(
  answer: Awaited<Outcome<WalletPage<Row>>>,
  record: (row: Row) => MoneyRecord,
): Awaited<Outcome<WalletPage<MoneyRecord>>> {
  return mapResult(answer, ({ rows, total }) => ({ rows: rows.map((row) => record(row)), total }));
}
