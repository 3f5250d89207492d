import type { Sandbox } from '../../../sandbox/server/start-sandbox';
import { caller, startTestSandbox } from './sandbox-client';
import { TestSocket } from './test-socket';

jest.setTimeout(20_000);

type Level = readonly [string, string];

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

  constructor(snapshot: { timestamp: number; data: Record<'bids' | 'asks', { price: string; quantity: string }[]> }) {
    this.at = snapshot.timestamp;
    for (const side of ['bids', 'asks'] as const) for (const { price, quantity } of snapshot.data[side]) this.sides[side].set(price, quantity);
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
    const sorted = (side: Map<string, string>, sign: number) => [...side].map(([price, quantity]) => ({ price, quantity })).sort((a, b) => sign * (Number(a.price) - Number(b.price)));
    return { bids: sorted(this.sides.bids, -1), asks: sorted(this.sides.asks, 1) };
  }
}

describe.each([
  ['50', 'SPOT_BTC_USDT'],
  ['200', 'SPOT_ETH_USDT'],
])('the book feed of depth %s', (depth, symbol) => {
  it('joins its snapshot at any moment and equals it in the end', async () => {
    const fetchBook = async () => (await caller(sandbox.url)('GET', `/v3/public/orderbook?symbol=${symbol}&maxLevel=${depth}`)).body;
    const topic = `orderbookupdate@${symbol}@${depth}`;
    const socket = await TestSocket.open(sandbox.url, '/ws/stream');
    await socket.ask({ id: '1', cmd: 'SUBSCRIBE', params: [topic] });
    // Snapshots taken while the book is moving; each must join the same stream of deltas.
    const snapshots = [await fetchBook()];
    let state = 42;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const orders: number[] = [];
    let last: number | undefined;
    for (let step = 0; step < 2_000; step += 1) {
      const side = random(2) === 0 ? 'BUY' : 'SELL';
      const price = (side === 'BUY' ? 500_000 : 500_200) + (random(300) - 150) * (side === 'BUY' ? 1 : -1);
      if (orders.length > 150 && random(2) === 0) {
        await sandbox.exchange.submit({ type: 'cancel', accountId: 'maker', orderId: orders.splice(random(orders.length), 1)[0]! });
      } else {
        const outcome = await sandbox.exchange.submit({ type: 'place', accountId: 'maker', symbol, side, orderType: 'LIMIT', price, quantity: 1_000 + random(5_000), clientOrderId: 0 });
        if (outcome.ok && outcome.order) orders.push(outcome.order.orderId);
      }
      if (step % 250 === 249) snapshots.push(await fetchBook());
    }
    // The feed has caught up when the snapshot no longer moves ahead of the last delta.
    await socket.until(() => {
      last = socket.ofTopic(topic).at(-1)?.data.ts;
      return last !== undefined && last === sandbox.exchange.book(symbol, Number(depth))?.at;
    }).catch(() => undefined);
    const final = await fetchBook();
    const deltas = socket.ofTopic(topic).map((frame) => frame.data);
    expect(deltas.length).toBeGreaterThan(5);
    for (const snapshot of snapshots) {
      const book = new ClientBook(snapshot);
      for (const delta of deltas) book.apply(delta);
      expect(book.at).toBe(final.timestamp);
      expect(book.levels).toEqual(final.data);
    }
    socket.close();
  });
});
