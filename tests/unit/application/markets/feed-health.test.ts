import fc from 'fast-check';
import { FeedHealth } from '../../../../src/application/markets/feed-health';
import { FeedMeter } from '../../../../src/application/markets/feed-meter';
import type { MarketDataPort } from '../../../../src/application/markets/market-data.port';
import type { ConnectionState, MarketStreamPort, OrderBookDelta } from '../../../../src/application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../../src/application/markets/order-book-feeds';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import { feedsDisagree } from '../../../../src/domain/markets/feed-check';
import type { TickerMessage } from '../../../../src/domain/markets/ticker';
import { hour, second } from '../../../../src/domain/shared/instant';
import { success } from '../../../../src/domain/shared/result';
import { MemoryLog } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

const symbol = 'SPOT_BTC_USDT';

async function setUp() {
  const time = new FakeScheduler();
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const tickers = new Set<Listener<TickerMessage>>();
  const deltas = new Set<Listener<OrderBookDelta>>();
  const meter = new FeedMeter(time);
  const stream = {
    connection,
    meter,
    onTickers: (listener: Listener<TickerMessage>) => (tickers.add(listener), () => tickers.delete(listener)),
    onOrderBook: (_symbol: string, listener: Listener<OrderBookDelta>) => (deltas.add(listener), () => deltas.delete(listener)),
  } as unknown as MarketStreamPort;
  const data = { orderBook: async () => success({ symbol, at: 10, bids: [[60_000, 1]], asks: [[60_010, 1]] }) } as unknown as MarketDataPort;
  const feeds = new OrderBookFeeds(data, stream, time, time, new MemoryLog());
  feeds.open(symbol).start();
  const health = new FeedHealth(stream, feeds, time, time);
  health.start();
  await time.settle(second, 100);
  const change = (at: number, previousAt: number): void => deltas.forEach((listener) => listener({ symbol, at, previousAt, bids: [[60_000, 2]], asks: [] }));
  const quote = (bid: number, ask: number): void => tickers.forEach((listener) => listener({ kind: 'bestBidOffer', at: 1, updates: [{ symbol, bid, ask, bidSize: 1, askSize: 1 }] }));
  return { time, connection, meter, health, change, quote };
}

describe('how far market data can be trusted', () => {
  it('is far while the book is live', async () => {
    const { health, change, time } = await setUp();
    change(20, 10);
    await time.settle(second, 100);
    expect(health.isTrusted(symbol)).toBe(true);
    expect(health.isTrusted('SPOT_ETH_USDT')).toBe(false);
    expect(health.report.current.books).toMatchObject([{ symbol, status: 'live', gaps: 0, resynchronised: 0, repeated: 0, disagrees: false }]);
  });

  it('is not while the connection is lost', async () => {
    const { health, connection } = await setUp();
    connection.set({ phase: 'closed', retry: 1 });
    expect(health.isTrusted(symbol)).toBe(false);
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
    expect(health.isTrusted(symbol)).toBe(true);
    await time.settle(second, 100);
    expect(health.isTrusted(symbol)).toBe(false);
    quote(60_000, 60_010);
    await time.settle(second, 100);
    expect(health.isTrusted(symbol)).toBe(true);
  });

  it('says how old each topic is, the longest silent first', async () => {
    const { health, meter, time } = await setUp();
    meter.received('trade@A', 1);
    await time.settle(3 * second, 100);
    meter.received('trade@B', 1);
    await time.settle(second, 100);
    expect(health.report.current.topics.map(({ topic, age }) => [topic, age])).toEqual([['trade@A', 4 * second], ['trade@B', second]]);
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
  it('accepts what is the same', () => {
    fc.assert(fc.property(price, fc.double({ min: 0, max: 0.1, noNaN: true }), (bid, spread) => !feedsDisagree({ bid, ask: bid * (1 + spread) }, { bid, ask: bid * (1 + spread) }, bid)));
  });

  it('refuses what is far apart', () => {
    fc.assert(fc.property(price, (bid) => feedsDisagree({ bid, ask: bid * 1.001 }, { bid: bid * 1.1, ask: bid * 1.101 }, undefined) && feedsDisagree({ bid, ask: bid * 1.001 }, undefined, bid * 1.1)));
  });
});
