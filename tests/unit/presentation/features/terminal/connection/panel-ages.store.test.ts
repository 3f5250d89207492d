import { autorun } from 'mobx';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { FeedReport } from '../../../../../../src/application/markets/feed-health';
import type { ConnectionState } from '../../../../../../src/application/markets/market-stream.port';
import { minute, second } from '../../../../../../src/domain/shared/instant';
import { PanelAgesStore } from '../../../../../../src/presentation/features/terminal/connection/panel-ages.store';
import { FakeScheduler } from '../../../../../support/fake-scheduler';

const symbol = 'SPOT_BTC_USDT';
const book = { symbol, status: 'live', age: 0, gaps: 0, resynchronised: 0, repeated: 0, disagrees: undefined } as const;
const calm: FeedReport = {
  connection: { phase: 'open' },
  roundTrips: undefined,
  delays: undefined,
  clockAhead: undefined,
  topics: [],
  books: [book],
  unreadable: 0,
  unknown: 0,
};

function setUp() {
  const time = new FakeScheduler();
  const report = new Subject<FeedReport>(calm);
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const health = { report, start: () => () => undefined };
  const ages = new PanelAgesStore(health as never, { connection } as never, time);
  const stop = ages.start();
  return { time, report, connection, ages, stop };
}

describe('the age of a live panel', () => {
  it('is told of a book that is not live, and where it is live only beyond what is usual', () => {
    const { report, ages } = setUp();
    expect(ages.of('ladder', symbol)).toBeUndefined();
    report.set({ ...calm, books: [{ ...book, age: 14 * second }] });
    expect(ages.of('ladder', symbol)).toBeUndefined();
    report.set({ ...calm, books: [{ ...book, age: 17 * second }] });
    expect(ages.of('ladder', symbol)).toEqual({ state: 'quiet', age: 15 * second });
    report.set({ ...calm, books: [{ ...book, status: 'stale', age: 3 * second }] });
    expect(ages.of('depth', symbol)).toEqual({ state: 'stale', age: 0 });
    // The book itself says so in its middle.
    expect(ages.of('book', symbol)).toBeUndefined();
    expect(ages.of('depth', 'SPOT_ETH_USDT')).toBeUndefined();
  });

  it('goes by the youngest of a panel’s topics', () => {
    const { report, ages } = setUp();
    const topics = [
      { topic: `kline@${symbol}@5m`, messages: 1, age: 3 * minute },
      { topic: `kline@${symbol}@1m`, messages: 1, age: 10 * second },
      { topic: `trade@${symbol}`, messages: 1, age: 150 * second },
    ];
    report.set({ ...calm, topics });
    expect(ages.of('chart', symbol)).toBeUndefined();
    expect(ages.of('tape', symbol)).toEqual({ state: 'quiet', age: 2 * minute });
    report.set({ ...calm, topics, connection: { phase: 'closed', retry: 1 } });
    expect(ages.of('chart', symbol)).toEqual({ state: 'stale', age: 10 * second });
  });

  it('is told of orders and positions from the loss of the private stream on, never before it was there', () => {
    const { time, report, connection, ages } = setUp();
    connection.set({ phase: 'closed', retry: 1 });
    time.advance(12 * second);
    report.set({ ...calm });
    expect(ages.of('account', symbol)).toEqual({ state: 'stale', age: 10 * second });
    connection.set({ phase: 'open' });
    expect(ages.of('account', symbol)).toBeUndefined();
    const fresh = new PanelAgesStore(
      { report, start: () => () => undefined } as never,
      { connection: new Subject<ConnectionState>({ phase: 'connecting', retry: 0 }) } as never,
      time,
    );
    fresh.start();
    time.advance(minute);
    expect(fresh.of('account', symbol)).toBeUndefined();
  });

  it('changes in steps, so that a mark is drawn anew only every five seconds', () => {
    const { report, ages } = setUp();
    const told = new Set<string>();
    const stop = autorun(() => told.add(JSON.stringify(ages.of('ladder', symbol))));
    for (let age = 0; age < 20; age += 1)
      report.set({ ...calm, books: [{ ...book, status: 'stale', age: age * second }] });
    stop();
    expect(told.size).toBe(5);
  });
});
