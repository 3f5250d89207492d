import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { sign, socketText } from '../../../sandbox/gateway/signature';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { house } from './feeds-world';
import { caller, signUp, startTestSandbox, type TestSession } from './sandbox-client';
import { TestSocket } from './test-socket';

const symbol = 'SPOT_BTC_USDT';
const day = 24 * 60 * 60_000;
let sandbox: Sandbox;
let ada: TestSession;
let clock = 0;
let accounts = 0;
const sockets: TestSocket[] = [];

const open = async (path: string): Promise<TestSocket> => {
  const socket = await TestSocket.open(sandbox.url, path);
  sockets.push(socket);
  return socket;
};

const listenKey = async (session: TestSession): Promise<string> =>
  (await session.call('POST', '/v3/account/listenKey', { type: 'WEBSOCKET' })).body.data.listenKey;
const subscribe = (socket: TestSocket, ...params: string[]) =>
  socket.ask({ id: params.join(), cmd: 'SUBSCRIBE', params });
const place = (session: TestSession, order: Record<string, unknown>) =>
  session.call('POST', '/v3/trade/order', { symbol, type: 'LIMIT', ...order });

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => Date.now() + clock });
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  accounts += 1;
  ada = await signUp(sandbox, `ada${accounts}@example.com`);
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

describe('a private socket by API key', () => {
  const key = (applicationId: string) => open(`/v2/ws/private/stream/${applicationId}`);
  const auth = (
    socket: TestSocket,
    secret: string = practiceAccount.apiSecret,
    timestamp = String(Date.now() + clock),
  ) =>
    socket.ask({
      id: 'auth',
      event: 'auth',
      params: { apikey: practiceAccount.apiKey, sign: sign(secret, socketText(timestamp)), timestamp },
    });

  it('is for the key’s own application', async () => {
    expect(await auth(await key(practiceAccount.applicationId))).toMatchObject({ event: 'auth', success: true });
    expect(await auth(await key(ada.applicationId))).toMatchObject({ event: 'auth', success: false });
    expect(await auth(await open('/ws/stream'))).toMatchObject({ success: false });
  });

  it('wants the right signature of the present', async () => {
    const socket = await key(practiceAccount.applicationId);
    expect(await auth(socket, 'another secret')).toMatchObject({ success: false });
    const late = await key(practiceAccount.applicationId);
    expect(await auth(late, practiceAccount.apiSecret, String(Date.now() + clock - 120_000))).toMatchObject({
      success: false,
    });
    expect(await late.ask({ id: '1', event: 'subscribe', topic: 'balance' })).toMatchObject({
      success: false,
      errorMsg: 'Auth is needed.',
    });
  });

  it('takes every private topic in both families, and no public one', async () => {
    const socket = await key(practiceAccount.applicationId);
    expect(await subscribe(socket, 'balance')).toMatchObject({ success: true, data: [] });
    await auth(socket);
    for (const topic of [
      'executionreport',
      'algoexecutionreportv2',
      'position',
      'balance',
      'account',
      'marginassignment',
      'notification',
    ]) {
      expect(await socket.ask({ id: `event ${topic}`, event: 'subscribe', topic })).toMatchObject({
        success: true,
        data: topic,
      });
    }
    expect(await subscribe(socket, 'algoexecutionreport', 'tickers', 'secrets')).toMatchObject({
      data: ['algoexecutionreport'],
    });
    expect(await socket.ask({ id: 'list', cmd: 'LIST_SUBSCRIPTION' })).toMatchObject({
      data: expect.arrayContaining(['position', 'algoexecutionreport']),
    });
    expect((await socket.topic('account')).data).toMatchObject({
      accountMode: expect.any(String),
      totalAccountValue: expect.anything(),
    });
    expect(await socket.ask({ id: 'end', event: 'unsubscribe', topic: 'account' })).toMatchObject({
      success: true,
      data: 'account',
    });
  });
});

