import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { practice, signUp, startTestSandbox, webOrigin, type TestSession } from './sandbox-client';
import { TestSocket } from './test-socket';

const symbol = 'SPOT_BTC_USDT';
let sandbox: Sandbox;
let session: TestSession;
let socket: TestSocket;
let clock = 0;

let buyer: TestSession;

const place = (order: Record<string, unknown>, by = session) =>
  by.call('POST', '/v3/trade/order', { symbol, type: 'LIMIT', ...order });

async function trade(price: string): Promise<void> {
  await place({ side: 'SELL', price, quantity: '0.001' });
  await place({ side: 'BUY', price, quantity: '0.001' }, buyer);
}

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + clock });
  session = await practice(sandbox);
  buyer = await signUp(sandbox, 'ada@example.com');
  await trade('60000');
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  socket = await TestSocket.open(sandbox.url, '/ws/stream?device=web', { origin: webOrigin });
});

afterEach(async () => {
  socket.close();
  await session.call('DELETE', '/v3/trade/allOrders');
});

const subscribe = (...params: string[]) => socket.ask({ id: params.join(), cmd: 'SUBSCRIBE', params });

describe('the cmd envelope', () => {
  it('accepts what exists and leaves the rest out without a word', async () => {
    expect(
      await subscribe(
        'tickers',
        'trade@SPOT_NOPE_USDT',
        'nothing',
        'orderbookupdate@SPOT_BTC_USDT@51',
        'kline@SPOT_BTC_USDT@7m',
        'bbo@SPOT_BTC_USDT',
      ),
    ).toMatchObject({
      cmd: 'SUBSCRIBE',
      success: true,
      time: expect.any(Number),
      data: ['tickers', 'bbo@SPOT_BTC_USDT'],
    });
    expect(await socket.ask({ id: 'again', cmd: 'subscribe', params: ['tickers'] })).toMatchObject({
      success: true,
      data: [],
    });
    expect(await socket.ask({ id: 'end', cmd: 'UN_SUBSCRIBE', params: ['tickers'] })).toMatchObject({
      success: true,
      data: ['tickers'],
    });
  });

  it('refuses what it cannot read and goes on', async () => {
    expect(
      await socket.ask({ id: 'many', cmd: 'SUBSCRIBE', params: Array.from({ length: 11 }, (_, index) => `t${index}`) }),
    ).toMatchObject({ success: false, data: 'Command type invalid!' });
    expect(await socket.ask({ id: 'odd', cmd: 'DANCE' })).toMatchObject({
      cmd: 'ERROR',
      success: false,
      data: 'Command type invalid!',
    });
    socket.send('not json');
    expect(await socket.next((frame) => frame.data === 'Invalid request.')).toMatchObject({ cmd: 'ERROR', id: '' });
    for (const text of ['null', '7', '[]', '{"__proto__":{"cmd":"PING"}}', '{"cmd":{"toString":1}}']) socket.send(text);
    socket.send({ cmd: 'PING' });
    expect(await socket.next((frame) => frame.cmd === 'PONG')).toEqual({
      cmd: 'PONG',
      success: true,
      time: expect.any(Number),
    });
    expect(await subscribe('tickers')).toMatchObject({ data: ['tickers'] });
  });

  it('takes at most 100 topics on a connection', async () => {
    const symbols = sandbox.exchange.instruments.map((instrument) => instrument.symbol);
    const topics = symbols.flatMap((each) => ['trade', 'bbo', 'ticker'].map((name) => `${name}@${each}`)).slice(0, 105);
    let accepted = 0;
    for (let index = 0; index < topics.length; index += 10)
      accepted += (await subscribe(...topics.slice(index, index + 10))).data.length;
    expect(accepted).toBe(100);
  });

  it('lists what a connection is subscribed to', async () => {
    await subscribe('tickers', `trade@${symbol}`);
    await socket.ask({ id: 'end', cmd: 'UN_SUBSCRIBE', params: ['tickers', 'never asked for'] });
    expect(await socket.ask({ id: 'list', cmd: 'LIST_SUBSCRIPTION' })).toMatchObject({
      cmd: 'LIST_SUBSCRIPTION',
      success: true,
      data: [`trade@${symbol}`],
    });
  });

  it('knows candles in every interval and in another library’s spelling, and twins with retail orders', async () => {
    const intervals = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '12h', '1d', '3d', '1w', '1M'];
    const candles = intervals.map((interval) => `kline@${symbol}@${interval}`);
    expect((await subscribe(...candles.slice(0, 10))).data).toHaveLength(10);
    expect((await subscribe(...candles.slice(10))).data).toHaveLength(4);
    const others = [
      `kline_${symbol}_5m`,
      `bborpi@${symbol}`,
      `orderbookupdaterpi@${symbol}@200`,
      `indexprice@${symbol}`,
      'markprice@PERP_BTC_USDT',
      'openinterests',
    ];
    expect((await subscribe(...others)).data).toEqual(others);
    await trade('60000');
    expect((await socket.topic(`kline_${symbol}_5m`)).data).toMatchObject({ s: symbol, t: '5m', c: '60000' });
    expect((await socket.topic(`kline@${symbol}@1M`)).data).toMatchObject({ t: '1M' });
  });

  it('sends the whole list of tickers at once', async () => {
    await subscribe('tickers', 'bbos');
    const list = (await socket.topic('tickers')).data;
    expect(list.find((each: { symbol: string }) => each.symbol === symbol)).toMatchObject({
      open: 60000,
      close: 60000,
      count: expect.any(Number),
      aggregatedAmount: expect.any(Number),
      lastTs: expect.any(Number),
    });
    expect((await socket.topic('bbos')).data).toEqual([]);
  });

  it('sends trades, best prices, tickers and candles as they happen', async () => {
    await subscribe(
      `trade@${symbol}`,
      `bbo@${symbol}`,
      `ticker@${symbol}`,
      `kline@${symbol}@1m`,
      `orderbook10@${symbol}`,
    );
    await place({ side: 'BUY', price: '59000', quantity: '0.002' });
    await place({ side: 'SELL', price: '61000', quantity: '0.003' });
    expect(
      (await socket.next((frame) => frame.topic === `bbo@${symbol}` && frame.data.ap === '61000')).data,
    ).toMatchObject({ s: symbol, aq: '0.003', bp: '59000', bq: '0.002' });
    await trade('60001');
    expect((await socket.topic(`trade@${symbol}`)).data).toMatchObject({
      s: symbol,
      px: '60001',
      sx: '0.001',
      sd: 'BUY',
      src: 1,
    });
    expect((await socket.topic(`ticker@${symbol}`)).data).toMatchObject({
      s: symbol,
      c: '60001',
      h: '60001',
      l: '60000',
      cnt: expect.any(String),
    });
    expect(
      (await socket.next((frame) => frame.topic === `kline@${symbol}@1m` && frame.data.c === '60001')).data,
    ).toMatchObject({ t: '1m', et: expect.any(Number), tts: expect.any(Number) });
    expect((await socket.topic(`orderbook10@${symbol}`)).data).toMatchObject({
      bids: expect.any(Array),
      asks: expect.any(Array),
    });
  });
});

