import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import type { EngineCandle } from '../../../../../sandbox/engine/model/market-data';
import { scaleOf } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { day, minute } from '../../../../../src/domain/shared/instant';
import { asOrders, type Tape, type TapeBook, type TapeCandle, type TapeQuote, type TapeTrade } from './market-figures';

export interface RunMarket extends Tape {
  /** Quote of one tick. */
  readonly tick: number;
  /** How many executions were outside the best bid and offer of the turn before. */
  readonly outside: number;
  /** Minutes that were run, and those and the hours of the simulated past, oldest first. */
  readonly minutes: readonly TapeCandle[];
  readonly pastMinutes: readonly TapeCandle[];
  readonly pastHours: readonly TapeCandle[];
}

const turn = 50;

/** Runs some markets for a time on a virtual clock, after a simulated past, and keeps what was to be seen. */
export async function runMarkets(
  symbols: readonly string[],
  minutes: number,
  seed: number,
): Promise<ReadonlyMap<string, RunMarket>> {
  const start = Date.UTC(2026, 10, 21);
  let time = start;
  const specifications = instruments.filter(({ symbol }) => symbols.includes(symbol));
  const exchange = await openExchange({
    directory: undefined,
    seed,
    clock: { now: () => time },
    history: 'seeded',
    live: false,
    instruments: specifications,
  });
  const runs = new Map(
    specifications.map((specification) => {
      const { tickUnits, stepUnits } = scaleOf(specification);
      const [tick, step] = [Number(tickUnits) / 1e12, Number(stepUnits) / 1e12];
      const executions: TapeTrade[] = [];
      const quotes: TapeQuote[] = [];
      const books: TapeBook[] = [];
      return [specification.symbol, { tick, step, executions, quotes, books }] as const;
    }),
  );
  exchange.onEvent((event) => {
    if (event.type !== 'trade') return;
    const { tick, step, executions } = runs.get(event.trade.symbol)!;
    executions.push({ ...event.trade, price: event.trade.price * tick, quantity: event.trade.quantity * step });
  });
  for (let done = 1; done <= (minutes * minute) / turn; done += 1) {
    time += turn;
    exchange.stepMarket();
    for (const [symbol, { tick, step, quotes, books }] of runs) {
      const whole = done % (1000 / turn) === 0;
      const { bids, asks } = exchange.book(symbol, whole ? 100 : 1)!;
      quotes.push({ at: time, bid: (bids[0]?.[0] ?? NaN) * tick, ask: (asks[0]?.[0] ?? NaN) * tick });
      const scaled = ([price, quantity]: readonly [number, number]) => [price * tick, quantity * step] as const;
      if (whole) books.push({ bids: bids.map(scaled), asks: asks.map(scaled) });
    }
  }
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const result = new Map(
    [...runs].map(([symbol, { tick, step, executions, quotes, books }]) => {
      const candles = (interval: '1m' | '1h', wanted: (candle: EngineCandle) => boolean): TapeCandle[] =>
        exchange
          .candles(symbol, interval, { limit: 5000 })
          .filter(wanted)
          .map(({ open, high, low, close, volume }) => ({
            open: open * tick,
            high: high * tick,
            low: low * tick,
            close: close * tick,
            volume: volume * step,
          }))
          .reverse();
      const run: RunMarket = {
        tick,
        trades: asOrders(executions),
        quotes,
        books,
        outside: executions.filter(({ at, price }) => {
          const before = quotes[Math.round((at - start) / turn) - 2];
          // Half a tick of room for the products of prices and ticks.
          return before !== undefined && !(price > before.bid - tick / 2 && price < before.ask + tick / 2);
        }).length,
        minutes: candles('1m', ({ startAt }) => startAt >= start),
        pastMinutes: candles('1m', ({ startAt }) => startAt < start),
        // What came before was made of steps of a day.
        pastHours: candles('1h', ({ startAt }) => startAt < start && startAt >= start - 45 * day),
      };
      return [symbol, run] as const;
    }),
  );
  await exchange.close();
  return result;
}
