import type { Batch, BatchResult, ExchangeState } from '../../engine/exchange-state';
import { restoreSnapshot, snapshotText } from '../../engine/snapshot/state-snapshot';
import { AlgoHistory } from './algo-history';
import { CandleStore } from './candle-store';
import type { EmbeddedDatabase } from '../database';
import { Journal } from './journal';
import { LedgerHistory } from './ledger-history';
import { MarginHistory } from './margin-history';
import { OrderHistory } from './order-history';
import { StatisticsStore } from './statistics-store';

/** A snapshot is due after this many commands or this long, whichever comes first. */
const snapshotCommands = 20_000;
const snapshotEvery = 60_000;

/** Keeps the exchange's state in a database: each batch before it is answered, the whole now and then. */
export class ExchangeStore {
  readonly history: OrderHistory;
  readonly ledger: LedgerHistory;
  readonly margin: MarginHistory;
  readonly algos: AlgoHistory;
  readonly #journal: Journal;
  readonly #candles: CandleStore;
  readonly #statistics: StatisticsStore;
  #commands = 0;
  #snapshotAt = 0;

  /** @param journaled false for a database in memory, which nothing can be recovered from. */
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly journaled: boolean,
  ) {
    this.history = new OrderHistory(database);
    this.ledger = new LedgerHistory(database);
    this.margin = new MarginHistory(database);
    this.algos = new AlgoHistory(database);
    this.#journal = new Journal(database);
    this.#candles = new CandleStore(database);
    this.#statistics = new StatisticsStore(database);
  }

  /** Brings a fresh state to where the database is. @returns false when there is nothing yet. */
  restore(state: ExchangeState): boolean {
    const text = this.#journal.snapshot();
    if (text === undefined) return false;
    restoreSnapshot(state, text);
    for (const row of this.history.clientOrderIds(state.engine.registry.nextOrderId)) {
      state.engine.registry.usedClientOrderIds(row.account_id).add(row.client_order_id);
    }
    for (const row of this.algos.clientIds(state.engine.algos.nextAlgoOrderId)) {
      state.engine.algos.registry.usedClientIds(row.account_id).add(row.client_algo_order_id);
    }
    this.#candles.load(state);
    this.#statistics.load(state);
    for (const batch of this.#journal.batches()) state.apply(batch);
    return true;
  }

  /** Makes an applied batch durable: all of it or nothing. */
  commit(state: ExchangeState, batch: Batch, result: BatchResult): void {
    this.database.transaction(() => {
      this.history.record(result.events);
      this.ledger.record(result.events);
      this.margin.record(result.events);
      this.algos.record(result.events);
      if (!this.journaled) return;
      this.#journal.append(batch);
      this.#commands += batch.commands.length;
      if (this.#commands >= snapshotCommands || batch.at - this.#snapshotAt >= snapshotEvery) this.#saveSnapshot(state);
    });
  }

  /** Stores the whole state, with executions that were not committed as a batch. */
  save(state: ExchangeState, events: BatchResult['events'] = []): void {
    this.database.transaction(() => {
      this.history.record(events);
      this.ledger.record(events);
      this.margin.record(events);
      this.algos.record(events);
      if (this.journaled) this.#saveSnapshot(state);
    });
  }

  close(): void {
    this.database.close();
  }

  #saveSnapshot(state: ExchangeState): void {
    this.#candles.save(state);
    this.#statistics.save(state);
    this.#journal.saveSnapshot(snapshotText(state));
    this.#commands = 0;
    this.#snapshotAt = state.at;
  }
}
