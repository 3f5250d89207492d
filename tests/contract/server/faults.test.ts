import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { admin, caller, practice, signUp, startTestSandbox, webOrigin } from './sandbox-client';
import { TestSocket } from './test-socket';

let sandbox: Sandbox;
let socket: TestSocket;
let ahead = 0;

const fault = (body: Record<string, unknown>) => admin(sandbox)('POST', '/sandbox/faults', body);

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + ahead });
});

beforeEach(async () => {
  socket = await TestSocket.open(sandbox.url, '/ws/stream');
});

afterEach(async () => {
  socket.close();
  await fault({ kind: 'clear' });
});

afterAll(() => sandbox.close());

describe('faults on request', () => {
  it('are for the admin only', async () => {
    const { bearer } = await signUp(sandbox, 'bob@example.com');
    expect((await caller(sandbox.url, bearer)('POST', '/sandbox/faults', { kind: 'closeSockets' })).status).toBe(401);
    expect((await fault({ kind: 'mischief' })).body).toMatchObject({ code: -1005 });
  });

  it('send more than anybody can read, and one frame that is far too large', async () => {
    const frame = '{"topic":"trade@SPOT_BTC_USDT","ts":1,"data":{}}';
    await fault({ kind: 'flood', frame, perSecond: 5_000, forMs: 10_000 });
    await socket.until(() => socket.texts.filter((text) => text === frame).length > 2_000);
    await fault({ kind: 'clear' });
    await fault({ kind: 'malformedFrame', bytes: 8_000_000 });
    await socket.until(() => socket.texts.some((text) => text.length > 8_000_000));
    expect(socket.closed).toBeUndefined();
  });

  it('end by the clock of the exchange', async () => {
    const frame = '{"topic":"trade@SPOT_BTC_USDT","ts":2,"data":{}}';
    const got = () => socket.texts.filter((text) => text === frame).length;
    await fault({ kind: 'flood', frame, perSecond: 500, forMs: 30_000 });
    await socket.until(() => got() > 10);
    ahead += 30_000;
    await new Promise((resolve) => setTimeout(resolve, 200));
    const before = got();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(got()).toBe(before);
  });

  it('break sockets off, close them with a code and refuse new ones for a while', async () => {
    const other = await TestSocket.open(sandbox.url, '/ws/stream');
    await fault({ kind: 'closeSockets', code: 1012 });
    await other.until(() => other.closed === 1012);
    socket.close();
    socket = await TestSocket.open(sandbox.url, '/ws/stream');
    await fault({ kind: 'closeSockets' });
    await socket.until(() => socket.closed === 1006);
    await fault({ kind: 'refuseSockets', forMs: 60_000 });
    await expect(TestSocket.open(sandbox.url, '/ws/stream')).rejects.toThrow();
    await fault({ kind: 'clear' });
    socket = await TestSocket.open(sandbox.url, '/ws/stream');
  });

  it('leave a socket half open: silent, not closed, and then well again', async () => {
    await fault({ kind: 'muteSockets', forMs: 300 });
    const asked = Date.now();
    socket.send({ cmd: 'PING' });
    await socket.next((frame) => frame.cmd === 'PONG');
    expect(Date.now() - asked).toBeGreaterThan(200);
    expect(socket.closed).toBeUndefined();
  });

  it('send a malformed frame', async () => {
    await fault({ kind: 'malformedFrame' });
    await socket.until(() => socket.texts.length > 0);
    expect(() => JSON.parse(socket.texts[0]!) as unknown).toThrow(SyntaxError);
  });

  it('duplicate, swap and drop messages of a topic', async () => {
    const symbol = 'SPOT_BTC_USDT';
    const session = await practice(sandbox);
    const buyer = await signUp(sandbox, 'ada@example.com');
    const topic = `trade@${symbol}`;
    await socket.ask({ id: '1', cmd: 'SUBSCRIBE', params: [topic] });
    const trade = async (price: string) => {
      await session.call('POST', '/v3/trade/order', { symbol, type: 'LIMIT', side: 'SELL', price, quantity: '0.001' });
      await buyer.call('POST', '/v3/trade/order', { symbol, type: 'LIMIT', side: 'BUY', price, quantity: '0.001' });
    };
    await fault({ kind: 'duplicateNext', topic });
    await trade('60001');
    await fault({ kind: 'swapNext', topic });
    await trade('60002');
    await trade('60003');
    await fault({ kind: 'dropNext', topic, count: 1 });
    await trade('60004');
    await trade('60005');
    await socket.until(() => socket.ofTopic(topic).some((frame) => frame.data.px === '60005'));
    expect(socket.ofTopic(topic).map((frame) => frame.data.px)).toEqual(['60001', '60001', '60003', '60002', '60005']);
  });

  it('refuse a topic without a word, as often as asked', async () => {
    await fault({ kind: 'refuseNext', topic: 'tickers', count: 2 });
    expect(await socket.ask({ id: '1', cmd: 'SUBSCRIBE', params: ['tickers', 'bbos'] })).toMatchObject({
      success: true,
      data: ['bbos'],
    });
    expect(await socket.ask({ id: '2', event: 'subscribe', topic: 'tickers' })).toMatchObject({ success: true });
    await socket.topic('bbos');
    expect(socket.ofTopic('tickers')).toEqual([]);
    expect(await socket.ask({ id: '3', cmd: 'SUBSCRIBE', params: ['tickers'] })).toMatchObject({ data: ['tickers'] });
    await socket.topic('tickers');
  });

  it('answer pings late', async () => {
    await fault({ kind: 'delayPongs', ms: 200 });
    const asked = Date.now();
    socket.send({ cmd: 'PING' });
    socket.send({ event: 'ping' });
    await socket.next((frame) => frame.cmd === 'PONG');
    await socket.next((frame) => frame.event === 'pong');
    expect(Date.now() - asked).toBeGreaterThanOrEqual(190);
  });

  it('send numbers as texts', async () => {
    await fault({ kind: 'swapNumbers' });
    const session = await practice(sandbox);
    await session.call('POST', '/v3/trade/order', {
      symbol: 'SPOT_ETH_USDT',
      type: 'LIMIT',
      side: 'BUY',
      price: '2000',
      quantity: '0.5',
    });
    await socket.ask({ id: '1', event: 'subscribe', topic: 'SPOT_ETH_USDT@orderbook' });
    const book = await socket.topic('SPOT_ETH_USDT@orderbook');
    expect(book).toMatchObject({ ts: expect.any(Number), data: { bids: [['2000', '0.5']] } });
    await session.call('DELETE', '/v3/trade/allOrders');
  });

  it('answer calls with a status as often as asked, readable by the page', async () => {
    await fault({ kind: 'httpStatus', path: '/v3/public/instruments', status: 503, times: 2 });
    const get = async () => caller(sandbox.url)('GET', '/v3/public/instruments', undefined, { origin: webOrigin });
    const first = await get();
    expect(first).toMatchObject({ status: 503, body: { success: false, code: -1000 } });
    expect(first.headers.get('access-control-allow-origin')).toBe(webOrigin);
    expect((await get()).status).toBe(503);
    expect((await get()).status).toBe(200);
  });

  it('delay answers', async () => {
    await fault({ kind: 'delay', ms: 150, forMs: 60_000 });
    const asked = Date.now();
    await caller(sandbox.url)('GET', '/v3/public/systemInfo');
    expect(Date.now() - asked).toBeGreaterThanOrEqual(140);
  });
});

