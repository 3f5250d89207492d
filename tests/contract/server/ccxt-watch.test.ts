import ccxt, { type woo } from 'ccxt';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { house, tradeABit } from './feeds-world';
import { signUp, startTestSandbox } from './sandbox-client';

jest.setTimeout(60_000);

type Watcher = woo &
  Record<
    | 'watchBidsAsks'
    | 'watchFundingRate'
    | 'unWatchTicker'
    | 'unWatchTickers'
    | 'unWatchTrades'
    | 'unWatchOrderBook'
    | 'unWatchOHLCV',
    (...parameters: unknown[]) => Promise<never>
  >;

const symbol = 'BTC/USDT';
const contract = 'BTC/USDT:USDT';
let sandbox: Sandbox;
const clients: woo[] = [];

/** What the exchange has said to a client, in order. */
class Hearing {
  // The tests say what they expect of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly frames: any[] = [];
  #heard = (): void => undefined;

  add(frame: object): void {
    this.frames.push(frame);
    this.#heard();
  }

  topics(from = 0): string[] {
    return this.frames.slice(from).flatMap(({ topic }) => topic ?? []);
  }

  /** Subscriptions are asked for without waiting for their answers. */
  async subscribed(topic: string): Promise<void> {
    while (!this.frames.some(({ event, success, data }) => event === 'subscribe' && success && data === topic))
      await new Promise<void>((resolve) => (this.#heard = resolve));
  }
}

const hearings = new WeakMap<Watcher, Hearing>();
const hearing = (watcher: Watcher): Hearing => hearings.get(watcher)!;

/** The library as it is published; only its addresses are ours. */
async function client(
  credentials: { readonly apiKey?: string; readonly secret?: string; readonly uid?: string } = {},
): Promise<Watcher> {
  const made = new ccxt.pro.woo({ ...credentials, newUpdates: true });
  const stream = sandbox.url.replace('http', 'ws');
  const { url } = sandbox;
  Object.assign(made.urls, {
    api: {
      pub: url,
      public: url,
      private: url,
      ws: { public: `${stream}/ws/stream`, private: `${stream}/v2/ws/private/stream` },
    },
  });
  clients.push(made);
  const heard = new Hearing();
  const handle = made.handleMessage;
  made.handleMessage = (socket, message) => {
    heard.add(message);
    return handle.call(made, socket, message);
  };
  // The library’s way of speaking to addresses without encryption.
  await made.loadHttpProxyAgent();
  await made.loadMarkets();
  const watcher = made as unknown as Watcher;
  hearings.set(watcher, heard);
  return watcher;
}

const practising = () =>
  client({ apiKey: practiceAccount.apiKey, secret: practiceAccount.apiSecret, uid: practiceAccount.applicationId });

/** Trades in both markets, many times a second. */
function beBusy(): () => void {
  const { take } = house(sandbox);
  const trade = async (side: 'BUY' | 'SELL'): Promise<void> => {
    await take('SPOT_BTC_USDT', side, side === 'BUY' ? 6_002_000 : 5_998_000, 100);
    await take('PERP_BTC_USDT', side, side === 'BUY' ? 60_020 : 60_010, 1);
  };
  const timer = setInterval(() => void trade('BUY').then(() => trade('SELL')), 50);
  return () => clearInterval(timer);
}

let rest: () => void;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await tradeABit(sandbox);
  rest = beBusy();
});

afterAll(async () => {
  rest();
  await Promise.all(clients.map((each) => each.close()));
  await sandbox.close();
});

/** The market has begun when the spot and the contract have been traded. */
async function traded(watcher: Watcher): Promise<void> {
  await watcher.watchTrades(symbol);
  await watcher.watchTrades(contract);
}

