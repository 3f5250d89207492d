import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import { FeedHealth, isDoubted, type FeedReport } from '../../../../src/application/markets/feed-health';
import { FeedMeter } from '../../../../src/application/markets/feed-meter';
import type { ConnectionState } from '../../../../src/application/markets/market-stream.port';
import type { OrderBookStatus } from '../../../../src/application/markets/order-book-feed';
import { second } from '../../../../src/domain/shared/instant';
import { FakeScheduler } from '../../../support/fake-scheduler';

const symbol = 'SPOT_BTC_USDT';

/** A book at 100 to 101 that is live, and all that is told beside it. */
function watching() {
  const time = new FakeScheduler();
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const meter = new FeedMeter(time);
  const tickers = new Set<Listener<never>>();
  const trades = new Set<Listener<never>>();
  const heard = (listeners: Set<Listener<never>>) => (listener: Listener<never>) => (
    listeners.add(listener),
    () => listeners.delete(listener)
  );
  const onTrade = heard(trades);
  const stream = {
    connection,
    meter,
    onTickers: heard(tickers),
    onTrade: (_: string, listener: Listener<never>) => onTrade(listener),
  };
  const feed = {
    symbol,
    status: new Subject<OrderBookStatus>('live'),
    book: { bestBid: 100 as number | undefined, bestAsk: 101 as number | undefined },
    lastUpdateAt: undefined as number | undefined,
    tally: { gaps: 0, resynchronised: 0, repeated: 0 },
  };
  const health = new FeedHealth(stream as never, { running: [feed] } as never, time, time);
  const stop = health.start();
  return {
    time,
    connection,
    meter,
    tickers,
    trades,
    feed,
    health,
    stop,
    told: (message: object) => tickers.forEach((listener) => listener(message as never)),
    traded: (price: number) => trades.forEach((listener) => listener({ price } as never)),
    book: () => health.report.current.books[0]!,
  };
}

describe('whether an order may rely on what is shown of a market', () => {
  const live = { symbol, status: 'live', disagrees: undefined };
  const doubted = (connection: object, ...books: object[]): boolean =>
    isDoubted({ connection, books } as unknown as FeedReport, symbol);

  it.each([
    [{ phase: 'open' }, false],
    [{ phase: 'connecting', retry: 0 }, false],
    [{ phase: 'connecting', retry: 1 }, true],
    [{ phase: 'closed', retry: 0 }, true],
    [{ phase: 'offline' }, true],
  ])('says the line, which is tried anew after it was lost: %j', (connection, lost) => {
    expect(doubted(connection, live)).toBe(lost);
    expect(doubted(connection)).toBe(lost);
  });

  it('says its own book, and no other', () => {
    const stale = { ...live, status: 'stale' };
    const other = { ...live, disagrees: 'quote' };
    expect(doubted({ phase: 'open' }, stale)).toBe(true);
    expect(doubted({ phase: 'open' }, { ...live, status: 'loading' })).toBe(false);
    expect(doubted({ phase: 'open' }, other)).toBe(true);
    for (const book of [stale, other])
      expect(doubted({ phase: 'open' }, { ...book, symbol: 'SPOT_ETH_USDT' }, live)).toBe(false);
  });
});

describe('a book beside the other feeds', () => {
  it.each([
    [{ kind: 'list', tickers: [{ symbol, close: 200 }] }, 'last'],
    [{ kind: 'snapshot', ticker: { symbol, close: 200 } }, 'last'],
    [{ kind: 'bestBidOffer', updates: [{ symbol, bid: 200, ask: 201 }] }, 'quote'],
    [{ kind: 'list', tickers: [{ symbol: 'SPOT_ETH_USDT', close: 200 }] }, undefined],
  ])('does not fit %j', (message, disagrees) => {
    const { time, told, book } = watching();
    told(message);
    time.advance(3 * second);
    expect(book().disagrees).toBe(disagrees);
  });

  it('is not compared while it is not live', () => {
    const { time, told, feed, book } = watching();
    told({ kind: 'bestBidOffer', updates: [{ symbol, bid: 200, ask: 201 }] });
    feed.status.set('stale');
    time.advance(5 * second);
    expect(book().disagrees).toBeUndefined();
  });

  it('is compared with a trade for two seconds', () => {
    const { time, traded, book } = watching();
    traded(200);
    time.advance(2 * second + 500);
    traded(200);
    time.advance(500);
    expect(book().disagrees).toBe('trade');
    time.advance(2 * second);
    expect(book().disagrees).toBeUndefined();
  });
});

describe('what is told of the feeds', () => {
  it('says how long a book has been as it is, and nothing before it came', () => {
    const { time, feed, book } = watching();
    expect(book().age).toBeUndefined();
    feed.lastUpdateAt = time.now();
    time.advance(3 * second);
    expect(book().age).toBe(3 * second);
    // The clock was set back.
    time.jump(-10 * second);
    time.advance(second);
    expect(book().age).toBe(0);
  });

  it('names the topic that is silent the longest first, whichever came first', () => {
    const { time, meter, health } = watching();
    for (const topic of ['trade@A', 'trade@B', 'trade@C']) meter.received(topic, undefined);
    time.advance(400);
    meter.received('trade@A', undefined);
    time.advance(400);
    meter.received('trade@C', undefined);
    time.advance(200);
    expect(health.report.current.topics).toEqual([
      { topic: 'trade@B', messages: 1, age: 1_000 },
      { topic: 'trade@A', messages: 2, age: 600 },
      { topic: 'trade@C', messages: 2, age: 200 },
    ]);
  });

  it('follows the line at once, and nothing any more once it has stopped', () => {
    const { time, connection, tickers, trades, health, stop } = watching();
    connection.set({ phase: 'closed', retry: 1 });
    expect(health.report.current.connection).toEqual({ phase: 'closed', retry: 1 });
    expect([tickers.size, trades.size]).toEqual([1, 1]);
    stop();
    connection.set({ phase: 'open' });
    expect(health.report.current.connection.phase).toBe('closed');
    expect([tickers.size, trades.size, time.waiting]).toEqual([0, 0, 0]);
  });
});
