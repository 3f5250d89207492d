import type { ExchangeService } from '../../../sandbox/engine/exchange-service';
import { BookFeeds } from '../../../sandbox/services/markets/book-feeds';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { caller, startTestSandbox } from './sandbox-client';
import { TestSocket } from './test-socket';

type Level = readonly [string, string];
interface Snapshot {
  readonly timestamp: number;
  readonly data: Readonly<Record<'bids' | 'asks', readonly { readonly price: string; readonly quantity: string }[]>>;
}

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await sandbox.exchange.submit({ type: 'openAccount', accountId: 'maker', kind: 'house' });
});

afterAll(() => sandbox.close());

/** A book as a client keeps it: a snapshot, then every delta that chains to it. */
class ClientBook {
  readonly sides = { bids: new Map<string, string>(), asks: new Map<string, string>() };
  at: number;

  constructor(snapshot: Snapshot) {
    this.at = snapshot.timestamp;
    for (const side of ['bids', 'asks'] as const)
      for (const { price, quantity } of snapshot.data[side]) this.sides[side].set(price, quantity);
  }

  apply(delta: { ts: number; prevTs: number; bids: Level[]; asks: Level[] }): void {
    if (delta.ts <= this.at) return;
    expect(delta.prevTs).toBe(this.at);
    this.at = delta.ts;
    for (const side of ['bids', 'asks'] as const) {
      for (const [price, quantity] of delta[side]) {
        if (quantity === '0') this.sides[side].delete(price);
        else this.sides[side].set(price, quantity);
      }
    }
  }

  get levels() {
    const sorted = (side: Map<string, string>, sign: number) =>
      [...side]
        .map(([price, quantity]) => ({ price, quantity }))
        .sort((a, b) => sign * (Number(a.price) - Number(b.price)));
    return { bids: sorted(this.sides.bids, -1), asks: sorted(this.sides.asks, 1) };
  }
}

/** Somebody who keeps placing and cancelling orders, the same way each time. */
class Crowd {
  readonly #orders: number[] = [];
  #state = 42;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly symbol: string,
  ) {}

  async act(): Promise<void> {
    if (this.#orders.length > 150 && this.#random(2) === 0) {
      const [orderId] = this.#orders.splice(this.#random(this.#orders.length), 1);
      await this.exchange.submit({ type: 'cancel', accountId: 'maker', orderId: orderId! });
    } else if (this.#random(2) === 0) await this.bid(500_000 - this.#random(150));
    else await this.#place('SELL', 500_200 + this.#random(150));
  }

  bid(price: number): Promise<void> {
    return this.#place('BUY', price);
  }

  async #place(side: 'BUY' | 'SELL', price: number): Promise<void> {
    const { symbol } = this;
    const quantity = 1_000 + this.#random(5_000);
    const outcome = await this.exchange.submit({
      type: 'place',
      accountId: 'maker',
      symbol,
      side,
      orderType: 'LIMIT',
      price,
      quantity,
      clientOrderId: 0,
    });
    if (outcome.ok && outcome.order) this.#orders.push(outcome.order.orderId);
  }

  #random(below: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % below;
  }
}

it('a book feed of 2,000 deltas leaves no level behind', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  const feeds = new BookFeeds(sandbox.exchange);
  try {
    const symbol = 'SPOT_WOO_USDT';
    const crowd = new Crowd(sandbox.exchange, symbol);
    const sides = { bids: new Map<number, number>(), asks: new Map<number, number>() };
    let at = sandbox.exchange.book(symbol, 50)!.at;
    let count = 0;
    feeds.subscribe(symbol, 50, 50, (delta) => {
      expect(delta.previousAt).toBe(at);
      expect(delta.at).toBeGreaterThan(at);
      at = delta.at;
      count += 1;
      for (const side of ['bids', 'asks'] as const) {
        for (const [price, quantity] of delta[side]) {
          if (quantity === 0) sides[side].delete(price);
          else sides[side].set(price, quantity);
        }
      }
    });
    while (count < 2_000) {
      for (let step = 0; step < 3; step += 1) await crowd.act();
      jest.advanceTimersByTime(50);
      const book = feeds.snapshot(symbol, 50)!;
      expect(book.at).toBe(at);
      expect(sides.bids.size).toBe(book.bids.length);
      if (count % 100 !== 0) continue;
      expect(new Map(book.bids)).toEqual(sides.bids);
      expect(new Map(book.asks)).toEqual(sides.asks);
    }
  } finally {
    feeds.close();
    jest.useRealTimers();
  }
});

