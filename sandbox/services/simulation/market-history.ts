import { day, hour, minute, type Instant } from '../../../src/domain/shared/instant';
import type { ExchangeState } from '../../engine/exchange-state';
import { candleStart, type NativeInterval } from '../../engine/model/intervals';
import type { Command } from '../../engine/model/commands';
import type { EngineEvent } from '../../engine/model/events';
import { keptDays } from '../../engine/statistics/account-statistics';
import { makerAccount, makers, takerAccount } from './house-accounts';
import type { Market } from './market';
import type { Simulation } from './simulation';
import { meanSize, nextSide, sumVariance } from './taker';

/** How far back each step length reaches. */
const eras: readonly { readonly interval: NativeInterval; readonly length: number; readonly back: number }[] = [
  { interval: '1d', length: day, back: 540 * day },
  { interval: '1h', length: hour, back: 45 * day },
  { interval: '15m', length: 15 * minute, back: 7 * day },
  { interval: '1m', length: minute, back: 25 * hour },
];

/** Prices of a step: where it begins, how far it goes to either side, and where it ends. */
const prices = 4;
/** How likely a market trades in one price of a one-minute step. */
const tradeChance = [0.28, 0.45, 0.8, 1] as const;

/** What is told at the moment and not kept. */
const fleeting: ReadonlySet<EngineEvent['type']> = new Set([
  'trade',
  'balance',
  'book',
  'position',
  'marginAssignment',
]);

/** Start of the simulated past. */
export function historyStart(now: Instant): Instant {
  return eraStart(0, now);
}

/**
 * Runs the market through its past, quickly: in each step prices move and makers and takers meet at them,
 * in coarse steps long ago and in minutes lately. Every candle comes from matches in the engine.
 * @returns settlements of funding and the insurance fund's balances.
 */
export function simulatePast(state: ExchangeState, simulation: Simulation, now: Instant): EngineEvent[] {
  const events: EngineEvent[] = [];
  simulation.namedSince = now - keptDays * day;
  follow(state, false);
  eras.forEach(({ interval, length }, index) => {
    const from = eraStart(index, now);
    const to = index + 1 < eras.length ? eraStart(index + 1, now) : now;
    for (const statistics of state.statistics.values()) statistics.finest = interval;
    for (let at = from; at < to; at += length) {
      step(state, simulation, at, Math.min(length, to - at), undefined, events);
    }
  });
  follow(state, true);
  return events;
}

/** Runs the market through a time in which nobody was there, in minutes. @returns what happened to customers' orders. */
export function simulateGap(state: ExchangeState, simulation: Simulation, from: Instant, to: Instant): EngineEvent[] {
  const events: EngineEvent[] = [];
  follow(state, false);
  for (const accountId of [makerAccount, ...makers.map((maker) => maker.accountId)])
    state.engine.apply({ type: 'cancelAll', accountId }, from, events);
  for (let at = from; at < to; at += minute) {
    const made: EngineEvent[] = [];
    step(state, simulation, at, Math.min(minute, to - at), made, made);
    events.push(...made.filter(({ type }) => !fleeting.has(type)));
  }
  follow(state, true);
  return events;
}

/** What changes in the books while time is run through is announced to no one. */
function follow(state: ExchangeState, followed: boolean): void {
  for (const book of state.engine.books.values()) book.followed = followed;
}

function eraStart(index: number, now: Instant): Instant {
  // A step begins where a candle of the era before begins, so that no candle is half coarse and half fine.
  return candleStart(eras[Math.max(0, index - 1)]!.interval, now - eras[index]!.back);
}

function step(
  state: ExchangeState,
  simulation: Simulation,
  from: Instant,
  length: number,
  events: EngineEvent[] | undefined,
  settlements: EngineEvent[],
): void {
  const part = length / prices;
  const { random } = simulation;
  simulation.advance(from + length);
  const paths = new Map<string, readonly number[]>();
  for (const { asset } of simulation.markets) {
    if (paths.has(asset)) continue;
    const { first, lowest, highest, last } = simulation.fair.path(asset);
    // A movement is likelier to begin with a turn to the other side than to end with it.
    const lowFirst = random.next() < (last > first ? 0.7 : 0.3);
    paths.set(asset, lowFirst ? [first, lowest, highest, last] : [first, highest, lowest, last]);
  }
  for (let index = 0; index < prices; index += 1) {
    const at = Math.floor(from + part * index);
    for (const market of simulation.markets) {
      const chance = chanceOf(market, part, index);
      if (chance < 1 && random.next() > chance) continue;
      const fair = market.fairTicks(paths.get(market.asset)![index]!);
      meet(state, simulation, market, fair, at + Math.floor(random.next() * part), part / chance, events);
    }
    state.keepValuesOf(Math.floor(at + part) - 1);
    // Steps of a day are too coarse for funding; where no customer has an order that waits for a price, the last of a step's prices is enough.
    if (length < day && (events !== undefined || index === prices - 1))
      state.engine.apply({ type: 'advance' }, Math.floor(at + part), settlements);
  }
  state.at = Math.floor(from + length);
}

/** How likely a market trades in a price of a step. In long steps half the extremes of quiet markets will do. */
function chanceOf({ profile }: Market, part: number, index: number): number {
  if (part <= minute) return tradeChance[profile.activity];
  return profile.activity < 2 && (index === 1 || index === 2) ? 0.5 : 1;
}

/** A maker quotes as much as would have traded in the time, and takers come for all of it: often a trader with a name, and the crowd. */
function meet(
  state: ExchangeState,
  simulation: Simulation,
  market: Market,
  fair: number,
  at: Instant,
  time: number,
  events: EngineEvent[] | undefined,
): void {
  const { random } = simulation;
  const side = nextSide(market, random);
  const half = Math.max(fair * market.halfSpread, 0.5);
  const price = Math.max(1, side === 'BUY' ? Math.ceil(fair + half) : Math.floor(fair - half));
  const trades = (time / market.tradeEvery) * simulation.fair.agitation;
  const spread = Math.sqrt(Math.log(1 + sumVariance / trades));
  const amount = market.tradeSize * meanSize * trades * random.heavyTail(spread) * Math.exp(-(spread ** 2) / 2);
  const quantity = market.steps(amount, price);
  const quote: Command = {
    type: 'place',
    accountId: makerAccount,
    symbol: market.symbol,
    side: side === 'BUY' ? 'SELL' : 'BUY',
    orderType: 'LIMIT',
    price,
    quantity,
    clientOrderId: 0,
  };
  const orderId = state.engine.registry.nextOrderId;
  state.engine.apply(quote, at, events);
  const named =
    at < simulation.namedSince
      ? undefined
      : simulation.floor.partOf(market, side, price, quantity, simulation.dearness(market));
  if (named !== undefined) state.engine.apply({ ...quote, ...named, side, orderType: 'IOC' }, at, events);
  const rest = quantity - (named?.quantity ?? 0);
  state.engine.apply({ ...quote, accountId: takerAccount, quantity: rest, side, orderType: 'IOC' }, at, events);
  // A customer's order at a better price leaves some of the quote, which would stand in the way later.
  if (state.engine.orders.has(orderId))
    state.engine.apply({ type: 'cancel', accountId: makerAccount, orderId }, at, events);
}