describe('a private socket by listen key', () => {
  it('tells of orders and balances in letters, after the answer to the call', async () => {
    const socket = await open(`/v3/private?key=${await listenKey(ada)}`);
    expect(await subscribe(socket, 'executionreport', 'balance', 'account')).toMatchObject({
      success: true,
      data: ['executionreport', 'balance', 'account'],
    });
    const { body } = await place(ada, { side: 'BUY', price: '50000', quantity: '0.002' });
    const report = await socket.topic('executionreport');
    expect(report.data).toMatchObject({
      mt: 0,
      oid: body.data.orderId,
      s: symbol,
      ss: 'NEW',
      px: '50000',
      sx: '0.002',
      tesx: '0',
      ps: 'BOTH',
      ro: false,
    });
    expect((await socket.topic('balance')).data.balances).toMatchObject([
      { t: 'USDT', f: '100', ver: expect.any(Number) },
    ]);
    expect((await socket.topic('account')).data).toMatchObject({ v: expect.any(String) });
  });

  it('has the key under both names, good for 24 hours', async () => {
    const { data } = (await ada.call('POST', '/v3/account/listenKey')).body;
    expect(data.authKey).toBe(data.listenKey);
    expect(Math.abs(data.expiredTime - (Date.now() + clock + day))).toBeLessThan(5_000);
    clock += day - 30_000;
    const socket = await open(`/v3/private?key=${data.authKey}`);
    expect(await subscribe(socket, 'balance')).toMatchObject({ data: ['balance'] });
    // Not as long as a silent socket is kept.
    clock += 31_000;
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(4002);
    await expect(open(`/v3/private?key=${data.listenKey}`)).rejects.toThrow('401');
  });

  it.each(['/v3/private', '/v3/private?key=', '/v3/private?key=nonsense'])('does not open at %s', async (path) => {
    await expect(open(path)).rejects.toThrow('401');
  });

  it('ends when another key is issued', async () => {
    const key = await listenKey(ada);
    const socket = await open(`/v3/private?key=${key}`);
    const next = await listenKey(ada);
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(4002);
    await expect(open(`/v3/private?key=${key}`)).rejects.toThrow('401');
    expect(await subscribe(await open(`/v3/private?key=${next}`), 'balance')).toMatchObject({ data: ['balance'] });
  });

  it('ends with the session that asked for it', async () => {
    const key = await listenKey(ada);
    const socket = await open(`/v3/private?key=${key}`);
    const ended = await ada.call('DELETE', '/auth/session', undefined, { origin: 'http://localhost:8700' });
    expect(ended.status).toBe(200);
    await socket.until(() => socket.closed !== undefined);
    expect(socket.closed).toBe(4002);
    await expect(open(`/v3/private?key=${key}`)).rejects.toThrow('401');
  });

  it('is not issued to strangers', async () => {
    expect((await caller(sandbox.url)('POST', '/v3/account/listenKey')).status).toBe(401);
  });
});

it('nobody hears of another account', async () => {
  const contract = 'PERP_BTC_USDT';
  const { notifications, users } = sandbox.areas;
  await house(sandbox).quote(contract, 'SELL', 60_010, 10_000);
  const bob = await signUp(sandbox, 'bob@example.com');
  const topics = [
    'executionreport',
    'algoexecutionreport',
    'position',
    'balance',
    'marginassignment',
    'notification',
  ] as const;
  const listen = async (to: TestSession) => {
    const socket = await open(`/v3/private?key=${await listenKey(to)}`);
    expect(await subscribe(socket, ...topics)).toMatchObject({ data: topics });
    return socket;
  };
  const doEverything = async (who: TestSession) => {
    await who.call('PUT', '/v3/futures/leverage', { symbol: contract, marginMode: 'ISOLATED', leverage: 5 });
    await place(who, { symbol: contract, side: 'BUY', price: '60010', quantity: '0.002', marginMode: 'ISOLATED' });
    await who.call('POST', '/v3/isolatedMargin/margin', { symbol: contract, adjustAmount: '10', action: 'ADD' });
    const stop = { algoType: 'STOP', side: 'SELL', type: 'MARKET', quantity: '0.001', triggerPrice: '50000' };
    await who.call('POST', '/v3/trade/algoOrder', { symbol: contract, marginMode: 'ISOLATED', ...stop });
    notifications.tell(users.byApplication(who.applicationId)!, {
      type: 'SYSTEM',
      level: 'info',
      title: 'Something',
      body: 'For one person.',
      message: { key: 'securityChanged', values: { action: 'something' } },
    });
  };
  const hears = (socket: TestSocket) => Promise.all(topics.map((topic) => socket.topic(topic)));
  const [toAda, toBob] = [await listen(ada), await listen(bob)];
  await doEverything(ada);
  await hears(toAda);
  await toBob.ask({ id: 'list', cmd: 'LIST_SUBSCRIPTION' });
  expect(topics.flatMap((topic) => toBob.ofTopic(topic))).toEqual([]);
  await doEverything(bob);
  await hears(toBob);
});

it('an edit that is not made is answered and reported as message type 1', async () => {
  const socket = await open(`/v3/private?key=${await listenKey(ada)}`);
  await subscribe(socket, 'executionreport');
  const placed = await place(ada, { side: 'BUY', price: '50000', quantity: '0.002' });
  const { orderId } = placed.body.data;
  const refused = await ada.call('PUT', '/v3/trade/order', { orderId, quantity: '900' });
  expect(refused.body).toMatchObject({ success: false });
  const report = await socket.next((frame) => frame.topic === 'executionreport' && frame.data.mt === 1);
  expect(report.data).toMatchObject({ oid: orderId, ss: 'NEW', sx: '0.002', rs: expect.stringMatching(/./) });
});
