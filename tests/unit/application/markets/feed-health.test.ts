import { fc } from '../../../support/properties';
import { FeedHealth, isDoubted } from '../../../../src/application/markets/feed-health';
import { FeedMeter } from '../../../../src/application/markets/feed-meter';
import type { MarketDataPort } from '../../../../src/application/markets/market-data.port';
import type {
  ConnectionState,
  MarketStreamPort,
  OrderBookDelta,
} from '../../../../src/application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../../src/application/markets/order-book-feeds';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import { feedsDisagree } from '../../../../src/domain/markets/feed-check';
import type { MarketTrade } from '../../../../src/domain/markets/market-trade';
import type { TickerMessage } from '../../../../src/domain/markets/ticker';
import { hour, second } from '../../../../src/domain/shared/instant';
import { percentiles } from '../../../../src/domain/shared/percentiles';
import { success } from '../../../../src/domain/shared/result';
import { MemoryLog } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

const symbol = 'SPOT_BTC_USDT';

async function setUp() {
  const time = new FakeScheduler();
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const tickers = new Set<Listener<TickerMessage>>();
  const deltas = new Set<Listener<OrderBookDelta>>();
  const trades = new Set<Listener<MarketTrade>>();
  const meter = new FeedMeter(time);
  const stream = {
    connection,
    meter,
    onTickers: (listener: Listener<TickerMessage>) => (tickers.add(listener), () => tickers.delete(listener)),
    onOrderBook: (_symbol: string, listener: Listener<OrderBookDelta>) => (
      deltas.add(listener),
      () => deltas.delete(listener)
    ),
    onTrade: (_symbol: string, listener: Listener<MarketTrade>) => (
      trades.add(listener),
      () => trades.delete(listener)
    ),
  } as unknown as MarketStreamPort;
  const data = {
    orderBook: async () => success({ symbol, at: 10, bids: [[60_000, 1]], asks: [[60_010, 1]] }),
  } as unknown as MarketDataPort;
  const feeds = new OrderBookFeeds(data, stream, time, time, new MemoryLog());
  const closeBook = feeds.open(symbol).start();
  const health = new FeedHealth(stream, feeds, time, time);
  const stop = health.start();
  await time.settle(second, 100);
  const change = (at: number, previousAt: number): void =>
    deltas.forEach((listener) => listener({ symbol, at, previousAt, bids: [[60_000, 2]], asks: [] }));
  const quote = (bid: number, ask: number): void =>
    tickers.forEach((listener) =>
      listener({ kind: 'bestBidOffer', at: 1, updates: [{ symbol, bid, ask, bidSize: 1, askSize: 1 }] }),
    );
  const trade = (price: number): void =>
    trades.forEach((listener) => listener({ symbol, price, size: 1, side: 'BUY', at: 1 }));
  return { time, connection, meter, health, change, quote, trade, trades, closeBook, stop };
}

describe('how far market data can be trusted', () => {
  it('is far while the book is live', async () => {
    const { health, change, time } = await setUp();
    change(20, 10);
    await time.settle(second, 100);
    expect(isDoubted(health.report.current, symbol)).toBe(false);
    expect(isDoubted(health.report.current, 'SPOT_ETH_USDT')).toBe(false);
    expect(health.report.current.books).toMatchObject([
      { symbol, status: 'live', gaps: 0, resynchronised: 0, repeated: 0, disagrees: undefined },
    ]);
  });

  it('is not while the connection is lost', async () => {
    const { health, connection } = await setUp();
    connection.set({ phase: 'closed', retry: 1 });
    expect(isDoubted(health.report.current, symbol)).toBe(true);
  });

  it('counts what was missing and what was said twice', async () => {
    const { health, change, time } = await setUp();
    change(20, 10);
    change(20, 10);
    change(40, 30);
    await time.settle(second, 100);
    expect(health.report.current.books[0]).toMatchObject({ gaps: 1, repeated: 1 });
    expect(health.report.current.books[0]!.resynchronised).toBeGreaterThan(0);
  });

  it('is not where the best prices are not those of the other feeds for three seconds', async () => {
    const { health, quote, time } = await setUp();
    quote(58_000, 58_010);
    await time.settle(2 * second, 100);
    expect(isDoubted(health.report.current, symbol)).toBe(false);
    await time.settle(second, 100);
    expect(isDoubted(health.report.current, symbol)).toBe(true);
    expect(health.report.current.books[0]!.disagrees).toBe('quote');
    quote(60_000, 60_010);
    await time.settle(second, 100);
    expect(isDoubted(health.report.current, symbol)).toBe(false);
  });

  it('is not where trades go on away from the book, and is again when they are long past', async () => {
    const { health, trade, time } = await setUp();
    for (let passed = 0; passed < 4; passed += 1) {
      trade(61_000);
      await time.settle(second, 100);
    }
    expect(health.report.current.books[0]!.disagrees).toBe('trade');
    expect(isDoubted(health.report.current, symbol)).toBe(true);
    await time.settle(3 * second, 100);
    expect(isDoubted(health.report.current, symbol)).toBe(false);
    for (let passed = 0; passed < 4; passed += 1) {
      trade(60_005);
      await time.settle(second, 100);
    }
    expect(isDoubted(health.report.current, symbol)).toBe(false);
  });

  it('listens to no trades of a book that nobody looks at, nor after it was stopped', async () => {
    const { trades, closeBook, stop, time } = await setUp();
    expect(trades.size).toBe(1);
    closeBook();
    await time.settle(second, 100);
    expect(trades.size).toBe(0);
    stop();
    const other = await setUp();
    other.stop();
    expect(other.trades.size).toBe(0);
  });

  it('says how round trips and delays are spread', async () => {
    const { health, meter, time } = await setUp();
    for (let trip = 1; trip <= 60; trip += 1) {
      meter.pinged();
      time.advance(trip);
      meter.ponged();
    }
    meter.received('tickers', time.now());
    for (let message = 1; message <= 99; message += 1) meter.received('bbos', time.now() - message);
    await time.settle(second, 100);
    const { roundTrips, delays } = health.report.current;
    expect(roundTrips).toEqual({ last: 60, p50: 30, p95: 57, p99: 60 });
    // The quickest message cannot have been quicker than half the quickest round trip.
    expect(delays).toEqual({ p50: 49.5, p95: 94.5, p99: 98.5 });
  });

  it('says how old each topic is, the longest silent first', async () => {
    const { health, meter, time } = await setUp();
    meter.received('trade@A', 1);
    await time.settle(3 * second, 100);
    meter.received('trade@B', 1);
    await time.settle(second, 100);
    expect(health.report.current.topics.map(({ topic, age }) => [topic, age])).toEqual([
      ['trade@A', 4 * second],
      ['trade@B', second],
    ]);
    meter.ended('trade@A');
    await time.settle(second, 100);
    expect(health.report.current.topics).toHaveLength(1);
  });
});

