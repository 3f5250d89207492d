import { mapResult, success } from '../../domain/shared/result';
import {
  type MoneyRecord,
  type RecordKind,
  recordOfConversion,
  recordOfLine,
  recordOfMovement,
  recordOfTransfer,
} from '../../domain/wallet/money-record';
import type { MovementStatus } from '../../domain/wallet/movement';
import { known } from '../kernel/resource';
import type { Failure, Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { Session } from '../session/session';
import { ConvertPort } from './convert.port';
import { TransfersPort } from './transfers.port';
import { type WalletPage, WalletPort, type WalletQuery } from './wallet.port';

export interface RecordQuery extends WalletQuery {
  /** Of every kind when absent: then as the ledger has booked it, a conversion leg by leg. */
  readonly kind?: RecordKind | undefined;
  /** Of deposits and withdrawals. */
  readonly status?: MovementStatus | undefined;
}

export interface RecordPage extends WalletPage<MoneyRecord> {
  /** Why a part of what belongs here could not be read; the rest is here. */
  readonly missing?: Failure | undefined;
}

/** Nothing waits longer than a day, within which hardly more are made. */
const newest = 50;

/** What happened to the account's money, newest first; each kind from where most is known of it. */
export class MoneyRecords {
  static readonly needs: Needs<typeof MoneyRecords> = [WalletPort, TransfersPort, ConvertPort, Session];

  constructor(
    private readonly wallet: WalletPort,
    private readonly transfers: TransfersPort,
    private readonly convert: ConvertPort,
    private readonly session: Session,
  ) {}

  async page({ kind, status, ...query }: RecordQuery): Outcome<RecordPage> {
    switch (kind) {
      case 'DEPOSIT':
      case 'WITHDRAW':
        return mapped(await this.wallet.movements({ ...query, side: kind, status }), recordOfMovement);
      case 'SUB_ACCOUNT_TRANSFER':
        return mapped(await this.transfers.transfers(query), (transfer) => recordOfTransfer(transfer, this.#accountId));
      case 'CONVERT': {
        const { asset, ...rest } = query;
        return mapped(await this.convert.conversions({ ...rest, sellAsset: asset }), recordOfConversion);
      }
      case undefined:
        return this.#everything(query);
      default:
        return mapped(await this.wallet.ledger({ ...query, kind }), recordOfLine);
    }
  }

  /**
   * The ledger does not know yet what waits for a second person: that comes with the first page. Where either cannot be
   * read, the other is answered with what is missing.
   */
  async #everything(query: WalletQuery): Outcome<RecordPage> {
    const ledger = this.wallet.ledger({ ...query, kind: undefined });
    if (query.page > 1) return mapped(await ledger, recordOfLine);
    const [answer, transfers] = await Promise.all([ledger, this.transfers.transfers({ ...query, size: newest })]);
    const booked = mapped(answer, recordOfLine);
    if (!transfers.ok) return mapResult(booked, (page) => ({ ...page, missing: transfers.error }));
    const waiting = transfers.value.rows
      .filter(({ waitsForApproval }) => waitsForApproval)
      .map((transfer) => recordOfTransfer(transfer, this.#accountId));
    if (booked.ok) {
      const { rows, total } = booked.value;
      return success({ rows: [...waiting, ...rows].sort((one, other) => other.at - one.at), total });
    }
    return waiting.length === 0 ? booked : success({ rows: waiting, total: waiting.length, missing: booked.error });
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
