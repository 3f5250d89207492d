import type { CandleInterval } from '../../../src/domain/markets/candle';
import type { ExchangeState } from '../../engine/exchange-state';
import type { BookSnapshot, EngineCandle, EngineTicker, EngineTrade, Quote } from '../../engine/model/market-data';
import type { Command, CommandOutcome } from '../../engine/model/commands';
import type { EngineBalance, LedgerReads } from '../../engine/model/ledger-model';
import type { EngineEvent } from '../../engine/model/events';
import type { FeeRates } from '../../engine/model/fee-tiers';
import type { EngineFill, EngineOrder } from '../../engine/model/orders';
import type { ExchangeService } from '../../engine/exchange-service';
import type { HistoryFilter } from '../../engine/model/history-filter';
import type { VoucherEffects } from '../../engine/model/voucher-model';
import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { AlgoReadings } from '../../engine/algo/algo-readings';
import type { AlgoReads } from '../../engine/model/algo-model';
import type { MarginReads } from '../../engine/model/margin-model';
import { snapshotText } from '../../engine/snapshot/state-snapshot';
import { EventListeners } from './event-listeners';
import { ExchangeLedger } from './exchange-ledger';
import { ExchangeMargin } from './exchange-margin';
import type { ValuedBy } from '../../engine/statistics/price-series';
import type { TradeStatisticsReads } from '../../engine/statistics/statistics-model';
import type { ExchangeStore } from './exchange-store';

/** Milliseconds between two looks at marks, triggers and margins. */
const advanceEvery = 1000;

/** Makers and takers of the exchange's own. */
export interface MarketActors {
  turn(now: number, act: (commands: readonly Command[]) => void): void;
}

interface Waiting {
  readonly command: Command;
  readonly answer: (outcome: CommandOutcome) => void;
  readonly fail: (error: unknown) => void;
}

/** The running exchange: one writer, commands applied in order and stored in groups before they are answered. */
export class DurableExchange implements ExchangeService {
  readonly ledger: LedgerReads;
  readonly margin: MarginReads;
  readonly algos: AlgoReads;
  #waiting: Waiting[] = [];
  #flushing: NodeJS.Immediate | undefined;
  readonly #timers: NodeJS.Timeout[] = [];
  #advancedAt = 0;
  readonly #listeners = new EventListeners();
  /** Set when storing failed: memory is then ahead of the database, and nothing may be answered any more. */
  #broken: Error | undefined;
  #closed = false;

  constructor(
    private readonly state: ExchangeState,
    private readonly store: ExchangeStore,
    private readonly clock: { now(): number },
    private readonly actors: MarketActors,
  ) {
    this.ledger = new ExchangeLedger(state.engine.books, store.ledger);
    this.margin = new ExchangeMargin(state, store.margin, clock);
    this.algos = new AlgoReadings(state.engine.algos, store.algos);
  }

  get trades(): TradeStatisticsReads {
    return this.state.traders;
  }

  get instruments(): readonly InstrumentSpecification[] {
    return this.state.instruments;
  }

