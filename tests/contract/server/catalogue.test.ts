import { catalogue } from '../../../src/infrastructure/rest/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/rest/catalogue/endpoint';
import type { Sandbox } from '../../../sandbox/server/start-sandbox';
import { accountCalls } from './account-calls';
import { contestCalls, wonCalls } from './contest-calls';
import { moneyCalls, provedCalls } from './money-calls';
import { personalCalls } from './personal-calls';
import { publicCalls, streamedCalls } from './public-calls';
import { socialCalls } from './social-calls';
import { quoteContracts, refusingCalls, tradingCalls } from './trading-calls';
import { beginSession, caller, identityToken, practice, signUp, startTestSandbox, webOrigin, type Answer, type TestSession } from './sandbox-client';

jest.setTimeout(20_000);

let sandbox: Sandbox;
let session: TestSession;
let orderId: number;

const symbol = 'SPOT_BTC_USDT';
const limit = (price: string) => ({ symbol, side: 'BUY', type: 'LIMIT', price, quantity: '0.001' });

/** One good call of each endpoint. */
const calls: Readonly<Record<string, () => Promise<Answer>>> = {
  'markets.systemInfo': () => session.call('GET', '/v3/public/systemInfo'),
  'markets.instruments': () => session.call('GET', '/v3/public/instruments'),
  'markets.instrumentInfo': () => session.call('GET', '/instrument/v4/public/info'),
  'markets.orderBook': () => session.call('GET', `/v3/public/orderbook?symbol=${symbol}&maxLevel=50`),
  'markets.marketTrades': () => session.call('GET', `/v3/public/marketTrades?symbol=${symbol}&limit=5`),
  'markets.klineHistory': () => session.call('GET', `/v3/public/klineHistory?symbol=${symbol}&type=1m&limit=5`),
  'markets.kline': () => session.call('GET', `/v3/public/kline?symbol=${symbol}&type=1h`),
  'markets.ping': () => session.call('GET', '/instrument/v4/public/ping'),
  'trading.placeOrder': () => session.call('POST', '/v3/trade/order', limit('50000')),
  'trading.editOrder': () => session.call('PUT', '/v3/trade/order', { orderId, price: '51000' }),
  'trading.order': () => session.call('GET', `/v3/trade/order?orderId=${orderId}`),
  'trading.orders': () => session.call('GET', '/v3/trade/orders?status=INCOMPLETE'),
  'trading.fills': () => session.call('GET', '/v3/trade/transactionHistory'),
  'trading.tradingFee': () => session.call('GET', `/v3/trade/tradingFee?symbol=${symbol}`),
  'trading.balances': () => session.call('GET', '/v3/asset/balances'),
  'trading.cancelOrder': () => session.call('DELETE', `/v3/trade/order?symbol=${symbol}&orderId=${orderId}`),
  'trading.cancelAllOrders': () => session.call('DELETE', '/v3/trade/allOrders'),
  ...tradingCalls(() => ({ sandbox, session })),
  ...moneyCalls(() => ({ sandbox })),
  ...accountCalls(() => ({ sandbox, session })),
  ...socialCalls(() => ({ sandbox, session })),
  ...contestCalls(() => ({ sandbox, session })),
  ...personalCalls(() => ({ sandbox, session })),
  'listenKey.create': () => session.call('POST', '/v3/account/listenKey', { type: 'WEBSOCKET' }),
  'account.account': () => session.call('GET', '/usercenter/account'),
  'account.switchLanguage': () => session.call('POST', '/usercenter/account/switch_language', { language: 'pt' }),
  'account.ipInfo': () => session.call('GET', '/userauth/account/ip_info'),
  'account.regions': () => session.call('GET', '/userkyc/region'),
  'session.begin': async () => caller(sandbox.url, await identityToken(sandbox, 'ada@example.com', 'correct horse', 'signInWithPassword'))('POST', '/auth/session'),
  'session.switchAccount': async () => {
    const person = await signUp(sandbox, 'switch@example.com');
    const sub = await person.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' });
    return person.call('PUT', '/auth/session', { user_id: sub.body.data.user_id });
  },
  'session.renew': () => caller(sandbox.url)('POST', '/auth/refresh', undefined, { origin: webOrigin, cookie: `__Secure-refresh=${session.refreshToken}` }),
  'session.end': () => session.call('DELETE', '/auth/session'),
};

beforeAll(async () => {
  sandbox = await startTestSandbox();
  session = await signUp(sandbox, 'ada@example.com');
  const trader = await practice(sandbox);
  // A trade, so that trades, candles and fills have something to show.
  await trader.call('POST', '/v3/trade/order', { symbol, side: 'SELL', type: 'LIMIT', price: '60000', quantity: '0.002' });
  await session.call('POST', '/v3/trade/order', { symbol, side: 'BUY', type: 'MARKET', amount: '60' });
  await quoteContracts(sandbox);
  orderId = (await session.call('POST', '/v3/trade/order', limit('50000'))).body.data.orderId;
});

afterAll(() => sandbox.close());

describe('every call of the catalogue', () => {
  it('is called once', () => {
    // The public feeds are called in feeds.test.ts and chart-feeds.test.ts.
    const called = [...[calls, publicCalls, streamedCalls].flatMap((each) => Object.keys(each)), ...refusingCalls, ...provedCalls, ...wonCalls];
    expect(called.sort()).toEqual(catalogue.map((endpoint) => endpoint.id).sort());
  });

  it.each(Object.keys(calls))('%s answers in its shape', async (id) => {
    const endpoint = catalogue.find((each) => each.id === id) as Endpoint;
    const answer = await calls[id]!();
    expect(answer.body).toMatchObject({ success: true });
    expect(endpoint.answer.safeParse(answer.body).error?.issues).toBeUndefined();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (endpoint.access === 'private') expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(catalogue.filter((endpoint) => endpoint.access === 'private').map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s is nobody’s without proof',
    async (_id, endpoint) => {
      const answer = await caller(sandbox.url)(endpoint.method, endpoint.path, undefined, { cookie: `__Host-authorization=${session.bearer}` });
      expect(answer).toMatchObject({ status: 401, body: { success: false, code: -1002 } });
    },
  );

  it('keeps the account’s language', async () => {
    const again = await beginSession(sandbox, await identityToken(sandbox, 'ada@example.com', 'correct horse', 'signInWithPassword'));
    expect((await again.call('GET', '/usercenter/account')).body.data.account.language).toBe('pt');
  });
});
