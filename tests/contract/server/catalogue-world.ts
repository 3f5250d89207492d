import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { accountCalls } from './account-calls';
import { contestCalls } from './contest-calls';
import { moneyCalls } from './money-calls';
import { personalCalls } from './personal-calls';
import { socialCalls } from './social-calls';
import { quoteContracts, tradingCalls } from './trading-calls';
import {
  caller,
  identityToken,
  practice,
  signUp,
  startTestSandbox,
  webOrigin,
  type Answer,
  type TestSession,
} from './sandbox-client';

const symbol = 'SPOT_BTC_USDT';
const limit = (price: string) => ({ symbol, side: 'BUY', type: 'LIMIT', price, quantity: '0.001' });

/** An exchange, and somebody who has traded on it. */
export interface CatalogueWorld {
  readonly sandbox: Sandbox;
  readonly session: TestSession;
  /** An open order of theirs. */
  readonly orderId: number;
}

export async function openCatalogueWorld(
  options: Parameters<typeof startTestSandbox>[0] = {},
): Promise<CatalogueWorld> {
  const sandbox = await startTestSandbox(options);
  const session = await signUp(sandbox, 'ada@example.com');
  const trader = await practice(sandbox);
  await trader.call('PUT', '/social-backend-ui/private/user-profiles/settings', { public: true });
  // A trade, so that trades, candles and fills have something to show.
  await trader.call('POST', '/v3/trade/order', {
    symbol,
    side: 'SELL',
    type: 'LIMIT',
    price: '60000',
    quantity: '0.002',
  });
  await session.call('POST', '/v3/trade/order', { symbol, side: 'BUY', type: 'MARKET', amount: '60' });
  await quoteContracts(sandbox);
  const orderId: number = (await session.call('POST', '/v3/trade/order', limit('50000'))).body.data.orderId;
  return { sandbox, session, orderId };
}

/** One good call of each endpoint by id, in an order in which they are good. */
export function catalogueCalls(world: () => CatalogueWorld): Readonly<Record<string, () => Promise<Answer>>> {
  return {
    'markets.systemInfo': () => world().session.call('GET', '/v3/public/systemInfo'),
    'markets.instruments': () => world().session.call('GET', '/v3/public/instruments'),
    'markets.instrumentInfo': () => world().session.call('GET', '/instrument/v4/public/info'),
    'markets.orderBook': () => world().session.call('GET', `/v3/public/orderbook?symbol=${symbol}&maxLevel=50`),
    'markets.marketTrades': () => world().session.call('GET', `/v3/public/marketTrades?symbol=${symbol}&limit=5`),
    'markets.klineHistory': () =>
      world().session.call('GET', `/v3/public/klineHistory?symbol=${symbol}&type=1m&limit=5`),
    'markets.kline': () => world().session.call('GET', `/v3/public/kline?symbol=${symbol}&type=1h`),
    'markets.ping': () => world().session.call('GET', '/instrument/v4/public/ping'),
    'trading.placeOrder': () => world().session.call('POST', '/v3/trade/order', limit('50000')),
    'trading.editOrder': () =>
      world().session.call('PUT', '/v3/trade/order', { orderId: world().orderId, price: '51000' }),
    'trading.order': () => world().session.call('GET', `/v3/trade/order?orderId=${world().orderId}`),
    'trading.orders': () => world().session.call('GET', '/v3/trade/orders?status=INCOMPLETE'),
    'trading.fills': () => world().session.call('GET', '/v3/trade/transactionHistory'),
    'trading.tradingFee': () => world().session.call('GET', `/v3/trade/tradingFee?symbol=${symbol}`),
    'trading.balances': () => world().session.call('GET', '/v3/asset/balances'),
    'trading.cancelOrder': () =>
      world().session.call('DELETE', `/v3/trade/order?symbol=${symbol}&orderId=${world().orderId}`),
    'trading.cancelAllOrders': () => world().session.call('DELETE', '/v3/trade/allOrders'),
    ...tradingCalls(world),
    ...moneyCalls(world),
    ...accountCalls(world),
    ...socialCalls(world),
    ...contestCalls(world),
    ...personalCalls(world),
    'listenKey.create': () => world().session.call('POST', '/v3/account/listenKey', { type: 'WEBSOCKET' }),
    'account.account': () => world().session.call('GET', '/usercenter/account'),
    'account.switchLanguage': () =>
      world().session.call('POST', '/usercenter/account/switch_language', { language: 'pt' }),
    'account.ipInfo': () => world().session.call('GET', '/userauth/account/ip_info'),
    'account.regions': () => world().session.call('GET', '/userkyc/region'),
    'session.begin': async () =>
      caller(
        world().sandbox.url,
        await identityToken(world().sandbox, 'ada@example.com', 'correct horse', 'signInWithPassword'),
      )('POST', '/auth/session'),
    'session.switchAccount': async () => {
      const person = await signUp(world().sandbox, 'switch@example.com');
      const sub = await person.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' });
      return person.call('PUT', '/auth/session', { user_id: sub.body.data.user_id });
    },
    'session.renew': () =>
      caller(world().sandbox.url)('POST', '/auth/refresh', undefined, {
        origin: webOrigin,
        cookie: `__Secure-refresh=${world().session.refreshToken}`,
      }),
    'session.end': () => world().session.call('DELETE', '/auth/session'),
  };
}
