import { Engine } from '../../../sandbox/engine/engine';
import type { Command } from '../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../sandbox/engine/model/events';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { seededRandom } from '../../../sandbox/shared/random';

/*
 * Matching alone: one BTC book with 1,000 resting levels a side, customers with holds and fees, events
 * made as in the running exchange. The mix is the one of a busy book: quotes placed and cancelled near
 * the front, and a fifth of the orders taking.
 */
const symbol = 'SPOT_BTC_USDT';
const levels = 1_000;
const middle = 9_240_000;
const rounds = 5;
const ordersPerRound = 200_000;

interface Round {
  readonly ordersPerSecond: number;
  readonly nanoseconds: Float64Array;
}

function prepared(): Engine {
  const engine = new Engine(instruments.filter((instrument) => instrument.symbol === symbol));
  for (const accountId of ['maker', 'taker']) {
    engine.apply({ type: 'openAccount', accountId, kind: 'customer' }, 0);
    engine.apply({ type: 'deposit', accountId, asset: 'USDT', amount: 10n ** 24n }, 0);
    engine.apply({ type: 'deposit', accountId, asset: 'BTC', amount: 10n ** 20n }, 0);
  }
  for (let level = 1; level <= levels; level += 1) {
    engine.apply(limit('maker', 'BUY', middle - level * 3, 50_000), 0);
    engine.apply(limit('maker', 'SELL', middle + level * 3, 50_000), 0);
  }
  engine.announceBooks(0, []);
  return engine;
}

function limit(
  accountId: string,
  side: 'BUY' | 'SELL',
  price: number,
  quantity: number,
  orderType: 'LIMIT' | 'IOC' = 'LIMIT',
): Command {
  return { type: 'place', accountId, symbol, side, orderType, price, quantity, clientOrderId: 0 };
}

function round(seed: number, timed: boolean): Round {
  const engine = prepared();
  const random = seededRandom(seed);
  const resting: number[] = [];
  const nanoseconds = new Float64Array(timed ? ordersPerRound : 0);
  let events: EngineEvent[] = [];
  const started = performance.now();
  for (let index = 0; index < ordersPerRound; index += 1) {
    const before = timed ? process.hrtime.bigint() : 0n;
    const side = random.next() < 0.5 ? 'BUY' : 'SELL';
    const away = Math.floor(random.exponential(120));
    const takes = random.next() < 0.2;
    const price = side === 'BUY' ? middle + (takes ? 60 : -1 - away) : middle + (takes ? -60 : 1 + away);
    const quantity = 1_000 + Math.floor(random.next() * 20_000);
    const outcome = engine.apply(
      limit(takes ? 'taker' : 'maker', side, price, quantity, takes ? 'IOC' : 'LIMIT'),
      index,
      events,
    );
    if (!takes && outcome.ok) resting.push(outcome.order!.orderId);
    if (resting.length > 4_000) {
      const position = Math.floor(random.next() * resting.length);
      const orderId = resting[position]!;
      resting[position] = resting[resting.length - 1]!;
      resting.pop();
      engine.apply({ type: 'cancel', accountId: 'maker', orderId }, index, events);
    }
    if (index % 16 === 0) {
      engine.announceBooks(index, events);
      events = [];
    }
    if (timed) nanoseconds[index] = Number(process.hrtime.bigint() - before);
  }
  const seconds = (performance.now() - started) / 1000;
  return { ordersPerSecond: ordersPerRound / seconds, nanoseconds: nanoseconds.sort() };
}

function print(name: string, value: number, unit: string, n: number): void {
  process.stdout.write(`${JSON.stringify({ name, value: Math.round(value * 100) / 100, unit, n })}\n`);
}

round(1, false);
const speeds = Array.from({ length: rounds }, (_, index) => round(index + 2, false).ordersPerSecond).sort(
  (a, b) => a - b,
);
print('engine.orders', speeds[Math.floor(rounds / 2)]!, 'orders/s', rounds * ordersPerRound);
print('engine.orders.spread', speeds[rounds - 1]! / speeds[0]!, 'ratio', rounds);
const { nanoseconds } = round(99, true);
for (const percentile of [50, 99, 99.9]) {
  print(
    `engine.order.p${percentile}`,
    nanoseconds[Math.floor((nanoseconds.length * percentile) / 100)]! / 1000,
    'us',
    ordersPerRound,
  );
}