describe('the event envelope', () => {
  it('subscribes, answers pings, gives the book on request and says no in words', async () => {
    expect(await socket.ask({ id: '1', event: 'subscribe', topic: `${symbol}@trade` })).toMatchObject({
      id: '1',
      event: 'subscribe',
      success: true,
      data: `${symbol}@trade`,
    });
    expect(await socket.ask({ id: '2', event: 'subscribe', topic: 'SPOT_NOPE_USDT@trade' })).toMatchObject({
      success: false,
      errorMsg: expect.any(String),
    });
    expect(await socket.ask({ id: '3', event: 'subscribe', topic: 'executionreport' })).toMatchObject({
      success: false,
      errorMsg: 'Auth is needed.',
    });
    socket.send({ event: 'ping' });
    expect(await socket.next((frame) => frame.event === 'pong')).toEqual({ event: 'pong', ts: expect.any(Number) });
    await place({ side: 'BUY', price: '58000.5', quantity: '0.002' });
    expect(await socket.ask({ id: '4', event: 'request', params: { type: 'orderbook', symbol } })).toMatchObject({
      success: true,
      data: { symbol, bids: [[58000.5, 0.002]], asks: [] },
    });
    await trade('60002');
    expect((await socket.topic(`${symbol}@trade`)).data).toEqual({
      symbol,
      price: 60002,
      size: 0.001,
      side: 'BUY',
      source: 1,
    });
    expect(await socket.ask({ id: '5', event: 'unsubscribe', topic: `${symbol}@trade` })).toMatchObject({
      event: 'unsubscribe',
      success: true,
      data: `${symbol}@trade`,
    });
  });

  it('sends books, tickers and candles with numbers', async () => {
    for (const name of ['orderbook', 'orderbookupdate', 'ticker', 'bbo', 'kline_1m'])
      await socket.ask({ id: name, event: 'subscribe', topic: `${symbol}@${name}` });
    await place({ side: 'BUY', price: '57000', quantity: '0.002' });
    expect((await socket.topic(`${symbol}@orderbookupdate`)).data).toMatchObject({
      symbol,
      prevTs: expect.any(Number),
      bids: [[57000, 0.002]],
      asks: [],
    });
    expect(
      (await socket.next((frame) => frame.topic === `${symbol}@orderbook` && frame.data.bids.length > 0)).data,
    ).toMatchObject({ symbol, bids: [[57000, 0.002]] });
    expect((await socket.topic(`${symbol}@ticker`)).data).toMatchObject({ symbol, close: expect.any(Number) });
    await trade('60003');
    // That of the trade before may still be on its way.
    expect(
      (await socket.next((frame) => frame.topic === `${symbol}@kline_1m` && frame.data.close === 60003)).data,
    ).toMatchObject({ symbol, type: '1m', close: 60003 });
  });

  it('speaks both envelopes on one socket', async () => {
    await subscribe('tickers');
    await socket.ask({ id: '1', event: 'subscribe', topic: `${symbol}@ticker` });
    await trade('60004');
    const letters = await socket.next((frame) => frame.topic === 'tickers' && frame.data[0]?.close === 60004);
    expect(letters.data).toMatchObject([{ symbol, close: 60004 }]);
    const words = await socket.next((frame) => frame.topic === `${symbol}@ticker` && frame.data.close === 60004);
    expect(words.data).toMatchObject({ symbol, close: 60004 });
  });
});

describe('the socket’s door', () => {
  it.each([
    ['another site', '/ws/stream', { origin: 'https://evil.example' }],
    ['an unknown path', '/ws/other', {}],
  ])('is shut to %s', async (_who, path, options) => {
    await expect(TestSocket.open(sandbox.url, path, options)).rejects.toThrow(/40[34]/);
  });

  it.each(['/v3/public', '/ws/stream/any-application'])('is open at %s', async (path) => {
    const other = await TestSocket.open(sandbox.url, path);
    expect(await other.ask({ id: '1', cmd: 'SUBSCRIBE', params: ['tickers'] })).toMatchObject({ success: true });
    other.close();
  });

  it('shuts on a frame too large and on a flood', async () => {
    socket.send('x'.repeat(70_000));
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(1009);
    const flood = await TestSocket.open(sandbox.url, '/ws/stream');
    for (let index = 0; index < 250; index += 1) flood.send({ cmd: 'PING' });
    await flood.until(() => flood.closed !== undefined);
    expect(flood.closed).toBe(1008);
  });

  it('shuts behind a client that has been silent for a minute', async () => {
    socket.send({ cmd: 'PING' });
    await socket.next((frame) => frame.cmd === 'PONG');
    clock += 61_000;
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(1006);
  });
});