  submit(command: Command): Promise<CommandOutcome> {
    return new Promise((answer, fail) => {
      if (this.#closed) return fail(new Error('The exchange is closed.'));
      this.#waiting.push({ command, answer, fail });
      this.#flushing ??= setImmediate(() => this.#flush());
    });
  }

  onEvent(listener: (event: EngineEvent) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Lets makers and takers act by themselves. */
  startMarket(every: number): void {
    this.stepMarket();
    this.#timers.push(setInterval(() => this.stepMarket(), every));
  }

  /** Lets time pass for contracts and conditional orders, whether or not there is a market. */
  startTime(): void {
    this.#timers.push(setInterval(() => this.stepTime(), advanceEvery));
  }

  /** Brings contracts and conditional orders to the clock's time. */
  stepTime(): void {
    if (this.#closed || this.#broken !== undefined) return;
    this.#flush();
    this.#execute(this.#due());
  }

  /** Lets makers and takers act once, at the clock's time; with a clock of its own a test runs the market. */
  stepMarket(): void {
    if (this.#closed || this.#broken !== undefined) return;
    this.#flush();
    const commands = this.#due();
    this.actors.turn(this.clock.now(), (made) => commands.push(...made));
    if (commands.length > 0) this.#execute(commands);
  }

  /** The state as text, the same for the same state (candles apart). */
  stateText(): string {
    return snapshotText(this.state);
  }

  book(symbol: string, depth: number): BookSnapshot | undefined {
    return this.state.engine.books.get(symbol)?.snapshot(depth);
  }

  quotes(symbol: string): readonly Quote[] {
    return this.state.engine.books.get(symbol)?.quotes() ?? [];
  }

  ticker(symbol: string): EngineTicker | undefined {
    return this.state.statistics.get(symbol)?.ticker(this.clock.now());
  }

  recentTrades(symbol: string, limit: number): readonly EngineTrade[] {
    return this.state.statistics.get(symbol)?.recentTrades(limit) ?? [];
  }

  candles(
    symbol: string,
    interval: CandleInterval,
    bounds: { after?: number | undefined; before?: number | undefined; limit: number },
  ): readonly EngineCandle[] {
    return this.state.statistics.get(symbol)?.candles(interval, bounds) ?? [];
  }

  valueCandles(
    symbol: string,
    kind: ValuedBy,
    interval: CandleInterval,
    bounds: { after?: number | undefined; before?: number | undefined; limit: number },
  ): readonly EngineCandle[] {
    return this.state.values.get(symbol)?.[kind].candles(interval, bounds) ?? [];
  }

  hasAccount(accountId: string): boolean {
    return this.state.engine.ledger.accounts.has(accountId);
  }

  balances(accountId: string): readonly EngineBalance[] {
    const account = this.state.engine.ledger.accounts.get(accountId);
    return account === undefined ? [] : [...account.balances.values()].map((balance) => balance.view());
  }

  order(
    accountId: string,
    key: { orderId?: number | undefined; clientOrderId?: number | undefined },
  ): EngineOrder | undefined {
    if (key.orderId !== undefined) {
      const open = this.state.engine.orders.get(key.orderId);
      if (open?.account.accountId === accountId) return open.view();
    } else if (key.clientOrderId !== undefined && key.clientOrderId !== 0) {
      for (const order of this.state.engine.openOrdersOf(accountId))
        if (order.clientOrderId === key.clientOrderId) return order.view();
    }
    return this.store.history.order(accountId, key);
  }

  openOrders(accountId: string, filter: HistoryFilter): { rows: readonly EngineOrder[]; total: number } {
    const { symbol, side, from = 0, to = Number.POSITIVE_INFINITY, page, size } = filter;
    const orders = [...this.state.engine.openOrdersOf(accountId)]
      .filter(
        (order) =>
          (symbol ?? order.instrument.symbol) === order.instrument.symbol && (side ?? order.side) === order.side,
      )
      .filter((order) => order.createdAt >= from && order.createdAt <= to)
      .sort((a, b) => b.orderId - a.orderId);
    return { rows: orders.slice((page - 1) * size, page * size).map((order) => order.view()), total: orders.length };
  }

  endedOrders(accountId: string, filter: HistoryFilter): { rows: readonly EngineOrder[]; total: number } {
    return this.store.history.orders(accountId, filter);
  }

  fills(accountId: string, filter: HistoryFilter): { rows: readonly EngineFill[]; total: number } {
    return this.store.history.fills(accountId, filter);
  }

  fees(symbol: string, accountId?: string): FeeRates {
    const tier = accountId === undefined ? 0 : this.feeTier(accountId);
    return this.state.engine.books.get(symbol)?.instrument.fees(tier) ?? { makerBps: 0, takerBps: 0 };
  }

  feeTier(accountId: string): number {
    return this.state.engine.ledger.accounts.get(accountId)?.feeTier ?? 0;
  }

  vouchers(accountId: string): VoucherEffects {
    const { rebate, credit } = this.state.engine.ledger.accounts.get(accountId) ?? {};
    return {
      rebate: rebate && {
        voucherId: rebate.voucherId,
        left: rebate.left,
        part: rebate.left > 0n && this.clock.now() < rebate.until ? Number(rebate.part) : 0,
      },
      credit: credit && { ...credit },
    };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#flush();
    this.#closed = true;
    if (this.#broken === undefined) this.store.save(this.state);
    this.store.close();
  }

  /** The command that brings the time, when it has moved on by enough. */
  #due(): Command[] {
    const now = this.clock.now();
    if (now < this.#advancedAt + advanceEvery) return [];
    this.#advancedAt = now;
    return [{ type: 'advance' }];
  }

  #flush(): void {
    if (this.#flushing !== undefined) clearImmediate(this.#flushing);
    this.#flushing = undefined;
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const outcomes = this.#execute(waiting.map(({ command }) => command));
      waiting.forEach(({ command, answer }, index) => answer(this.#explained(command, outcomes[index]!)));
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }

  #execute(commands: readonly Command[]): readonly CommandOutcome[] {
    if (this.#broken !== undefined) throw this.#broken;
    if (commands.length === 0) return [];
    // Time never runs backwards inside, whatever the clock does.
    const batch = { at: Math.max(this.clock.now(), this.state.at), commands };
    try {
      const result = this.state.apply(batch);
      this.store.commit(this.state, batch, result);
      // Answers are promises and come first; events follow in the next turn, in order.
      if (result.events.length > 0) setImmediate(() => this.#listeners.tell(result.events));
      return result.outcomes;
    } catch (error) {
      this.#broken = new Error(
        'The exchange could not store its state and has stopped: make room on the disk and start it again.',
        { cause: error },
      );
      throw this.#broken;
    }
  }

  /** The engine forgets orders that ended; whether there was one is known from the history. */
  #explained(command: Command, outcome: CommandOutcome): CommandOutcome {
    if (outcome.ok || outcome.reason !== 'orderNotFound') return outcome;
    const ended =
      command.type === 'cancel' || command.type === 'edit'
        ? this.store.history.order(command.accountId, { orderId: command.orderId })
        : command.type === 'cancelAlgo' || command.type === 'editAlgo'
          ? this.store.algos.order(command.accountId, { algoOrderId: command.algoOrderId })
          : undefined;
    return ended === undefined ? outcome : { ok: false, reason: 'orderEnded' };
  }
}
