import { Engine } from './engine';
import { MarketStatistics } from './statistics/market-statistics';
import { TradeStatistics } from './statistics/trade-statistics';
import type { Command, CommandOutcome } from './model/commands';
import type { EngineEvent } from './model/events';
import type { InstrumentSpecification } from './model/instrument-specification';

/** Commands that were applied together, at one time. */
export interface Batch {
  readonly at: number;
  readonly commands: readonly Command[];
}

export interface BatchResult {
  readonly outcomes: readonly CommandOutcome[];
  readonly events: readonly EngineEvent[];
}

/** Everything the exchange knows in memory: engine and market statistics, moved by batches of commands alone. */
export class ExchangeState {
  readonly engine: Engine;
  readonly statistics = new Map<string, MarketStatistics>();
  readonly traders: TradeStatistics;
  /** Time of the last batch. */
  at = 0;

  constructor(
    readonly instruments: readonly InstrumentSpecification[],
    /** Accounts that are no traders. */
    uncounted: ReadonlySet<string> = new Set(),
  ) {
    this.traders = new TradeStatistics(uncounted);
    for (const { symbol } of instruments) this.statistics.set(symbol, new MarketStatistics(symbol));
    this.engine = new Engine(instruments, (trade, notional, maker, taker, makerFee, takerFee) => {
      this.statistics.get(trade.symbol)!.add(trade, notional);
      this.traders.add(trade, notional, maker, taker, makerFee, takerFee);
    });
  }

  apply(batch: Batch): BatchResult {
    const events: EngineEvent[] = [];
    this.at = batch.at;
    const outcomes = batch.commands.map((command) => this.engine.apply(command, batch.at, events));
    this.engine.announceBooks(batch.at, events);
    return { outcomes, events };
  }
}
