import type { Engine } from '../engine';
import type { MarginMode, PositionSide } from '../model/margin-model';
import type { DailyRow } from '../ledger/daily-figures';
import { MarginAccount, type MarginAccountRow } from '../margin/margin-account';
import type { MarketMarksRow } from '../margin/market-marks';
import type { Position } from '../ledger/account';

type PositionRow = readonly [
  accountId: string,
  symbol: string,
  side: PositionSide,
  holding: number,
  openCost: string,
  settleCost: string,
  realizedPnl: string,
  isolatedMargin: string,
  marginMode: MarginMode,
  openedAt: number,
  updatedAt: number,
  version: number,
  daily: readonly DailyRow[],
];

export interface MarginSnapshot {
  readonly positions: readonly PositionRow[];
  readonly settings: readonly (readonly [accountId: string, row: MarginAccountRow])[];
  readonly markets: readonly (readonly [symbol: string, row: MarketMarksRow])[];
  readonly spotIndex: readonly (readonly [symbol: string, price: string])[];
  readonly nextPaymentId: number;
  readonly settledAt: number;
  readonly fund: readonly [at: number, balance: string];
}

const untouched = JSON.stringify(new MarginAccount().row());

export function marginSnapshot({ ledger, margins, prices, funding, timekeeper }: Engine): MarginSnapshot {
  const positions = [...ledger.accounts.values()].flatMap((account) => account.sortedPositions());
  return {
    positions: positions.filter(({ version, updatedAt }) => version !== 0 || updatedAt !== 0).map(rowOf),
    settings: [...margins.settled]
      .map(([accountId, settings]) => [accountId, settings.row()] as const)
      .filter(([, row]) => JSON.stringify(row) !== untouched)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    markets: [...prices.markets].map(([symbol, marks]) => [symbol, marks.row()] as const),
    spotIndex: [...prices.spotOverrides].map(([symbol, price]) => [symbol, price.toString()] as const),
    nextPaymentId: funding.nextPaymentId,
    settledAt: timekeeper.settledAt,
    fund: [timekeeper.fundAt.at, timekeeper.fundAt.balance.toString()],
  };
}

/** To be called after accounts are back and before orders are. */
export function restoreMargin(engine: Engine, snapshot: MarginSnapshot): void {
  for (const row of snapshot.positions) restorePosition(engine, row);
  for (const [accountId, row] of snapshot.settings) engine.margins.settings(accountId).restore(row);
  for (const [symbol, row] of snapshot.markets) engine.prices.markets.get(symbol)?.restore(row);
  for (const [symbol, price] of snapshot.spotIndex) engine.prices.spotOverrides.set(symbol, BigInt(price));
  engine.funding.nextPaymentId = snapshot.nextPaymentId;
  engine.timekeeper.settledAt = snapshot.settledAt;
  engine.timekeeper.fundAt = { at: snapshot.fund[0], balance: BigInt(snapshot.fund[1]) };
}

function rowOf(position: Position): PositionRow {
  return [
    position.account.accountId,
    position.instrument.symbol,
    position.side,
    position.holding,
    position.openCost.toString(),
    position.settleCost.toString(),
    position.realizedPnl.toString(),
    position.isolatedMargin.toString(),
    position.marginMode,
    position.openedAt,
    position.updatedAt,
    position.version,
    position.daily.rows(),
  ];
}

function restorePosition({ ledger, books, contracts }: Engine, row: PositionRow): void {
  const [
    accountId,
    symbol,
    side,
    holding,
    openCost,
    settleCost,
    realizedPnl,
    isolatedMargin,
    marginMode,
    openedAt,
    updatedAt,
    version,
    daily,
  ] = row;
  const account = ledger.accounts.get(accountId);
  const instrument = books.get(symbol)?.instrument;
  if (account === undefined || instrument === undefined) return;
  const position = contracts.position(account, instrument, side);
  position.holding = holding;
  position.openCost = BigInt(openCost);
  position.settleCost = BigInt(settleCost);
  position.realizedPnl = BigInt(realizedPnl);
  position.isolatedMargin = BigInt(isolatedMargin);
  position.marginMode = marginMode;
  position.openedAt = openedAt;
  position.updatedAt = updatedAt;
  position.version = version;
  position.daily.restore(daily);
}
