import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { OrderBookFeed } from '../../../src/application/markets/order-book-feed';
import type { Candle } from '../../../src/domain/markets/candle';
import { MarketTickers } from '../../../src/domain/markets/market-tickers';
import type { MarketTrade } from '../../../src/domain/markets/market-trade';
import { readStreamMessage } from '../../../src/infrastructure/websocket/connection/stream-message';
import { StreamNotes } from '../../../src/infrastructure/websocket/connection/stream-notes';
import { MarketMessageReader } from '../../../src/infrastructure/websocket/markets/market-message-reader';
import { WebsocketMarketStreamAdapter } from '../../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { RecordedLog } from '../../support/recorded-log';
import { SandboxVisitor } from '../../support/sandbox-client-fixture';
import { admin, startTestSandbox, webOrigin } from '../server/sandbox-client';
import { TestSocket } from '../server/test-socket';
import { environmentOf, realClock, realScheduler, realSockets, shownPage, until } from './real-surroundings';

const symbol = 'SPOT_BTC_USDT';
let sandbox: Sandbox;
let log: RecordedLog;
let stream: WebsocketMarketStreamAdapter;
let disconnect: () => void;
let visitor: SandboxVisitor;

const fault = (body: object) => admin(sandbox)('POST', '/sandbox/faults', body);

beforeAll(async () => {
  sandbox = await startTestSandbox({ empty: false, history: 'none' });
  visitor = new SandboxVisitor(sandbox, webOrigin);
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  log = new RecordedLog();
  stream = new WebsocketMarketStreamAdapter(
    environmentOf(sandbox),
    realScheduler,
    realClock,
    log,
    shownPage(),
    realSockets,
  );
  disconnect = stream.connect();
  await until('the stream is open', () => stream.connection.current.phase === 'open');
});

afterEach(async () => {
  disconnect();
  await fault({ kind: 'clear' });
});

it('brings the tickers and best prices of every market, and totals over them', async () => {
  const tickers = new MarketTickers('WOO');
  stream.onTickers((message) => tickers.apply(message));
  await until('tickers and best prices', () => tickers.total !== undefined && tickers.booUpdateTime !== undefined);
  // A market without a trade yet has no ticker.
  await until('the product token traded', () => tickers.wooTicker !== undefined);
  await until('Bitcoin traded', () => tickers.tickers.get(symbol)?.statistics !== undefined);
  // The makers quote one market after the other.
  await until('every market is quoted', () => tickers.tickers.size >= 50);
  const { statistics, firstBidPrice, firstAskPrice } = tickers.tickers.get(symbol)!;
  expect(statistics!.close).toBeGreaterThan(0);
  expect(firstBidPrice!).toBeLessThan(firstAskPrice!);
  expect(tickers.wooTicker!.lastPrice).toBeGreaterThan(0);
  expect(tickers.total!.transactions).toBeGreaterThanOrEqual(0);
  expect(log.lines.filter((line) => line.level !== 'info')).toEqual([]);
});

it('reads the same trades and candles in both envelopes', async () => {
  const cmd: { trades: MarketTrade[]; candles: Candle[] } = { trades: [], candles: [] };
  const event: typeof cmd = { trades: [], candles: [] };
  const reader = new MarketMessageReader(
    {
      tickers: () => undefined,
      orderBook: () => undefined,
      topOfBook: () => undefined,
      trade: (_, trade) => event.trades.push(trade),
      candle: (_, candle) => event.candles.push(candle),
    },
    new StreamNotes('event', log, realClock),
  );
  const socket = await TestSocket.open(sandbox.url, '/ws/stream', { origin: webOrigin });
  await socket.ask({ id: '1', event: 'subscribe', topic: `${symbol}@trade` });
  await socket.ask({ id: '2', event: 'subscribe', topic: `${symbol}@kline_1m` });
  stream.onTrade(symbol, (trade) => cmd.trades.push(trade));
  stream.onCandle(symbol, '1m', (candle) => cmd.candles.push(candle));
  await until('trades and candles', () => cmd.trades.length >= 3 && cmd.candles.length >= 1, 20_000);
  // What has come by now is looked for in the other envelope, which may be a moment behind.
  const trades = [...cmd.trades];
  const { startAt } = cmd.candles[0]!;
  let read = 0;
  await until('the same from the other envelope', () => {
    for (; read < socket.texts.length; read += 1) {
      const message = readStreamMessage(socket.texts[read]!);
      if (message.kind === 'data') reader.read(message.topic, message.at, message.data);
    }
    const caughtUp = event.trades.some(({ at }) => at >= trades.at(-1)!.at);
    return caughtUp && event.candles.some((candle) => candle.startAt === startAt);
  });
  socket.close();
  expect(event.trades).toEqual(expect.arrayContaining(trades));
  expect(log.lines.filter((line) => line.level !== 'info')).toEqual([]);
});

describe('a live order book', () => {
  let feed: OrderBookFeed;
  let stop: () => void;

  beforeEach(async () => {
    feed = new OrderBookFeed(symbol, {
      marketData: visitor.markets,
      stream,
      scheduler: realScheduler,
      clock: realClock,
      log,
    });
    stop = feed.start();
    await until('the book lives', () => feed.status.current === 'live');
  });

  afterEach(() => stop());

  /** At some moment soon the book equals what the exchange answers for that very moment. */
  async function equalsTheServers(): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await visitor.markets.orderBook(symbol, 50);
      if (!answer.ok) throw new Error(answer.error.kind);
      const { bids, asks } = answer.value;
      const levels = [feed.book.bestBids(50), feed.book.bestAsks(50)].map((side) =>
        side.map(({ price, size }) => [price, size]),
      );
      if (feed.status.current === 'live' && JSON.stringify(levels) === JSON.stringify([bids, asks])) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The book never equalled the exchange’s.');
  }

  it('equals the exchange’s, uncrossed', async () => {
    await equalsTheServers();
    expect(feed.book.isCrossed).toBe(false);
    expect(feed.book.bestBids(10).length).toBeGreaterThan(0);
  });

  it.each(['dropNext', 'swapNext', 'duplicateNext'])('is right again after %s of a change', async (kind) => {
    const statuses: string[] = [];
    feed.status.subscribe((status) => statuses.push(status));
    await fault({ kind, topic: `orderbookupdate@${symbol}@50` });
    if (kind !== 'duplicateNext') await until('the fault is noticed', () => statuses.includes('stale'));
    else await new Promise((resolve) => setTimeout(resolve, 1_000));
    await until('the book lives', () => feed.status.current === 'live', 2_000);
    await equalsTheServers();
    if (kind === 'duplicateNext') expect(statuses).toEqual([]);
  });

  it('is stale at once when the connection breaks, and replaced after the retry', async () => {
    await fault({ kind: 'closeSockets', code: 1006 });
    await until('the loss is noticed', () => stream.connection.current.phase === 'closed', 1_000);
    expect(feed.status.current).toBe('stale');
    await until('the stream is open again', () => stream.connection.current.phase === 'open');
    await until('the book lives', () => feed.status.current === 'live', 2_000);
    await equalsTheServers();
  });

  it('outlives frames that are broken', async () => {
    for (const frame of ['{', 'null', '[]', '{"topic":"tickers","ts":1,"data":[{"symbol":null}]}'])
      await fault({ kind: 'malformedFrame', frame });
    await until('they are noted', () => log.lines.some((line) => line.level === 'warning'));
    await equalsTheServers();
    expect(stream.connection.current.phase).toBe('open');
  });
});