describe('calls that cannot be', () => {
  it('are limited, with the time to come back', async () => {
    const strict = await startTestSandbox({ generosity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => caller(strict.url)('GET', '/v3/public/systemInfo')),
    );
    await strict.close();
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused).toMatchObject({ body: { success: false, code: -1003 } });
    expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are answered as the real gateway does, without a word about the inside', async () => {
    const call = caller(sandbox.url);
    expect(await call('GET', '/v3/nothing')).toMatchObject({
      status: 200,
      body: { code: 503, message: '[GW] no upstream server' },
    });
    expect(await call('GET', '/v3/public/orderbook?symbol=SPOT_NOPE_USDT')).toMatchObject({
      status: 400,
      body: { success: false, message: 'invalid symbol SPOT_NOPE_USDT' },
    });
    expect((await call('GET', '/v3/public/orderbook')).body).toMatchObject({ success: false, code: -1005 });
    expect((await call('GET', '/v3/public/orderbook?symbol=SPOT_BTC_USDT&maxLevel=abc')).body).toMatchObject({
      success: false,
      code: -1005,
    });
    expect((await call('GET', '/v3/public/systemInfo?surprise=1')).body).toMatchObject({ code: -1004 });
    const bad = await fetch(`${sandbox.url}/auth/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"__proto__":1',
    });
    expect(bad.status).toBe(400);
    expect(await bad.text()).not.toMatch(/at |node_modules|SyntaxError/);
  });
});
