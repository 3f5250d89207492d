import { keyAct, withAuthenticator } from './account-calls';
import { requestText, sign } from '../../../sandbox/gateway/signature';
import type { CredentialPermission } from '../../../sandbox/services/credentials/credential';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { admin, caller, signUp, startTestSandbox, type Answer, type TestSession } from './sandbox-client';

const symbol = 'SPOT_BTC_USDT';
const order = { symbol, side: 'BUY', type: 'LIMIT', price: '50000', quantity: '0.001' };
let sandbox: Sandbox;
let own: TestSession;
let keys = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 1_000 });
  own = await signUp(sandbox, 'own@example.com');
});

afterAll(() => sandbox.close());

interface Key {
  readonly apiKey: string;
  readonly secret: string;
  readonly session: TestSession;
}

/** A key of somebody new, made as the user centre makes it: with the code that came by mail. */
async function keyWith(permissions: readonly CredentialPermission[], ipList: readonly string[] = []): Promise<Key> {
  const email = `key-${(keys += 1)}@example.com`;
  const session = await signUp(sandbox, email);
  const { credentials, mailbox, security, users } = sandbox.areas;
  const user = users.byEmail(email)!;
  const otp = permissions.includes('WITHDRAW') ? (await withAuthenticator(sandbox, email))() : undefined;
  security.sendCode(user, keyAct({ name: 'test', permissions: permissions.join(), ipList: ipList.join() }));
  const emailCode = /\b\d{6}\b/.exec(mailbox.list(email)[0]!.lines.join('\n'))![0];
  const key = await credentials.create(user, { name: 'test', permissions, ipList }, { emailCode, otp }, {});
  return { ...key, session };
}

function signed(
  { apiKey, secret }: Key,
  method: string,
  target: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const timestamp = String(Date.now());
  const signature = sign(
    secret,
    requestText(timestamp, method, target, body === undefined ? '' : JSON.stringify(body)),
  );
  return caller(sandbox.url)(method, target, body, {
    'x-api-key': apiKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': signature,
    ...headers,
  });
}

const refused = { status: 401, body: { success: false, code: -1002 } };

describe('an API key', () => {
  it('that may only read trades nothing and moves nothing', async () => {
    const key = await keyWith(['READ']);
    expect((await signed(key, 'GET', '/v3/asset/balances')).body.success).toBe(true);
    expect(await signed(key, 'POST', '/v3/trade/order', order)).toMatchObject(refused);
    expect(await signed(key, 'DELETE', '/v3/trade/allOrders')).toMatchObject(refused);
    expect(await signed(key, 'PUT', '/v3/futures/positionMode', { positionMode: 'HEDGE_MODE' })).toMatchObject(refused);
  });

  it('that may trade takes no money out', async () => {
    const key = await keyWith(['READ', 'TRADE']);
    expect((await signed(key, 'POST', '/v3/trade/order', order)).body.success).toBe(true);
    expect(
      await signed(key, 'POST', '/v3/asset/wallet/withdraw', { token: 'USDT', address: 'x', amount: '1' }),
    ).toMatchObject(refused);
    expect(await signed(key, 'POST', '/v3/asset/transfer', { token: 'USDT', amount: '1' })).toMatchObject(refused);
  });

  it('changes nothing that is for people, and does not see how they prove themselves', async () => {
    const key = await keyWith(['READ', 'TRADE', 'WITHDRAW'], ['127.0.0.1', '::1']);
    expect(await signed(key, 'POST', '/usercenter/account/switch_language', { language: 'pt' })).toMatchObject(refused);
    for (const path of ['anti_phishing_code', 'device_list', 'user_login_activity'])
      expect(await signed(key, 'GET', `/usercenter/account/${path}`)).toMatchObject(refused);
    expect((await signed(key, 'GET', '/usercenter/api/enabled_credential')).body.success).toBe(true);
  });

  it('is good from its addresses only', async () => {
    expect(await signed(await keyWith(['READ'], ['203.0.113.7']), 'GET', '/v3/asset/balances')).toMatchObject(refused);
    expect(
      (await signed(await keyWith(['READ'], ['127.0.0.1', '::1']), 'GET', '/v3/asset/balances')).body.success,
    ).toBe(true);
  });

  it('signs in either case, within the window it names', async () => {
    const key = await keyWith(['READ']);
    expect(
      (await signed(key, 'GET', '/v3/asset/balances', undefined, { 'x-api-recv-window': '5000' })).body.success,
    ).toBe(true);
    expect(await signed(key, 'GET', '/v3/asset/balances', undefined, { 'x-api-recv-window': 'soon' })).toMatchObject({
      status: 400,
      body: { code: 317178 },
    });
    const timestamp = String(Date.now() - 2_000);
    const signature = sign(key.secret, requestText(timestamp, 'GET', '/v3/asset/balances', '')).toUpperCase();
    const headers = { 'x-api-key': key.apiKey, 'x-api-timestamp': timestamp, 'x-api-signature': signature };
    expect((await caller(sandbox.url)('GET', '/v3/asset/balances', undefined, headers)).body.success).toBe(true);
    expect(
      await caller(sandbox.url)('GET', '/v3/asset/balances', undefined, { ...headers, 'x-api-recv-window': '1000' }),
    ).toMatchObject({ status: 400, body: { code: 317179 } });
  });

  it('is listed without its secret', async () => {
    const key = await keyWith(['READ', 'TRADE']);
    const { rows } = (await key.session.call('GET', '/v3/account/credentials')).body.data;
    expect(rows).toContainEqual(expect.objectContaining({ apiKey: key.apiKey, permission: 'Read,Enable trade,' }));
    expect(JSON.stringify(rows)).not.toContain(key.secret);
  });
});

