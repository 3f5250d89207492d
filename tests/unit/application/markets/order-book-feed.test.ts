import { OrderBookFeed } from '../../../../src/application/markets/order-book-feed';
import { OrderBookFeeds } from '../../../../src/application/markets/order-book-feeds';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { RecordedLog } from '../../../support/recorded-log';
import { OrderBookServer } from './order-book-server';

describe('live order book', () => {
  let scheduler: FakeScheduler;
  let server: OrderBookServer;
  let feed: OrderBookFeed;
  let statuses: string[];

  beforeEach(() => {
    scheduler = new FakeScheduler();
    server = new OrderBookServer(scheduler);
    feed = new OrderBookFeed('SPOT_BTC_USDT', {
      marketData: server.marketData,
      stream: server.stream,
      scheduler,
      clock: scheduler,
      log: new RecordedLog(),
    });
    statuses = [];
    feed.status.subscribe((status) => statuses.push(status));
  });

  async function live(): Promise<() => void> {
    const stop = feed.start();
    await scheduler.settle(30);
    expect(feed.status.current).toBe('live');
    return stop;
  }

  function expectServersBook(): void {
    expect(feed.book.bestBids(100).map(({ price, size }) => [price, size])).toEqual(server.bids);
    expect(feed.book.bestAsks(100).map(({ price, size }) => [price, size])).toEqual(server.asks);
  }

  it('loads, then lives, and says when it last changed', async () => {
    expect(feed.status.current).toBe('loading');
    expect(feed.lastUpdateAt).toBeUndefined();
    await live();
    expectServersBook();
    server.send(server.change([[98.5, 7]]));
    expectServersBook();
    expect(feed.lastUpdateAt).toBe(scheduler.now());
    expect(statuses).toEqual(['live']);
  });

  it('is not live while what comes in is late, and is again with the first change that is not', async () => {
    await live();
    server.meter.late = true;
    server.send(server.change([[98.5, 7]]));
    expect(feed.status.current).toBe('stale');
    expectServersBook();
    server.meter.late = false;
    server.send(server.change([[98.5, 6]]));
    expect(feed.status.current).toBe('live');
    server.meter.late = true;
    scheduler.advance(1_000);
    expect(feed.status.current).toBe('stale');
  });

  it('subscribes before it reads, and puts what came meanwhile on top of the snapshot', async () => {
    const snapshot = server.snapshot();
    feed.start();
    expect(server.subscriptions).toBe(1);
    server.outdated.push(snapshot);
    server.send(server.change([[98.5, 7]]));
    server.send(server.change([[98.5, 0]], [[100.5, 2]]));
    await scheduler.settle(30);
    expect(feed.status.current).toBe('live');
    expectServersBook();
  });

  it('joins a first change that reaches back before the snapshot', async () => {
    await live();
    const { at } = server;
    server.send({ symbol: 'SPOT_BTC_USDT', previousAt: at - 30, at: at + 10, bids: [[98.5, 7]], asks: [] });
    expect(feed.status.current).toBe('live');
    expect(feed.book.bestBids(2)[1]).toMatchObject({ price: 98.5, size: 7 });
  });

  it('reads again, 250 ms later and then twice as long, 4 s at most, while the snapshot is too old', async () => {
    const old = server.snapshot();
    server.change([[90, 1]]);
    server.latency = 0;
    for (let time = 0; time < 7; time += 1) server.outdated.push(old);
    feed.start();
    server.send(server.change([[91, 1]]));
    const asked: number[] = [];
    for (let time = 0; time < 20_000; time += 10) {
      const before = server.snapshotsAsked;
      await scheduler.settle(10);
      if (server.snapshotsAsked > before) asked.push(Math.round((time + 10) / 10) * 10);
    }
    const gaps = asked.map((time, index) => time - (asked[index - 1] ?? 0));
    expect(gaps.map((gap) => Math.round(gap / 50) * 50)).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
    expect(feed.status.current).not.toBe('loading');
    expectServersBook();
  });

  it('keeps its levels while the snapshots that it reads are too old (F10)', async () => {
    await live();
    const old = server.snapshot();
    for (const size of [7, 8, 9]) server.send(server.change([[98.5, size]]));
    const shown = feed.book.bestBids(100);
    server.outdated.push(old);
    server.change([[98.25, 7]]);
    server.send(server.change([[98.25, 8]]));
    await scheduler.settle(200);
    expect(feed.status.current).toBe('stale');
    expect(feed.book.bestBids(100)).toEqual(shown);
  });

  it('is stale at once when a change is missing, keeps its levels, and is right again', async () => {
    await live();
    server.change([[98.5, 7]]);
    server.send(server.change([[98.25, 7]]));
    expect(feed.status.current).toBe('stale');
    expect(feed.book.bestBids(1)).toHaveLength(1);
    await scheduler.settle(2_000);
    expect(feed.status.current).toBe('live');
    expectServersBook();
  });

  it('is right again after two changes were swapped', async () => {
    await live();
    const first = server.change([[98.5, 7]]);
    const second = server.change([[98.5, 0]]);
    server.send(second);
    expect(feed.status.current).toBe('stale');
    server.send(first);
    await scheduler.settle(2_000);
    expect(feed.status.current).toBe('live');
    expectServersBook();
  });

  it('is not disturbed by a change that comes twice', async () => {
    await live();
    const first = server.change([[98.5, 7]]);
    server.send(first);
    const second = server.change([[98.5, 0]]);
    server.send(second);
    server.send(first);
    server.send(second);
    expect(feed.status.current).toBe('live');
    expectServersBook();
  });

  it('is never shown as live when crossed', async () => {
    await live();
    server.send({
      symbol: 'SPOT_BTC_USDT',
      previousAt: server.at,
      at: server.at + 1,
      bids: [[105, 1]],
      asks: [],
    });
    expect(feed.status.current).toBe('stale');
    await scheduler.settle(100);
    expect(feed.status.current).toBe('live');
    expectServersBook();
  });

  it('is stale while the connection is not open, and replaced after it', async () => {
    await live();
    server.connection.set({ phase: 'closed', retry: 1 });
    expect(feed.status.current).toBe('stale');
    server.change([[99, 0]]);
    await scheduler.settle(5_000);
    expect(feed.status.current).toBe('stale');
    server.connection.set({ phase: 'connecting', retry: 1 });
    server.connection.set({ phase: 'open' });
    await scheduler.settle(30);
    expect(feed.status.current).toBe('live');
    expectServersBook();
  });

  it('does not use a snapshot that was asked for on an earlier connection', async () => {
    const old = server.snapshot();
    server.outdated.push(old);
    feed.start();
    server.connection.set({ phase: 'closed', retry: 1 });
    server.change([[99, 0]]);
    server.latency = 100;
    server.connection.set({ phase: 'open' });
    await scheduler.settle(50);
    expect(feed.status.current).toBe('loading');
    await scheduler.settle(100);
    expectServersBook();
  });

  it('says why it cannot be read, tries again by itself and at once when asked', async () => {
    server.failures.push({ kind: 'offline' }, { kind: 'maintenance' });
    feed.start();
    await scheduler.settle(30);
    expect(feed.failure.current).toEqual({ kind: 'offline' });
    expect(feed.status.current).toBe('loading');
    await scheduler.settle(290);
    expect(feed.failure.current).toEqual({ kind: 'maintenance' });
    feed.retry();
    await scheduler.settle(30);
    expect(feed.failure.current).toBeUndefined();
    expect(feed.status.current).toBe('live');
  });

  describe('that falls silent on an open connection', () => {
    it('is stale after 10 s', async () => {
      await live();
      server.latency = 60_000;
      await scheduler.settle(9_000, 100);
      expect(feed.status.current).toBe('live');
      await scheduler.settle(1_100, 100);
      expect(feed.status.current).toBe('stale');
    });

    it('lives on when nothing happened meanwhile', async () => {
      await live();
      await scheduler.settle(10_100, 100);
      expect(statuses).toEqual(['live', 'stale', 'live']);
    });

    it('shows what happened, but never as live, until it speaks again', async () => {
      await live();
      server.change([[98.5, 7]]);
      await scheduler.settle(60_000, 100);
      expect(feed.status.current).toBe('stale');
      expect(statuses).toEqual(['live', 'stale']);
      expectServersBook();
      expect(server.subscriptions).toBe(2);
      server.send(server.change([[98.25, 7]]));
      expect(feed.status.current).toBe('live');
      expectServersBook();
    });

    it('is not fooled by a clock that is set', async () => {
      await live();
      scheduler.jump(3_600_000);
      await scheduler.settle(1_000, 100);
      expect(feed.status.current).toBe('live');
      scheduler.jump(-7_200_000);
      server.latency = 60_000;
      await scheduler.settle(11_000, 100);
      expect(feed.status.current).toBe('stale');
    });
  });

  it('tells of the first levels at once and of changes once per frame', async () => {
    const told = jest.fn();
    feed.onChange(told);
    await live();
    expect(told).toHaveBeenCalledTimes(1);
    for (let count = 0; count < 100; count += 1) server.send(server.change([[98.5, count + 1]]));
    expect(told).toHaveBeenCalledTimes(1);
    scheduler.advance(16);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('runs for as long as someone needs it, and leaves nothing behind', async () => {
    const first = await live();
    const second = feed.start();
    first();
    first();
    server.send(server.change([[98.5, 7]]));
    expectServersBook();
    second();
    expect(server.listeners).toBe(0);
    expect(scheduler.waiting).toBe(0);
    expect(feed.status.current).toBe('stale');
    await live();
    expectServersBook();
  });

  function feeds(): OrderBookFeeds {
    return new OrderBookFeeds(server.marketData, server.stream, scheduler, scheduler, new RecordedLog());
  }

  it('is still live for who comes back within 5 s, and ended for who does not', async () => {
    feed = feeds().open('SPOT_BTC_USDT');
    (await live())();
    expect(feed.isRunning).toBe(false);
    scheduler.advance(4_000);
    server.send(server.change([[98.5, 7]]));
    const stop = feed.start();
    expect(feed.status.current).toBe('live');
    expectServersBook();
    expect(server.snapshotsAsked).toBe(1);
    scheduler.advance(6_000);
    expect(server.listeners).toBe(1);
    stop();
    scheduler.advance(5_000);
    expect(server.listeners).toBe(0);
    expect(scheduler.waiting).toBe(0);
    expect(feed.status.current).toBe('stale');
  });

  it('is shared by those who open the same market', () => {
    const shared = feeds();
    expect(shared.open('SPOT_BTC_USDT')).toBe(shared.open('SPOT_BTC_USDT'));
    expect(shared.open('SPOT_ETH_USDT')).not.toBe(shared.open('SPOT_BTC_USDT'));
  });
});