interface Family {
  readonly subscribe: (topic: string) => { readonly id: string; readonly [name: string]: unknown };
  readonly delta: (frame: {
    ts: number;
    data: { ts?: number; prevTs: number; bids: Level[]; asks: Level[] };
  }) => Parameters<ClientBook['apply']>[0];
  readonly snapshot: (socket: TestSocket, symbol: string, depth: string) => Promise<Snapshot>;
}

const rest = async (_socket: TestSocket, symbol: string, depth: string): Promise<Snapshot> =>
  (await caller(sandbox.url)('GET', `/v3/public/orderbook?symbol=${symbol}&maxLevel=${depth}`)).body;
const texts = (levels: readonly (readonly [unknown, unknown])[]): Level[] =>
  levels.map(([price, quantity]) => [String(price), String(quantity)]);
let requests = 0;

const cmd: Family = {
  subscribe: (topic) => ({ id: '1', cmd: 'SUBSCRIBE', params: [topic] }),
  delta: ({ data }) => ({ ...data, ts: data.ts! }),
  snapshot: rest,
};
const event: Family = {
  subscribe: (topic) => ({ id: '1', event: 'subscribe', topic }),
  delta: ({ ts, data }) => ({ ts, prevTs: data.prevTs, bids: texts(data.bids), asks: texts(data.asks) }),
  snapshot: async (socket, symbol) => {
    const { data } = await socket.ask({
      id: `request ${(requests += 1)}`,
      event: 'request',
      params: { type: 'orderbook', symbol },
    });
    const rows = (levels: Level[]) => texts(levels).map(([price, quantity]) => ({ price, quantity }));
    return { timestamp: data.ts, data: { bids: rows(data.bids), asks: rows(data.asks) } };
  },
};

describe.each([
  ['orderbookupdate@SPOT_BTC_USDT@50', 'SPOT_BTC_USDT', '50', cmd],
  ['orderbookupdate@SPOT_ETH_USDT@200', 'SPOT_ETH_USDT', '200', cmd],
  ['orderbookupdate@SPOT_SOL_USDT@500', 'SPOT_SOL_USDT', '500', cmd],
  ['orderbookupdaterpi@SPOT_XRP_USDT@50', 'SPOT_XRP_USDT', '50', cmd],
  ['SPOT_DOGE_USDT@orderbookupdate', 'SPOT_DOGE_USDT', '500', event],
  ['SPOT_ADA_USDT@orderbookupdate', 'SPOT_ADA_USDT', '1000', { ...event, snapshot: rest }],
])('the book feed %s', (topic, symbol, depth, { subscribe, delta, snapshot }) => {
  it('joins its snapshot at any moment and equals it in the end', async () => {
    const socket = await TestSocket.open(sandbox.url, '/ws/stream');
    await socket.ask(subscribe(topic));
    const fetchBook = () => snapshot(socket, symbol, depth);
    const deltas = () => socket.ofTopic(topic).map(delta);
    // Snapshots taken while the book is moving; each must join the same stream of deltas.
    const snapshots = [await fetchBook()];
    const crowd = new Crowd(sandbox.exchange, symbol);
    for (let round = 0; round < 12; round += 1) {
      const before = deltas().length;
      for (let step = 0; step < 25; step += 1) await crowd.act();
      if (round % 3 === 2) snapshots.push(await fetchBook());
      await socket.until(() => deltas().length > before);
    }
    // A best bid shows at any depth, so the feed has caught up when it has told of it.
    await crowd.bid(500_090);
    const end = sandbox.exchange.book(symbol, 1)!.at;
    await socket.until(() => (deltas().at(-1)?.ts ?? 0) >= end);
    const final = await fetchBook();
    for (const snapshot of snapshots) {
      const book = new ClientBook(snapshot);
      for (const delta of deltas()) book.apply(delta);
      expect(book.at).toBe(final.timestamp);
      expect(book.levels).toEqual(final.data);
    }
    socket.close();
  });
});
