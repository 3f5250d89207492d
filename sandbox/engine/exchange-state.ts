import { Engine } from './engine';
import { MarketStatistics } from './statistics/market-statistics';
import { PriceSeries, type ValuedBy } from './statistics/price-series';
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
  /** Mark and index of each contract. */
  readonly values = new Map<string, Readonly<Record<ValuedBy, PriceSeries>>>();
  readonly traders: TradeStatistics;
  /** Time of the last batch. */
  at = 0;

  constructor(
    readonly instruments: readonly InstrumentSpecification[],
    /** Accounts that are no traders. */
    uncounted: ReadonlySet<string> = new Set(),
  ) {
    this.traders = new TradeStatistics(uncounted);
    for (const { symbol, type } of instruments) {
      this.statistics.set(symbol, new MarketStatistics(symbol));
      if (type === 'PERP') this.values.set(symbol, { mark: new PriceSeries(), index: new PriceSeries() });
    }
    this.engine = new Engine(instruments, (trade, notional, maker, taker, makerFee, takerFee) => {
      this.statistics.get(trade.symbol)!.add(trade, notional);
      this.traders.add(trade, notional, maker, taker, makerFee, takerFee);
    });
  }

  apply(batch: Batch): BatchResult {
    const events: EngineEvent[] = [];
    this.at = batch.at;
    const outcomes = batch.commands.map((command) => this.engine.apply(command, batch.at, events));
    if (batch.commands.some(({ type }) => type === 'advance')) this.#keepValues(batch.at);
    this.engine.announceBooks(batch.at, events);
    return { outcomes, events };
  }

  /** Keeps what mark and index are at a moment of the past that is run through, in which they are seldom taken. */
  keepValuesOf(at: number): void {
    const { prices } = this.engine;
    for (const [symbol, kept] of this.values) {
      const { index, mark } = prices.atMoment(symbol, at);
      const { finest } = this.statistics.get(symbol)!;
      if (index !== undefined) kept.index.add(index, at, finest);
      if (mark !== undefined) kept.mark.add(mark, at, finest);
    }
  }

  /** Keeps mark and index as the streams tell them. */
  #keepValues(at: number): void {
    const { prices } = this.engine;
    for (const [symbol, kept] of this.values) {
      const [index, mark] = [prices.index(symbol), prices.mark(symbol)];
      if (index !== undefined) kept.index.add(index, at, '1m');
      if (mark !== undefined) kept.mark.add(mark, at, '1m');
    }
  }
}
