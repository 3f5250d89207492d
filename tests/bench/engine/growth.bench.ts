import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Engine } from '../../../sandbox/engine/engine';
import { ExchangeState } from '../../../sandbox/engine/exchange-state';
import type { Command } from '../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../sandbox/engine/model/events';
import type { InstrumentSpecification } from '../../../sandbox/engine/model/instrument-specification';
import { snapshotText } from '../../../sandbox/engine/snapshot/state-snapshot';
import { openExchange } from '../../../sandbox/assembly/open-exchange';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { seededRandom } from '../../../sandbox/shared/random';

/*
 * How the engine's cost grows with what it holds: markets, accounts, open conditional orders. Each figure is the
 * middle of three rounds of 40,000 orders of random accounts in random markets, a fifth of them taking and the
 * others cancelled at once, with events. Speeds are per second of processor time, so that a busy machine matters
 * less; memory is what the heap holds more than before, after a collection.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const rounds = 3;
const ordersPerRound = 40_000;
const middle = 10_000;
const base = instruments.find(({ symbol }) => symbol === 'SPOT_BTC_USDT')!;

interface Size {
  readonly markets: number;
  readonly accounts: number;
  readonly algos: number;
}

interface Measured {
  readonly ordersPerSecond: number;
  readonly nanoseconds: Float64Array;
  readonly megabytes: number;
  readonly snapshotMilliseconds: number;
}

const market = (index: number): string => `SPOT_C${index}_USDT`;
const account = (index: number): string => `account-${index}`;

function specifications(count: number): InstrumentSpecification[] {
  return Array.from({ length: count }, (_, index) => ({
    ...base,
    symbol: market(index),
    base: `C${index}`,
    minNotional: '0',
    bidCapRatio: null,
    askFloorRatio: null,
    bidFloorRatio: null,
    askCapRatio: null,
  }));
}

function filled({ markets, accounts, algos }: Size): ExchangeState {
  const state = new ExchangeState(specifications(markets));
  const { engine } = state;
  const apply = (command: Command): void => {
    const outcome = engine.apply(command, 1);
    if (!outcome.ok) throw new Error(`${command.type}: ${outcome.reason}`);
  };
  apply({ type: 'openAccount', accountId: 'house', kind: 'house' });
  for (let index = 0; index < accounts; index += 1) {
    apply({ type: 'openAccount', accountId: account(index), kind: 'customer' });
    apply({ type: 'deposit', accountId: account(index), asset: 'USDT', amount: 10n ** 22n });
    apply({ type: 'deposit', accountId: account(index), asset: `C${index % markets}`, amount: 10n ** 20n });
  }
  for (let index = 0; index < markets; index += 1) {
    for (let level = 1; level <= 100; level += 1) {
      apply(order('house', index, 'BUY', middle - level * 2, 500_000));
      apply(order('house', index, 'SELL', middle + level * 2, 500_000));
    }
    apply({ ...order('house', index, 'BUY', middle - 1, 100_000), accountId: account(index % accounts) });
    apply({ ...order('house', index, 'SELL', middle - 1, 100_000), accountId: 'house', orderType: 'IOC' });
  }
  // Far away, so that they wait all the time: what is measured is what waiting costs.
  for (let index = 0; index < algos; index += 1) {
    apply({
      type: 'placeAlgo',
      accountId: account(index % accounts),
      symbol: market(Math.floor(index / accounts) % markets),
      clientAlgoOrderId: 0,
      tag: 'default',
      request: {
        algoType: 'STOP',
        side: index % 2 === 0 ? 'BUY' : 'SELL',
        childType: 'MARKET',
        quantity: 100_000,
        triggerPrice: index % 2 === 0 ? middle * 2 + index : 5_000 - (index % 4_000),
      },
    });
  }
  engine.announceBooks(1, []);
  return state;
}

function order(
  accountId: string,
  index: number,
  side: 'BUY' | 'SELL',
  price: number,
  quantity: number,
  orderType: 'LIMIT' | 'IOC' = 'LIMIT',
): Extract<Command, { type: 'place' }> {
  return {
    type: 'place',
    accountId,
    symbol: market(index),
    side,
    orderType,
    price,
    quantity,
    clientOrderId: 0,
  };
}

function run(engine: Engine, { markets, accounts }: Size, seed: number, nanoseconds: Float64Array): number {
  const random = seededRandom(seed);
  let events: EngineEvent[] = [];
  let accepted = 0;
  const started = processorTime();
  for (let index = 0; index < ordersPerRound; index += 1) {
    const before = process.hrtime.bigint();
    const who = account(Math.floor(random.next() * accounts));
    const where = Math.floor(random.next() * markets);
    const takes = random.next() < 0.2;
    const price = takes ? middle + 40 : middle - 2 - Math.floor(random.exponential(60));
    const outcome = engine.apply(
      order(who, where, 'BUY', Math.max(1_000, price), 4_000, takes ? 'IOC' : 'LIMIT'),
      index + 2,
      events,
    );
    if (outcome.ok) accepted += 1;
    if (outcome.ok && outcome.order!.status === 'NEW')
      engine.apply({ type: 'cancel', accountId: who, orderId: outcome.order!.orderId }, index + 2, events);
    if (index % 16 === 0) {
      engine.announceBooks(index + 2, events);
      events = [];
    }
    nanoseconds[index] = Number(process.hrtime.bigint() - before);
  }
  if (accepted < ordersPerRound) throw new Error(`Only ${accepted} of ${ordersPerRound} orders were accepted`);
  return (ordersPerRound / (processorTime() - started)) * 1000;
}

function measure(size: Size): Measured {
  collect();
  const before = process.memoryUsage().heapUsed;
  const state = filled(size);
  collect();
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  const nanoseconds = new Float64Array(ordersPerRound);
  run(state.engine, size, 1, nanoseconds);
  const speeds = Array.from({ length: rounds }, (_, round) => run(state.engine, size, round + 2, nanoseconds)).sort(
    (a, b) => a - b,
  );
  const began = processorTime();
  snapshotText(state);
  return {
    ordersPerSecond: speeds[Math.floor(rounds / 2)]!,
    nanoseconds: nanoseconds.sort(),
    megabytes,
    snapshotMilliseconds: processorTime() - began,
  };
}

/** Milliseconds of all threads of this process. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function print(name: string, value: number, unit: string, n: number): void {
  process.stdout.write(`${JSON.stringify({ name, value: Math.round(value * 100) / 100, unit, n })}\n`);
}

const plain: Size = { markets: 10, accounts: 100, algos: 0 };
const sizes: readonly Size[] = [
  plain,
  { ...plain, markets: 50 },
  { ...plain, markets: 200 },
  { ...plain, accounts: 2_000 },
  { ...plain, accounts: 20_000 },
  { ...plain, algos: 1_000 },
  { ...plain, algos: 10_000 },
  { markets: 200, accounts: 20_000, algos: 20_000 },
];

async function coldStart(): Promise<void> {
  collect();
  const began = performance.now();
  const worked = processorTime();
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock: Date,
    history: 'seeded',
    live: false,
  });
  print('engine.coldStart', performance.now() - began, 'ms', 1);
  print('engine.coldStart.processor', processorTime() - worked, 'ms', 1);
  collect();
  print('engine.coldStart.memory', process.memoryUsage().rss / 2 ** 20, 'MB', 1);
  await exchange.close();
}

await coldStart();
for (const size of sizes) {
  const name = `engine.growth.${size.markets}-markets.${size.accounts}-accounts.${size.algos}-conditional`;
  const { ordersPerSecond, nanoseconds, megabytes, snapshotMilliseconds } = measure(size);
  print(name, ordersPerSecond, 'orders/s', rounds * ordersPerRound);
  for (const percentile of [50, 99, 99.9])
    print(
      `${name}.p${percentile}`,
      nanoseconds[Math.floor((ordersPerRound * percentile) / 100)]! / 1000,
      'us',
      ordersPerRound,
    );
  print(`${name}.memory`, megabytes, 'MB', 1);
  print(`${name}.snapshot`, snapshotMilliseconds, 'ms', 1);
}
