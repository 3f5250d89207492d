import type { CandleInterval } from '../../src/domain/markets/candle';
import type { AlgoReads } from './model/algo-model';
import type { Command, CommandOutcome } from './model/commands';
import type { EngineEvent } from './model/events';
import type { FeeRates } from './model/fee-tiers';
import type { HistoryFilter } from './model/history-filter';
import type { InstrumentSpecification } from './model/instrument-specification';
import type { EngineBalance, LedgerReads } from './model/ledger-model';
import type { MarginReads } from './model/margin-model';
import type { BookSnapshot, EngineCandle, EngineTicker, EngineTrade, Quote } from './model/market-data';
import type { EngineFill, EngineOrder } from './model/orders';
import type { VoucherEffects } from './model/voucher-model';
import type { ValuedBy } from './statistics/price-series';
import type { TradeStatisticsReads } from './statistics/statistics-model';

/**
 * The running exchange as its server sees it: commands are answered once they are durable, and events
 * follow the answers. Everything else reads the state in memory or the stored history.
 */
export interface ExchangeService {
  readonly instruments: readonly InstrumentSpecification[];
  readonly margin: MarginReads;
  readonly algos: AlgoReads;
  readonly ledger: LedgerReads;
  /** What everybody's trades add up to. */
  readonly trades: TradeStatisticsReads;
  /** Resolves after the command and its effects are in the database. Events are announced after that. */
  submit(command: Command): Promise<CommandOutcome>;
  onEvent(listener: (event: EngineEvent) => void): () => void;

  book(symbol: string, depth: number): BookSnapshot | undefined;
  /** Every resting order with whom it belongs to; not for the public. */
  quotes(symbol: string): readonly Quote[];
  ticker(symbol: string): EngineTicker | undefined;
  /** Newest first. */
  recentTrades(symbol: string, limit: number): readonly EngineTrade[];
  /** Newest first; bounds on the start are exclusive. */
  candles(
    symbol: string,
    interval: CandleInterval,
    bounds: { after?: number | undefined; before?: number | undefined; limit: number },
  ): readonly EngineCandle[];
  /** Candles of a contract's mark or index, newest first; prices are units, as numbers. */
  valueCandles(
    symbol: string,
    kind: ValuedBy,
    interval: CandleInterval,
    bounds: { after?: number | undefined; before?: number | undefined; limit: number },
  ): readonly EngineCandle[];

  hasAccount(accountId: string): boolean;
  balances(accountId: string): readonly EngineBalance[];
  order(
    accountId: string,
    key: { orderId?: number | undefined; clientOrderId?: number | undefined },
  ): EngineOrder | undefined;
  openOrders(accountId: string, filter: HistoryFilter): { rows: readonly EngineOrder[]; total: number };
  endedOrders(accountId: string, filter: HistoryFilter): { rows: readonly EngineOrder[]; total: number };
  fills(accountId: string, filter: HistoryFilter): { rows: readonly EngineFill[]; total: number };
  /** What trades of the account are charged from now on, in basis points; without one what everybody begins with. */
  fees(symbol: string, accountId?: string): FeeRates;
  /** Place in the table of tiers. */
  feeTier(accountId: string): number;
  vouchers(accountId: string): VoucherEffects;

  close(): Promise<void>;
}