describe('ccxt.pro watches the market', () => {
  let watcher: Watcher;

  beforeAll(async () => {
    watcher = await client();
    await traded(watcher);
  });

  it('watchTrades', async () => {
    const [trade] = await watcher.watchTrades(symbol);
    expect(trade).toMatchObject({
      symbol,
      side: expect.stringMatching(/^(buy|sell)$/),
      price: expect.any(Number),
      amount: expect.any(Number),
      timestamp: expect.any(Number),
    });
  });

  it('watchTicker', async () => {
    const ticker = await watcher.watchTicker(symbol);
    expect(ticker).toMatchObject({
      symbol,
      last: expect.any(Number),
      baseVolume: expect.any(Number),
      quoteVolume: expect.any(Number),
    });
    expect(ticker.low).toBeLessThanOrEqual(ticker.last!);
    expect(ticker.high).toBeGreaterThanOrEqual(ticker.last!);
  });

  it('watchTickers', async () => {
    const tickers = await watcher.watchTickers();
    expect(tickers[symbol]).toMatchObject({ symbol, close: expect.any(Number) });
    expect(tickers[contract]).toMatchObject({ symbol: contract, close: expect.any(Number) });
  });

  it('watchBidsAsks', async () => {
    const quotes = (await watcher.watchBidsAsks()) as Record<string, { bid: number; ask: number; bidVolume: number }>;
    expect(quotes[symbol]!.bid).toBeLessThan(quotes[symbol]!.ask);
    expect(quotes[symbol]!.bidVolume).toBeGreaterThan(0);
  });

  it.each(['orderbook', 'orderbookupdate'])('watchOrderBook by %s', async (method) => {
    const own = await client();
    for (let update = 0; update < 3; update += 1) {
      const book = await own.watchOrderBook(symbol, 50, { method });
      const [bids, asks] = [book.bids, book.asks];
      expect(bids.length).toBeGreaterThan(0);
      expect(bids[0]![0]).toBeLessThan(asks[0]![0]!);
      expect(bids.map(([price]) => price)).toEqual([...bids.map(([price]) => price)].sort((a, b) => b! - a!));
    }
  });

  it('keeps the same book out of changes as the exchange has', async () => {
    const own = await client();
    const levels = (side: readonly (readonly unknown[])[]) => side.map(([price, amount]) => [price, amount]);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      // The library goes on changing the book it gave.
      const book = await own.watchOrderBook(symbol, undefined, { method: 'orderbookupdate' });
      const snapshot = await own.fetchOrderBook(symbol, 500);
      if (book.timestamp !== snapshot.timestamp) continue;
      expect(levels(book.bids)).toEqual(levels(snapshot.bids));
      expect(levels(book.asks)).toEqual(levels(snapshot.asks));
      return;
    }
    throw new Error('The two were never of one moment.');
  });

  it.each(['1m', '1h', '1w', '1M'])('watchOHLCV of %s', async (timeframe) => {
    const candles = await watcher.watchOHLCV(symbol, timeframe);
    const [time, open, high, low, close, volume] = candles.at(-1)!;
    expect(time).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(Math.min(open!, close!));
    expect(high).toBeGreaterThanOrEqual(Math.max(open!, close!));
    expect(volume).toBeGreaterThan(0);
  });

  it('watchFundingRate', async () => {
    const rate = await watcher.watchFundingRate(contract);
    expect(rate).toMatchObject({ symbol: contract, fundingRate: expect.any(Number) });
  });

  it('ends what it watched, and goes on with the rest', async () => {
    const [own, other] = [await client(), await client()];
    const heard = hearing(own);
    const unwatched = {
      watchTicker: 'unWatchTicker',
      watchTickers: 'unWatchTickers',
      watchTrades: 'unWatchTrades',
      watchOrderBook: 'unWatchOrderBook',
      watchOHLCV: 'unWatchOHLCV',
    } as const;
    for (const [watch, unwatch] of Object.entries(unwatched) as [
      keyof typeof unwatched,
      (typeof unwatched)[keyof typeof unwatched],
    ][]) {
      const parameters = watch === 'watchTickers' ? [] : [symbol];
      const update = (watcher: Watcher) =>
        (watcher[watch] as (...parameters: unknown[]) => Promise<unknown>)(...parameters);
      const rest = new Set(heard.topics());
      await update(own);
      await own[unwatch](...parameters);
      const since = heard.frames.length;
      // Of what goes on, those who still want it are told.
      for (let updates = 0; updates < 2; updates += 1) await update(other);
      expect(heard.topics(since).filter((topic) => !rest.has(topic))).toEqual([]);
      await update(own);
    }
  });
});

