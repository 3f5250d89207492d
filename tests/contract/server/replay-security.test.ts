import { parametersText, requestText, sign, socketText } from '../../../sandbox/gateway/signature';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import { caller, startTestSandbox, type Answer } from './sandbox-client';
import { TestSocket } from './test-socket';

jest.setTimeout(60_000);

let sandbox: Sandbox;
let ahead = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000, now: () => Date.now() + ahead });
});
afterAll(() => sandbox.close());

type Proof = Readonly<Record<string, string>>;
let moments = 0;
/** Milliseconds; another one each time, as two requests of a program rarely share one. */
const moment = () => Date.now() + ahead + (moments += 1);

const headersOf = (text: string, timestamp: number): Proof => ({
  'x-api-key': practiceAccount.apiKey,
  'x-api-timestamp': String(timestamp),
  'x-api-signature': sign(practiceAccount.apiSecret, text),
});
const older = (parameters: Readonly<Record<string, string>>, timestamp = moment()) =>
  headersOf(parametersText(parameters, String(timestamp)), timestamp);
const send = (method: string, path: string, proof: Proof, body?: unknown): Promise<Answer> =>
  caller(sandbox.url)(method, path, body, proof);
const used = { status: 401, body: { code: -1001, message: expect.stringContaining('used before') } };

const writes = catalogue.filter(
  ({ access, method, path }) => access === 'private' && method !== 'GET' && !path.startsWith('/auth/'),
);

test.each(writes.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s takes a signed request once, in whatever spelling of the signature',
  async (_id, { method, path }) => {
    const target = path.replace(/\{\w+\}/g, '1');
    const timestamp = moment();
    const isOlder = /^\/v[12]\//.test(target);
    const proof = isOlder
      ? older({}, timestamp)
      : headersOf(requestText(String(timestamp), method, target, '{}'), timestamp);
    const body = isOlder ? undefined : {};
    expect(await send(method, target, proof, body)).not.toMatchObject(used);
    expect(await send(method, target, proof, body)).toMatchObject(used);
    const shouted = { ...proof, 'x-api-signature': proof['x-api-signature']!.toUpperCase() };
    expect(await send(method, target, shouted, body)).toMatchObject(used);
  },
);

test('fifty at once are one order', async () => {
  const order = { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'LIMIT', price: '50000', quantity: '0.001' };
  const timestamp = moment();
  const proof = headersOf(requestText(String(timestamp), 'POST', '/v3/trade/order', JSON.stringify(order)), timestamp);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('POST', '/v3/trade/order', proof, order)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

describe('a signature of the older family, which names neither method nor path', () => {
  const parameters = { symbol: 'SPOT_BTC_USDT' };
  const query = '?symbol=SPOT_BTC_USDT';

  it('that has read does not write', async () => {
    const proof = older(parameters);
    expect((await send('GET', `/v1/orders${query}`, proof)).status).toBe(200);
    expect(await send('DELETE', `/v1/orders${query}`, proof)).toMatchObject(used);
  });

  it('that has written does not read, and writes nowhere else', async () => {
    const proof = older(parameters);
    expect((await send('DELETE', `/v1/orders${query}`, proof)).status).toBe(200);
    expect(await send('GET', `/v1/orders${query}`, proof)).toMatchObject(used);
    expect(await send('DELETE', `/v1/order${query}`, proof)).toMatchObject(used);
  });

  it('may be shared by readings of the same moment, which have nothing else to sign', async () => {
    const proof = older({});
    for (const path of ['/v1/client/info', '/v1/client/holding', '/v1/client/info'])
      expect((await send('GET', path, proof)).status).toBe(200);
  });

  it('that opened a private socket neither reads nor writes, and the other way round', async () => {
    const opened = async (timestamp: number) => {
      const socket = await TestSocket.open(sandbox.url, `/v2/ws/private/stream/${practiceAccount.applicationId}`);
      const text = sign(practiceAccount.apiSecret, socketText(String(timestamp)));
      const params = { apikey: practiceAccount.apiKey, sign: text, timestamp: String(timestamp) };
      const { success } = await socket.ask({ id: '1', event: 'auth', params });
      socket.close();
      return success;
    };
    const first = moment();
    expect(await opened(first)).toBe(true);
    expect(await send('GET', '/v1/client/info', older({}, first))).toMatchObject(used);
    const second = moment();
    expect((await send('GET', '/v1/client/info', older({}, second))).status).toBe(200);
    expect(await opened(second)).toBe(false);
  });
});

test('what may have been written before the exchange was started is not written again', async () => {
  const young = await startTestSandbox();
  const proof = older({ symbol: 'SPOT_BTC_USDT' }, Date.now() - 30_000);
  const answer = await caller(young.url)('DELETE', '/v1/orders?symbol=SPOT_BTC_USDT', undefined, proof);
  await young.close();
  expect(answer).toMatchObject(used);
});

/** As long as a timestamp is good, and longer than anything is remembered. */
test('is forgotten only when its timestamp is over', async () => {
  const proof = older({ symbol: 'SPOT_BTC_USDT' });
  const path = '/v1/orders?symbol=SPOT_BTC_USDT';
  expect((await send('DELETE', path, proof)).status).toBe(200);
  for (const passed of [59_000, 61_000, 119_000, 121_000, 241_000]) {
    ahead = passed;
    const { body } = await send('DELETE', path, proof);
    expect([-1001, 317179]).toContain(body.code);
  }
  ahead = 0;
});