describe('a limit', () => {
  it('is counted for each market, and says when it is over', async () => {
    const strict = await startTestSandbox({ generosity: 1 });
    try {
      const { call } = await signUp(strict, 'fast@example.com');
      const place = (market: string) =>
        call('POST', '/v3/trade/order', { ...order, symbol: market, price: '1', quantity: '0' });
      const answers = await Promise.all(Array.from({ length: 9 }, () => place('SPOT_BTC_USDT')));
      const over = answers.filter(({ status }) => status === 429);
      expect(over.length).toBeGreaterThanOrEqual(3);
      expect(over[0]).toMatchObject({ body: { success: false, code: -1003 } });
      expect(Number(over[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect((await place('SPOT_ETH_USDT')).status).not.toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('the word of an administrator', () => {
  const contract = 'PERP_BTC_USDT';
  const figures = async () => (await own.call('GET', `/v3/public/futures?symbol=${contract}`)).body.data.rows[0];

  it('stands for the market’s until it is given back', async () => {
    const rule = admin(sandbox);
    expect((await rule('POST', '/md/admin/index-price', { symbol: contract, value: '61000' })).body).toMatchObject({
      success: true,
      data: { symbol: contract, value: '61000' },
    });
    await rule('POST', '/md/admin/mark-price', { symbol: contract, value: '61500.5' });
    expect(await figures()).toMatchObject({ indexPrice: '61000', markPrice: '61500.5' });
    await rule('POST', '/md/admin/funding-rate', { symbol: contract, value: '-0.0005' });
    expect((await own.call('GET', `/md/v3/public/funding_rate/${contract}`)).body).toMatchObject({
      est_funding_rate: -0.0005,
    });
    await rule('POST', '/md/admin/funding_rate_cap', { symbol: contract, cap: '0.0002', floor: '-0.0002' });
    expect((await rule('GET', `/md/admin/funding_rate_cap?symbol=${contract}`)).body.data).toEqual({
      symbol: contract,
      cap: '0.0002',
      floor: '-0.0002',
    });
    expect((await own.call('GET', `/v3/public/instruments?symbol=${contract}`)).body.data.rows).toEqual([
      expect.objectContaining({ fundingCap: '0.0002', fundingFloor: '-0.0002' }),
    ]);
    for (const path of ['index-price', 'mark-price', 'funding-rate'])
      expect((await rule('POST', `/md/admin/${path}`, { symbol: contract, value: null })).body.success).toBe(true);
    expect((await figures()).indexPrice).not.toBe('61000');
  });

  it.each([
    ['a market that is no contract', { symbol: 'SPOT_BTC_USDT', value: '1' }],
    ['a price of nothing', { symbol: contract, value: '0' }],
    ['no value', { symbol: contract }],
  ])('is not taken for %s', async (_what, body) => {
    expect((await admin(sandbox)('POST', '/md/admin/index-price', body)).status).toBe(400);
  });

  it('is nobody else’s', async () => {
    const body = { symbol: contract, value: '1' };
    for (const path of ['funding-rate', 'index-price', 'mark-price'])
      expect(await own.call('POST', `/md/admin/${path}`, body)).toMatchObject({ status: 401, body: { code: -1002 } });
    expect((await caller(sandbox.url)('GET', `/md/admin/funding_rate_cap?symbol=${contract}`)).status).toBe(401);
  });
});