describe('ccxt.pro watches an account', () => {
  let watcher: Watcher;

  beforeAll(async () => {
    watcher = await practising();
    await traded(watcher);
  });

  it('watchOrders, from the order to its end', async () => {
    const price = Math.round((await watcher.watchTicker(symbol)).last! * 0.95);
    const taken = until(watcher, ({ status }) => status === 'open');
    await hearing(watcher).subscribed('executionreport');
    const placed = await watcher.createOrder(symbol, 'limit', 'buy', 0.001, price);
    expect(await taken).toMatchObject({
      id: placed.id,
      symbol,
      side: 'buy',
      type: 'limit',
      price,
      amount: 0.001,
      filled: 0,
    });
    const ended = until(watcher, (order) => order.id === placed.id && order.status === 'canceled');
    await watcher.cancelOrder(placed.id as string, symbol);
    expect(await ended).toMatchObject({ side: 'buy', amount: 0.001, filled: 0 });
  });

  it('watchOrders and watchMyTrades of one order that trades', async () => {
    const order = until(watcher, ({ status, side }) => status === 'closed' && side === 'sell');
    const fill = watcher.watchMyTrades(symbol);
    await hearing(watcher).subscribed('executionreport');
    await watcher.createOrder(symbol, 'market', 'sell', 0.002);
    expect(await order).toMatchObject({ symbol, filled: 0.002, average: expect.any(Number) });
    const [trade] = await fill;
    expect(trade).toMatchObject({
      symbol,
      side: 'sell',
      takerOrMaker: 'taker',
      price: expect.any(Number),
      fee: { currency: 'USDT', cost: expect.any(Number) },
    });
  });

  it('watchBalance', async () => {
    const price = Math.round((await watcher.watchTicker(symbol)).last! * 0.94);
    const changed = watcher.watchBalance();
    await hearing(watcher).subscribed('balance');
    await watcher.createOrder(symbol, 'limit', 'buy', 0.001, price);
    const balance = await changed;
    expect(balance['USDT']!.used).toBeCloseTo(price * 0.001, 6);
    expect(balance['USDT']!.free! + balance['USDT']!.used!).toBeCloseTo(balance['USDT']!.total!, 6);
    await watcher.cancelAllOrders(symbol);
  });

  it('watchPositions, from the open position to its end', async () => {
    await watcher.createOrder(contract, 'market', 'buy', 0.002);
    const snapshot = await watcher.watchPositions([contract]);
    expect(snapshot).toMatchObject([{ symbol: contract, side: 'long', contracts: 0.002 }]);
    const next = watcher.watchPositions([contract]);
    await hearing(watcher).subscribed('position');
    await watcher.createOrder(contract, 'market', 'sell', 0.001, undefined, { reduceOnly: true });
    expect([await next].flat()[0]).toMatchObject({ symbol: contract, contracts: 0.001 });
    await watcher.createOrder(contract, 'market', 'sell', 0.001, undefined, { reduceOnly: true });
  });

  it('is refused the stream of another application', async () => {
    const { applicationId } = await signUp(sandbox, 'somebody@example.com');
    const stranger = await client({
      apiKey: practiceAccount.apiKey,
      secret: practiceAccount.apiSecret,
      uid: applicationId,
    });
    await expect(stranger.watchBalance()).rejects.toThrow(ccxt.AuthenticationError);
  });
});

type Order = Awaited<ReturnType<Watcher['watchOrders']>>[number];

async function until(watcher: Watcher, fits: (order: Order) => boolean): Promise<Order> {
  for (;;) {
    const found = (await watcher.watchOrders(symbol)).find(fits);
    if (found) return found;
  }
}
