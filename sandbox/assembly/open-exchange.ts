import { join } from 'node:path';
import { day } from '../../src/domain/shared/instant';
import { DurableExchange } from '../storage/exchange/durable-exchange';
import { ExchangeState } from '../engine/exchange-state';
import { outsideWorld } from '../engine/ledger/ledger';
import { insuranceAccount } from '../engine/margin/contracts';
import { settlementAsset } from '../engine/margin/account-margins';
import type { EngineEvent } from '../engine/model/events';
import type { InstrumentSpecification } from '../engine/model/instrument-specification';
import { unitsFromText } from '../engine/model/units';
import { instruments as allInstruments } from '../services/markets/instruments';
import { crowdAccounts } from '../services/simulation/house-accounts';
import { historyStart, simulateGap, simulatePast } from '../services/simulation/market-history';
import { seededRandom } from '../shared/random';
import { Simulation } from '../services/simulation/simulation';
import { openDatabase } from '../storage/database';
import { ExchangeStore } from '../storage/exchange/exchange-store';

export interface ExchangeOptions {
  /** Where the database lives; undefined keeps everything in memory. */
  readonly directory: string | undefined;
  /** The same seed and the same clock give the same exchange. */
  readonly seed: number;
  readonly clock: { now(): number };
  /** Whether a new exchange begins with a simulated past. */
  readonly history: 'seeded' | 'none';
  /** Whether makers and takers act by themselves, by timers. */
  readonly live: boolean;
  /** Whether time passes by itself, by a timer; as `live` unless given. */
  readonly ticking?: boolean | undefined;
  /** All unless given. */
  readonly instruments?: readonly InstrumentSpecification[];
}

/** Far from every seed in use. */
const whims = 0x5eed0000;
/** Milliseconds between two turns of makers and takers. */
const turnEvery = 50;
/** A shorter absence is not noticed. */
const shortestGap = 2_000;
/** A longer absence is left as a gap in the candles. */
const longestGap = day;

/**
 * Opens the exchange: restored from its database, or new with a simulated past.
 * @throws FileInUseError when another process has the database open.
 */
export async function openExchange(options: ExchangeOptions): Promise<DurableExchange> {
  const { directory, clock } = options;
  const specifications = options.instruments ?? allInstruments;
  const state = new ExchangeState(specifications, crowdAccounts);
  const store = new ExchangeStore(
    openDatabase(directory === undefined ? undefined : join(directory, 'exchange.db')),
    directory !== undefined,
  );
  try {
    const simulation = begin(state, store, options);
    const exchange = new DurableExchange(state, store, clock, simulation);
    if (options.ticking ?? options.live) exchange.startTime();
    if (options.live) exchange.startMarket(turnEvery);
    return exchange;
  } catch (error) {
    store.close();
    throw error;
  }
}

function begin(
  state: ExchangeState,
  store: ExchangeStore,
  { clock, seed, history, live }: ExchangeOptions,
): Simulation {
  const now = clock.now();
  const lastPrice = (symbol: string): number | undefined => state.statistics.get(symbol)?.lastPrice;
  if (store.restore(state)) {
    const gap = now - state.at;
    const catchUp = live && gap > shortestGap && gap <= longestGap;
    const from = catchUp ? state.at : now;
    // Another stretch of the generator, so that the days after a restart do not repeat those before.
    const dice = seed + Math.floor(now / 1000);
    const simulation = new Simulation(state, seededRandom(dice), seededRandom(dice + whims), from);
    if (Simulation.openAccounts(state, from)) store.save(state);
    simulation.adopt(lastPrice);
    if (catchUp) {
      const events = simulateGap(state, simulation, from, now);
      startCounting(state, now);
      store.save(state, events);
    }
    return simulation;
  }
  const from = history === 'seeded' ? historyStart(now) : now;
  const simulation = new Simulation(state, seededRandom(seed), seededRandom(seed + whims), from);
  Simulation.openAccounts(state, from);
  const events = history === 'seeded' ? beginWithPast(state, simulation, from, now) : [];
  state.at = now;
  startCounting(state, now);
  store.save(state, events);
  return simulation;
}

/** What the insurance fund of a new exchange begins with, in USDT. */
const firstInsurance = unitsFromText('1000000');

function beginWithPast(state: ExchangeState, simulation: Simulation, from: number, now: number): EngineEvent[] {
  const leg = { from: outsideWorld, to: insuranceAccount, asset: settlementAsset, amount: firstInsurance };
  state.engine.apply({ type: 'transfer', kind: 'DEPOSIT', reference: 'insurance-fund', legs: [leg] }, from);
  return simulatePast(state, simulation, now);
}

/** Books changed without a word while time was run through: a snapshot from before must not join what follows. */
function startCounting(state: ExchangeState, now: number): void {
  for (const book of state.engine.books.values()) book.at = Math.max(now, book.at + 1);
}
