import type { ExchangeState } from '../../engine/exchange-state';
import type { AccountStatistics } from '../../engine/statistics/account-statistics';
import { keptTrades } from '../../engine/statistics/account-statistics';
import type { DayFigures, OwnTrade } from '../../engine/statistics/trade-figures';
import type { EmbeddedDatabase } from '../database';
import { insert } from '../insert';

const schema = `
  CREATE TABLE IF NOT EXISTS trade_day (
    account_id TEXT NOT NULL, kind TEXT NOT NULL, day INTEGER NOT NULL, markets TEXT NOT NULL, PRIMARY KEY (account_id, day));
  CREATE TABLE IF NOT EXISTS trade_recent (account_id TEXT PRIMARY KEY, trades TEXT NOT NULL);
`;

interface DayRow {
  readonly account_id: string;
  readonly kind: AccountStatistics['kind'];
  readonly day: number;
  readonly markets: string;
}

type Kept = readonly [
  symbol: string,
  volume: string,
  makerVolume: string,
  trades: number,
  realised: string,
  fees: string,
  wins: number,
  losses: number,
  held: number,
  quantity: number,
  cost: string,
  openedAt: number,
];
type KeptTrade = Omit<OwnTrade, 'orderId' | 'realised' | 'closedCost' | 'fee'> & {
  /** Left out by older versions. */
  readonly orderId?: number;
  readonly realised: string;
  readonly closedCost: string;
  readonly fee: string;
};

/**
 * Trade statistics in the database, a row for an account's day. Written with each snapshot of the state: the
 * journal that follows the snapshot brings what was traded since.
 */
export class StatisticsStore {
  constructor(private readonly database: EmbeddedDatabase) {
    database.exec(schema);
  }

  /** Writes what changed since the last call. To be called inside the transaction that stores the snapshot. */
  save(state: ExchangeState): void {
    for (const account of state.traders.accounts.values()) {
      if (account.dirty.size === 0) continue;
      for (const day of account.dirty) this.#saveDay(account, day);
      account.dirty.clear();
      const trades = account.recent.slice(-keptTrades).map((trade): KeptTrade => ({
        ...trade,
        realised: String(trade.realised),
        closedCost: String(trade.closedCost),
        fee: String(trade.fee),
      }));
      insert(
        this.database,
        'trade_recent',
        { account_id: account.accountId, trades: JSON.stringify(trades) },
        'replace',
      );
    }
  }

  load(state: ExchangeState): void {
    for (const row of this.database.all<DayRow>(
      'SELECT account_id, kind, day, markets FROM trade_day ORDER BY account_id, day',
    )) {
      const { markets } = state.traders.account(row.account_id, row.kind);
      for (const kept of JSON.parse(row.markets) as Kept[]) {
        const days = markets.get(kept[0]) ?? [];
        markets.set(kept[0], days);
        days.push(figuresOf(Number(row.day), kept));
      }
    }
    for (const row of this.database.all<{ account_id: string; trades: string }>(
      'SELECT account_id, trades FROM trade_recent',
    )) {
      const { recent } = state.traders.account(row.account_id, 'customer');
      for (const trade of JSON.parse(row.trades) as KeptTrade[]) {
        recent.push({
          ...trade,
          orderId: trade.orderId ?? -trade.tradeId,
          realised: BigInt(trade.realised),
          closedCost: BigInt(trade.closedCost),
          fee: BigInt(trade.fee),
        });
      }
    }
  }

  #saveDay(account: AccountStatistics, day: number): void {
    const rows: Kept[] = [];
    for (const [symbol, days] of account.markets) {
      // Mostly the last one.
      const figures = days.findLast((each) => each.day === day);
      if (figures !== undefined) rows.push(keptOf(symbol, figures));
    }
    if (rows.length === 0)
      this.database.run('DELETE FROM trade_day WHERE account_id = ? AND day = ?', [account.accountId, day]);
    else
      insert(
        this.database,
        'trade_day',
        { account_id: account.accountId, kind: account.kind, day, markets: JSON.stringify(rows) },
        'replace',
      );
  }
}

function keptOf(symbol: string, figures: DayFigures): Kept {
  const { volume, makerVolume, trades, realised, fees, wins, losses, held, position } = figures;
  const { quantity, cost, openedAt } = position;
  return [
    symbol,
    String(volume),
    String(makerVolume),
    trades,
    String(realised),
    String(fees),
    wins,
    losses,
    held,
    quantity,
    String(cost),
    openedAt,
  ];
}

function figuresOf(day: number, kept: Kept): DayFigures {
  const [, volume, makerVolume, trades, realised, fees, wins, losses, held, quantity, cost, openedAt] = kept;
  return {
    day,
    volume: BigInt(volume),
    makerVolume: BigInt(makerVolume),
    trades,
    realised: BigInt(realised),
    fees: BigInt(fees),
    wins,
    losses,
    held,
    position: { quantity, cost: BigInt(cost), openedAt },
  };
}
