import type { EngineCandle } from '../../../../sandbox/engine/model/market-data';
import type { ExchangeService } from '../../../../sandbox/engine/exchange-service';
import { cmdTopic } from '../../../../sandbox/sockets/topics/cmd-topics';
import { eventTopic } from '../../../../sandbox/sockets/topics/event-topics';
import type { MarketFeeds } from '../../../../sandbox/sockets/topics/market-feeds';
import { instruments } from '../../../../sandbox/services/markets/instruments';
import { marketFormats } from '../../../../sandbox/services/markets/market-format';

const symbol = 'SPOT_BTC_USDT';
const minute = 60_000;
const start = 1_760_000_040_000;

let candles: EngineCandle[];
let feeds: MarketFeeds;

const candle = (startAt: number, close: number, count: number): EngineCandle => ({
  startAt,
  endAt: startAt + minute,
  open: 6_000_000,
  high: 6_000_000 + count,
  low: 6_000_000,
  close,
  volume: count,
  amount: 0n,
  count,
});

beforeEach(() => {
  jest.useFakeTimers({ now: start + 10_000 });
  candles = [candle(start, 6_000_000, 1)];
  const exchange = {
    instruments,
    candles: () => [...candles].reverse().slice(0, 2),
    ticker: () => ({ lastTradeAt: start }),
  };
  feeds = {
    exchange: exchange as unknown as ExchangeService,
    markets: marketFormats(instruments),
    now: () => Date.now(),
  } as unknown as MarketFeeds;
});

afterEach(() => jest.useRealTimers());

/** Start, count of trades and moment of every candle told, in seconds from the beginning of the first. */
function follow() {
  const told: string[] = [];
  const stop = cmdTopic(feeds, `kline@${symbol}@1m`)!.start(({ ts, data }) => {
    const { st, v } = data as { st: number; v: string };
    told.push(`${(st - start) / 1_000}: ${v} at ${(ts - start) / 1_000}`);
  });
  return { told, stop };
}

it('a candle is told when it was traded, and once more when its time is over', () => {
  const { told, stop } = follow();
  jest.advanceTimersByTime(3_000);
  expect(told).toEqual([]);
  candles = [candle(start, 6_000_100, 2)];
  jest.advanceTimersByTime(5_000);
  expect(told).toEqual(['0: 0.000002 at 14']);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual(['0: 0.000002 at 14', '0: 0.000002 at 60']);
  stop();
});

it('a trade at the very end is told with the candle that ended, before the next one', () => {
  const { told, stop } = follow();
  jest.advanceTimersByTime(49_500);
  candles = [candle(start, 6_000_200, 3), candle(start + minute, 6_000_300, 1)];
  jest.advanceTimersByTime(2_000);
  expect(told).toEqual(['0: 0.000003 at 60', '60: 0.000001 at 60']);
  stop();
});

it('a month has its older name, too', () => {
  expect(eventTopic(feeds, `${symbol}@kline_1mon`)).toBeDefined();
  expect(eventTopic(feeds, `${symbol}@kline_1M`)).toBeDefined();
  expect(eventTopic(feeds, `${symbol}@kline_7m`)).toBeUndefined();
  expect(cmdTopic(feeds, `kline_${symbol}_5m`)).toBeDefined();
});
