import type {
  FundingPayment,
  FundingSettlement,
  InsuranceFundPoint,
  Liquidation,
  PositionSide,
} from '../../engine/model/margin-model';
import type { EngineEvent } from '../../engine/model/events';
import type { HistoryFilter } from '../../engine/model/history-filter';
import type { EmbeddedDatabase, SqlValue } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS funding_settlement (
    symbol TEXT NOT NULL, created_at INTEGER NOT NULL, rate TEXT NOT NULL, next_at INTEGER NOT NULL, mark_price TEXT NOT NULL,
    PRIMARY KEY (symbol, created_at)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS funding_settlement_at ON funding_settlement (created_at);
  CREATE TABLE IF NOT EXISTS funding_payment (
    payment_id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, symbol TEXT NOT NULL, rate TEXT NOT NULL, mark_price TEXT NOT NULL,
    fee TEXT NOT NULL, interval_hours INTEGER NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS funding_payment_of_account ON funding_payment (account_id, created_at);
  CREATE TABLE IF NOT EXISTS liquidation (
    id INTEGER PRIMARY KEY, account_id TEXT NOT NULL, symbol TEXT NOT NULL, position_side TEXT NOT NULL, stage INTEGER NOT NULL,
    quantity INTEGER NOT NULL, price TEXT NOT NULL, fee TEXT NOT NULL, created_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS liquidation_of_account ON liquidation (account_id, created_at);
  CREATE TABLE IF NOT EXISTS insurance_fund (created_at INTEGER PRIMARY KEY, balance TEXT NOT NULL);
`;

interface SettlementRow {
  readonly symbol: string;
  readonly created_at: number;
  readonly rate: string;
  readonly next_at: number;
  readonly mark_price: string;
}

interface PaymentRow {
  readonly payment_id: number;
  readonly account_id: string;
  readonly symbol: string;
  readonly rate: string;
  readonly mark_price: string;
  readonly fee: string;
  readonly interval_hours: number;
  readonly created_at: number;
}

interface LiquidationRow {
  readonly account_id: string;
  readonly symbol: string;
  readonly position_side: PositionSide;
  readonly stage: 1 | 2 | 3;
  readonly quantity: number;
  readonly price: string;
  readonly fee: string;
  readonly created_at: number;
}

interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/** Funding, liquidations and the insurance fund as they were. */
export class MarginHistory {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
  }

  /** To be called inside the transaction that makes the commands durable. */
  record(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.type === 'funding') {
        this.#insertSettlement(event.settlement);
        for (const payment of event.payments) this.#insertPayment(payment);
      } else if (event.type === 'liquidation') this.#insertLiquidation(event.liquidation);
      else if (event.type === 'insurance')
        insert(
          this.database,
          'insurance_fund',
          { created_at: event.point.at, balance: event.point.balance.toString() },
          'replace',
        );
    }
  }

  settlements(filter: HistoryFilter): Page<FundingSettlement> {
    const { rows, total } = this.#page<SettlementRow>('funding_settlement', 'symbol', undefined, filter);
    return {
      rows: rows.map((row) => ({
        symbol: row.symbol,
        rate: BigInt(row.rate),
        at: row.created_at,
        nextAt: row.next_at,
        markPrice: BigInt(row.mark_price),
      })),
      total,
    };
  }

  payments(accountId: string, filter: HistoryFilter): Page<FundingPayment> {
    const { rows, total } = this.#page<PaymentRow>('funding_payment', 'payment_id DESC', accountId, filter);
    return { rows: rows.map(paymentFrom), total };
  }

  liquidations(accountId: string, filter: HistoryFilter): Page<Liquidation> {
    const { rows, total } = this.#page<LiquidationRow>('liquidation', 'id DESC', accountId, filter);
    return { rows: rows.map(liquidationFrom), total };
  }

  insuranceFund(limit: number): InsuranceFundPoint[] {
    const rows = this.database.all<{ created_at: number; balance: string }>(
      'SELECT * FROM insurance_fund ORDER BY created_at DESC LIMIT ?',
      [limit],
    );
    return rows.map((row) => ({ at: row.created_at, balance: BigInt(row.balance) }));
  }

  #page<Row>(table: string, order: string, accountId: string | undefined, filter: HistoryFilter): Page<Row> {
    const conditions: readonly (readonly [string, SqlValue | undefined])[] = [
      ['account_id = ?', accountId],
      ['symbol = ?', filter.symbol],
      ['created_at >= ?', filter.from],
      ['created_at <= ?', filter.to],
    ];
    const used = conditions.filter((condition): condition is readonly [string, SqlValue] => condition[1] !== undefined);
    const where = used.length === 0 ? '' : `WHERE ${used.map(([condition]) => condition).join(' AND ')}`;
    const values = used.map(([, value]) => value);
    const rows = this.database.all<Row>(
      `SELECT * FROM ${table} ${where} ORDER BY created_at DESC, ${order} LIMIT ? OFFSET ?`,
      [...values, filter.size, (filter.page - 1) * filter.size],
    );
    return {
      rows,
      total: this.database.get<{ total: number }>(`SELECT count(*) AS total FROM ${table} ${where}`, values)!.total,
    };
  }

  #insertSettlement({ symbol, at, rate, nextAt, markPrice }: FundingSettlement): void {
    insert(
      this.database,
      'funding_settlement',
      { symbol, created_at: at, rate: rate.toString(), next_at: nextAt, mark_price: markPrice.toString() },
      'replace',
    );
  }

  #insertPayment(payment: FundingPayment): void {
    const row: PaymentRow = {
      payment_id: payment.paymentId,
      account_id: payment.accountId,
      symbol: payment.symbol,
      rate: payment.rate.toString(),
      mark_price: payment.markPrice.toString(),
      fee: payment.fee.toString(),
      interval_hours: payment.intervalHours,
      created_at: payment.at,
    };
    insert(this.database, 'funding_payment', { ...row }, 'replace');
  }

  #insertLiquidation(liquidation: Liquidation): void {
    const { accountId, symbol, positionSide, stage, quantity, price, fee, at } = liquidation;
    const values = [accountId, symbol, positionSide, stage, quantity, price.toString(), fee.toString(), at];
    this.database.run(
      'INSERT INTO liquidation (account_id, symbol, position_side, stage, quantity, price, fee, created_at) VALUES (?,?,?,?,?,?,?,?)',
      values,
    );
  }
}

function paymentFrom(row: PaymentRow): FundingPayment {
  return {
    paymentId: row.payment_id,
    accountId: row.account_id,
    symbol: row.symbol,
    rate: BigInt(row.rate),
    markPrice: BigInt(row.mark_price),
    fee: BigInt(row.fee),
    intervalHours: row.interval_hours,
    at: row.created_at,
  };
}

function liquidationFrom(row: LiquidationRow): Liquidation {
  return {
    accountId: row.account_id,
    symbol: row.symbol,
    positionSide: row.position_side,
    stage: row.stage,
    quantity: row.quantity,
    price: BigInt(row.price),
    fee: BigInt(row.fee),
    at: row.created_at,
  };
}
