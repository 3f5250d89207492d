import { zero } from '../../domain/shared/decimal';
import { success } from '../../domain/shared/result';
import {
  closedPositions,
  withLiquidationCosts,
  type ClosedPosition,
  type LiquidationEntry,
  type PositionFill,
} from '../../domain/trading/closed-positions';
import { positionKey } from '../../domain/trading/position';
import { withFunding } from '../../domain/trading/position-funding';
import type { Outcome } from '../kernel/failure';
import type { WalletPort } from '../wallet/wallet.port';
import { positionFills } from './position-fills';
import type { FundingPayment, PositionsPort } from './positions.port';
import type { HistoryPage, HistoryQuery, TradingPort } from './trading.port';

const pageSize = 500;
const mostPages = 10;

/**
 * Positions that were closed, newest first. The exchange keeps no list of them: they follow from own trades, walked
 * back from what is held now; their funding from its payments, and what liquidations took beside from the ledger. They
 * are read with the first page and kept for the others.
 */
export class ClosedPositionsQuery {
  #known: { readonly symbol: string | undefined; readonly all: readonly ClosedPosition[] } | undefined;

  constructor(
    private readonly trading: Pick<TradingPort, 'fills' | 'orderHistory' | 'openOrders'>,
    private readonly positions: Pick<PositionsPort, 'positions' | 'fundingPayments'>,
    private readonly wallet: Pick<WalletPort, 'ledger'>,
  ) {}

  async page({
    symbol,
    from = -Infinity,
    to = Infinity,
    page,
    size,
  }: HistoryQuery): Outcome<HistoryPage<ClosedPosition>> {
    if (page === 1 || !this.#known || this.#known.symbol !== symbol) {
      const read = await this.#read(symbol);
      if (!read.ok) return read;
      this.#known = { symbol, all: read.value };
    }
    const rows = this.#known.all.filter(({ closedAt }) => closedAt >= from && closedAt <= to);
    return success({ rows: rows.slice((page - 1) * size, page * size), total: rows.length });
  }

  async #read(symbol: string | undefined): Outcome<readonly ClosedPosition[]> {
    const [fills, held] = await Promise.all([
      positionFills(this.trading, symbol === undefined ? {} : { symbol }),
      this.positions.positions(symbol),
    ]);
    if (!fills.ok) return fills;
    if (!held.ok) return held;
    const byPosition = new Map<string, PositionFill[]>();
    for (const fill of [...fills.value].reverse()) {
      const key = positionKey(fill);
      const own = byPosition.get(key);
      if (own) own.push(fill);
      else byPosition.set(key, [fill]);
    }
    const holdings = new Map(held.value.map((position) => [positionKey(position), position.holding]));
    const closed = [...byPosition].flatMap(([key, own]) => closedPositions(own, holdings.get(key) ?? zero));
    closed.sort((a, b) => b.closedAt - a.closedAt);
    const [entries, funded] = await Promise.all([
      this.#liquidationsOf(closed.filter(({ liquidated }) => liquidated)),
      this.#withFunding(closed, symbol),
    ]);
    return success(entries ? withLiquidationCosts(funded, entries) : funded);
  }

  /** Payments come newest first: as far back as they were read, positions are told with their funding, and without it before. */
  async #withFunding(
    closed: readonly ClosedPosition[],
    symbol: string | undefined,
  ): Promise<readonly ClosedPosition[]> {
    const opened = closed.flatMap(({ openedAt }) => openedAt ?? []);
    if (opened.length === 0) return closed;
    const from = Math.min(...opened);
    const payments: FundingPayment[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.positions.fundingPayments({ symbol, from, page, size: pageSize });
      if (!answer.ok) break;
      payments.push(...answer.value.rows);
      if (page * pageSize >= answer.value.total) return withFunding(closed, payments, from);
    }
    const oldest = payments.at(-1);
    return oldest ? withFunding(closed, payments, oldest.at + 1) : closed;
  }

  /** @returns nothing where the ledger cannot be read to its end: positions are told without it, too */
  async #liquidationsOf(liquidated: readonly ClosedPosition[]): Promise<readonly LiquidationEntry[] | undefined> {
    if (liquidated.length === 0) return [];
    const from = Math.min(...liquidated.map(({ openedAt = -Infinity }) => openedAt));
    const entries: LiquidationEntry[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.wallet.ledger({
        kind: 'LIQUIDATION',
        ...(Number.isFinite(from) && { from }),
        page,
        size: pageSize,
      });
      if (!answer.ok) return undefined;
      entries.push(...answer.value.rows);
      if (page * pageSize >= answer.value.total) return entries;
    }
    return undefined;
  }
}
