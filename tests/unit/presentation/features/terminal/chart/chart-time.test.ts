import { FakePage } from '../../../../../fakes/memory-platform';
import { observable, runInAction } from 'mobx';
import { noRecovery } from '../../../../../support/reads';
import type { MarketDataPort } from '../../../../../../src/application/markets/market-data.port';
import type { Candle, CandleInterval } from '../../../../../../src/domain/markets/candle';
import { candleEndsAt } from '../../../../../../src/domain/markets/candle-close';
import { hour, minute, second } from '../../../../../../src/domain/shared/instant';
import { success } from '../../../../../../src/domain/shared/result';
import { ConnectionStore } from '../../../../../../src/presentation/runtime/stores/connection.store';
import type { TapeRow } from '../../../../../../src/presentation/features/terminal/market/tape.store';
import { ChartStore } from '../../../../../../src/presentation/features/terminal/market/chart.store';
import { timeLeft } from '../../../../../../src/presentation/features/terminal/chart/time-left';
import { marketStreamHarness } from '../../../../infrastructure/websocket/market-stream-harness';
import { flushPromises } from '../../../../../support/fake-scheduler';

const symbol = 'SPOT_BTC_USDT';
const interval: CandleInterval = '1m';
/** The exchange is halfway through its candle. */
const began = Date.UTC(2026, 0, 2, 3, 4);

/** A chart over the real stream client; the exchange has a clock of its own. */
function open(clientAhead: number) {
  const harness = marketStreamHarness();
  const { scheduler, sockets, stream } = harness;
  let serverAhead = began + 30 * second - scheduler.now();
  const serverNow = (): number => scheduler.now() + serverAhead;
  scheduler.jump(clientAhead);
  serverAhead -= clientAhead;
  const asked: (number | undefined)[] = [];
  const marketData = {
    candles: async ({ before, limit }: { before?: number; limit: number }) => {
      asked.push(before);
      const newest = Math.floor(serverNow() / minute) * minute;
      return success(Array.from({ length: limit }, (_, index) => candle(newest - (limit - 1 - index) * minute)));
    },
  } as unknown as MarketDataPort;
  const tape = observable({ rows: [] as readonly TapeRow[] });
  const chart = new ChartStore(marketData, stream, tape, noRecovery());
  /** What the picture holds, by the rules of the drawing library: a refill replaces it, a live candle continues it. */
  let starts: readonly number[] = [];
  const refill = async (): Promise<void> => {
    const { candles } = await chart.history(symbol, interval);
    starts = candles.map(({ startAt }) => startAt);
  };
  chart.onReconnect(() => void refill());
  chart.follow(
    symbol,
    interval,
    ({ startAt }) => {
      if (startAt !== starts.at(-1)) starts = [...starts, startAt];
    },
    () => void refill(),
  );
  const connection = new ConnectionStore(stream, scheduler, scheduler, new FakePage());
  connection.start();
  return {
    harness,
    chart,
    trade: (price: number, at = serverNow()) =>
      runInAction(() => (tape.rows = [{ id: at, symbol, price, size: 1, side: 'BUY', at }, ...tape.rows])),
    connection,
    asked,
    starts: () => starts,
    async accept() {
      sockets.last.open();
      await flushPromises();
    },
    tell() {
      sockets.last.receive({ topic: 'tickers', ts: serverNow(), data: [] });
      sockets.last.receive({
        topic: `kline@${symbol}@${interval}`,
        ts: serverNow(),
        data: row(Math.floor(serverNow() / minute) * minute),
      });
    },
    left: () =>
      timeLeft(candleEndsAt(chart.latest.at(-1)!.startAt, interval) - (scheduler.now() - connection.clockAhead)),
    pass: (time: number) => harness.live(time),
  };
}

const candle = (startAt: number): Candle => ({ startAt, open: 1, high: 1, low: 1, close: 1, volume: 1, amount: 1 });
const row = (startAt: number) => ({
  s: symbol,
  t: interval,
  o: '1',
  c: '1',
  h: '1',
  l: '1',
  v: '1',
  a: '1',
  st: startAt,
  et: startAt + minute,
});

/** Starts that are further apart than one candle. */
function holes(starts: readonly number[]): number {
  return starts.filter((start, index) => index > 0 && start - starts[index - 1]! !== minute).length;
}

it.each([
  ['right', 0],
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])("a candle's time left and its place go by the exchange's clock where this machine's is %s", async (_name, ahead) => {
  const { chart, accept, tell, left, starts, pass } = open(ahead);
  await accept();
  tell();
  expect(left()).toBe('00:30');
  expect(chart.latest.at(-1)!.startAt).toBe(began);
  pass(40 * second);
  tell();
  expect(left()).toBe('00:50');
  expect(starts().slice(-2)).toEqual([began, began + minute]);
  expect(holes(starts())).toBe(0);
});

it('candles are filled in without a hole after two hours asleep', async () => {
  const { harness, accept, tell, starts, connection, left } = open(0);
  await accept();
  tell();
  const before = starts().at(-1)!;
  harness.scheduler.jump(2 * hour);
  harness.scheduler.advance(5 * second);
  expect(connection.condition).not.toBe('live');
  await accept();
  tell();
  expect(connection.condition).toBe('live');
  expect(starts().at(-1)! - before).toBe(2 * hour);
  expect(starts()).toContain(before);
  expect(holes(starts())).toBe(0);
  expect(left()).toBe('00:25');
});

it('candles that a live line left out are read, once', async () => {
  const { harness, accept, tell, starts, asked } = open(0);
  await accept();
  tell();
  // The line lives, but its candles did not come.
  harness.live(5 * minute);
  const before = asked.length;
  tell();
  await flushPromises();
  expect(asked.length).toBe(before + 1);
  tell();
  await flushPromises();
  expect(asked.length).toBe(before + 1);
  expect(holes(starts())).toBe(0);
});

it('the live candle closes at the last price of the tape, until a candle that the trade is not of', async () => {
  const { chart, accept, tell, trade, pass } = open(0);
  await accept();
  tell();
  trade(3);
  expect(chart.latest.at(-1)).toMatchObject({ startAt: began, open: 1, high: 3, low: 1, close: 3 });
  trade(0.5);
  // The exchange tells candles once a second and has not counted the trade yet.
  tell();
  expect(chart.latest.at(-1)).toMatchObject({ startAt: began, low: 0.5, close: 0.5 });
  pass(minute);
  tell();
  expect(chart.latest.at(-1)).toMatchObject({ startAt: began + minute, low: 1, close: 1 });
});