describe('the meter of a stream', () => {
  it('measures round trips and the difference of the clocks', () => {
    const time = new FakeScheduler();
    const meter = new FeedMeter(time);
    meter.pinged();
    time.advance(40);
    meter.ponged();
    for (const way of [90, 20, 35]) meter.received('tickers', time.now() - hour - way);
    expect(meter.roundTrips).toEqual([40]);
    expect(meter.clockAhead).toBe(hour);
  });

  it('takes no pong for an answer to nothing, and no round trip over a sleep', () => {
    const time = new FakeScheduler();
    const meter = new FeedMeter(time);
    meter.ponged();
    meter.pinged();
    time.advance(hour);
    meter.ponged();
    expect(meter.roundTrips).toEqual([]);
  });

  it('has forgotten a clock that was set once it is connected anew', () => {
    const time = new FakeScheduler();
    const meter = new FeedMeter(time);
    meter.received('tickers', time.now());
    time.jump(hour);
    meter.opened();
    meter.received('tickers', time.now() - hour);
    expect(meter.clockAhead).toBe(hour);
    expect(meter.delays).toEqual([0]);
    time.jump(-2 * hour);
    meter.received('tickers', time.now() + hour);
    expect(meter.clockAhead).toBe(-hour);
  });

  it('remembers the delays of the last thousand messages, and none of what is about the past', () => {
    const time = new FakeScheduler();
    const meter = new FeedMeter(time);
    meter.received('tickers', time.now());
    for (let message = 0; message < 5_000; message += 1)
      meter.received('trade@A', time.now() - (message < 4_000 ? 500 : 7));
    expect(meter.delays).toHaveLength(1_000);
    expect(Math.max(...meter.delays)).toBe(7);
    meter.received('trade@A', time.now() - hour);
    expect(Math.max(...meter.delays)).toBe(7);
  });

  it('remembers a bounded number', () => {
    const time = new FakeScheduler();
    const meter = new FeedMeter(time);
    for (let ping = 0; ping < 500; ping += 1) {
      meter.pinged();
      time.advance(ping % 50);
      meter.ponged();
    }
    expect(meter.roundTrips.length).toBe(60);
  });
});

describe('the check of feeds against each other', () => {
  const price = fc.double({ min: 0.0001, max: 1e6, noNaN: true });
  const nothing = { quote: undefined, trade: undefined, last: undefined };

  it('accepts what is the same', () => {
    fc.assert(
      fc.property(
        price,
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (bid, spread, within) => {
          const book = { bid, ask: bid * (1 + spread) };
          expect(
            feedsDisagree(book, { quote: book, trade: bid + (book.ask - bid) * within, last: bid }),
          ).toBeUndefined();
        },
      ),
    );
  });

  it('refuses what is far apart, and says which feed it is', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(0.9, 1.1), (bid, off) => {
        const book = { bid, ask: bid * 1.001 };
        expect(feedsDisagree(book, { ...nothing, quote: { bid: bid * off, ask: bid * off * 1.001 } })).toBe('quote');
        expect(feedsDisagree(book, { ...nothing, trade: bid * off })).toBe('trade');
        expect(feedsDisagree(book, { ...nothing, last: bid * off })).toBe('last');
      }),
    );
  });

  it('spreads of nothing are not known, and of one value are that value', () => {
    expect(percentiles([])).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const { p50, p95, p99 } = percentiles(values)!;
        expect(values.filter((value) => value <= p50).length * 2).toBeGreaterThanOrEqual(values.length);
        expect(p50 <= p95 && p95 <= p99 && p99 <= Math.max(...values)).toBe(true);
      }),
    );
  });
});
