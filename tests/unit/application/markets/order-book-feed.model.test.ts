import { fc } from '../../../support/properties';
import { OrderBookFeed } from '../../../../src/application/markets/order-book-feed';
import type { OrderBookDelta } from '../../../../src/application/markets/market-stream.port';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { RecordedLog } from '../../../support/recorded-log';
import { OrderBookServer } from './order-book-server';

type Step =
  | {
      readonly kind: 'change';
      readonly bid: readonly [number, number];
      readonly ask: readonly [number, number];
      readonly fate: Fate;
    }
  | { readonly kind: 'wait'; readonly time: number }
  | { readonly kind: 'reconnect'; readonly after: number }
  | { readonly kind: 'lag' }
  | { readonly kind: 'refuse' };

/** What the way does to a change: `hold` lets the next one overtake it. */
type Fate = 'deliver' | 'drop' | 'repeat' | 'hold';

const size = fc.integer({ min: 0, max: 9 });
const change = fc.record({
  kind: fc.constant('change' as const),
  bid: fc.tuple(fc.integer({ min: 90, max: 99 }), size),
  ask: fc.tuple(fc.integer({ min: 101, max: 110 }), size),
  fate: fc.constantFrom<Fate>('deliver', 'deliver', 'deliver', 'drop', 'repeat', 'hold'),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: change },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 600 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reconnect' as const),
      after: fc.integer({ min: 0, max: 300 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lag' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const) }) },
);

describe('live order book on a bad line', () => {
  it('equals the exchange’s whenever it is live with nothing on the way, and always in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 400 }), async (steps, latency) => {
        const scheduler = new FakeScheduler();
        const server = new OrderBookServer(scheduler);
        server.latency = latency;
        const feed = new OrderBookFeed('SPOT_BTC_USDT', {
          marketData: server.marketData,
          stream: server.stream,
          scheduler,
          clock: scheduler,
          log: new RecordedLog(),
        });
        const told: OrderBookDelta[] = [];
        feed.start();

        /** Every change ends in a known book; a live one must be one of these, never a mixture. */
        const books = new Map<string, number>();
        const remember = () => books.set(JSON.stringify([server.bids, server.asks]), server.at);
        remember();
        const check = () => {
          if (feed.status.current !== 'live') return;
          const levels = [feed.book.bestBids(100), feed.book.bestAsks(100)].map((side) =>
            side.map(({ price, size: amount }) => [price, amount]),
          );
          expect(books.has(JSON.stringify(levels))).toBe(true);
        };

        for (const each of steps) {
          if (each.kind === 'change') {
            const delta = server.change([each.bid], [each.ask]);
            remember();
            const connected = server.connection.current.phase === 'open';
            if (each.fate === 'hold') {
              told.push(delta);
              continue;
            }
            if (connected && each.fate !== 'drop') server.send(delta);
            if (connected && each.fate === 'repeat') server.send(delta);
            for (const held of told.splice(0)) if (connected) server.send(held);
          } else if (each.kind === 'wait') {
            await scheduler.settle(each.time, 50);
          } else if (each.kind === 'reconnect') {
            told.length = 0;
            server.connection.set({ phase: 'closed', retry: 1 });
            await scheduler.settle(each.after, 50);
            server.connection.set({ phase: 'open' });
          } else if (each.kind === 'lag') {
            server.outdated.push(server.snapshot());
          } else {
            server.failures.push({ kind: 'offline' });
          }
          check();
        }

        // The line is good again, and one more change tells of anything that was lost.
        server.outdated.length = 0;
        server.failures.length = 0;
        await scheduler.settle(5_000, 50);
        server.send(server.change([[95, 3]]));
        await scheduler.settle(10_000, 50);
        expect(feed.book.bestBids(100).map(({ price, size: amount }) => [price, amount])).toEqual(server.bids);
        expect(feed.book.bestAsks(100).map(({ price, size: amount }) => [price, amount])).toEqual(server.asks);
        server.send(server.change([[95, 4]]));
        expect(feed.status.current).toBe('live');
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});
