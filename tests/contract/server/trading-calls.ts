import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { admin, type Answer, type Send, type TestSession } from './sandbox-client';

const spot = 'SPOT_BTC_USDT';
const contract = 'PERP_BTC_USDT';
const resting = { symbol: spot, side: 'BUY', type: 'LIMIT', price: '50000', quantity: '0.001' };
const stop = {
  symbol: spot,
  algoType: 'STOP',
  side: 'SELL',
  type: 'LIMIT',
  price: '40000',
  triggerPrice: '41000',
  quantity: '0.001',
};

export interface TradingCaller {
  readonly sandbox: Sandbox;
  readonly session: TestSession;
}

/** Contracts need two sides of a book before anybody can hold one. */
export async function quoteContracts({ exchange }: Sandbox): Promise<void> {
  const accountId = 'house-quotes';
  await exchange.submit({ type: 'openAccount', accountId, kind: 'house' });
  for (const [side, price] of [
    ['SELL', 60_010],
    ['BUY', 59_990],
  ] as const) {
    await exchange.submit({
      type: 'place',
      accountId,
      symbol: contract,
      side,
      orderType: 'LIMIT',
      clientOrderId: 0,
      price,
      quantity: 1_000_000,
    });
  }
  await exchange.submit({ type: 'advance' });
}

/** As the older calls are made: fields of a form in the body. */
export async function sendForm(
  { url }: Sandbox,
  bearer: string,
  method: string,
  path: string,
  fields: Readonly<Record<string, string | number>>,
): Promise<Answer> {
  const body = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(url + path, { method, body, headers: { authorization: `Bearer ${bearer}` } });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** One good call of each private endpoint of the trading family; each makes what it needs. */
export function tradingCalls(world: () => TradingCaller): Readonly<Record<string, () => Promise<Answer>>> {
  const call: Send = (...parameters) => world().session.call(...parameters);
  const rule: Send = (...parameters) => admin(world().sandbox)(...parameters);
  const form = (method: string, path: string, fields: Readonly<Record<string, string | number>>) =>
    sendForm(world().sandbox, world().session.bearer, method, path, fields);
  const placed = async (): Promise<number> => (await call('POST', '/v3/trade/order', resting)).body.data.orderId;
  const named = async (clientOrderId: number): Promise<number> => {
    await call('POST', '/v3/trade/order', { ...resting, clientOrderId });
    return clientOrderId;
  };
  const waiting = async (): Promise<number> =>
    (await call('POST', '/v3/trade/algoOrder', stop)).body.data.rows[0].algoOrderId;
  const bought = async (): Promise<number> =>
    (await call('POST', '/v3/trade/order', { symbol: contract, side: 'BUY', type: 'MARKET', quantity: '0.001' })).body
      .data.orderId;
  const isolated = async () => {
    await call('POST', '/v3/trade/order', {
      symbol: contract,
      side: 'BUY',
      type: 'MARKET',
      quantity: '0.001',
      marginMode: 'ISOLATED',
    });
  };

  return {
    'trading.cancelOrders': () => call('DELETE', `/v3/trade/orders?symbol=${spot}`),
    'trading.cancelAllAfter': () => call('POST', '/v3/trade/cancelAllAfter', { triggerAfter: 0 }),
    'trading.orderFills': async () => call('GET', `/v3/trade/transaction?orderId=${await placed()}`),
    'trading.buyingPower': () => call('GET', `/v3/buypower?symbol=${spot}`),
    'algoOrders.place': () => call('POST', '/v3/trade/algoOrder', stop),
    'algoOrders.edit': async () =>
      call('PUT', '/v3/trade/algoOrder', { algoOrderId: await waiting(), triggerPrice: '41500' }),
    'algoOrders.order': async () => call('GET', `/v3/trade/algoOrder?algoOrderId=${await waiting()}`),
    'algoOrders.orders': () => call('GET', '/v3/trade/algoOrders?status=INCOMPLETE'),
    'algoOrders.cancel': async () => call('DELETE', `/v3/trade/algoOrder?algoOrderId=${await waiting()}`),
    'algoOrders.cancelAll': () => call('DELETE', '/v3/trade/algoOrders'),
    'positions.setPositionMode': () => call('PUT', '/v3/futures/positionMode', { positionMode: 'ONE_WAY' }),
    'positions.setLeverage': () =>
      call('PUT', '/v3/futures/leverage', { symbol: contract, marginMode: 'CROSS', leverage: 5 }),
    'positions.leverage': () => call('GET', `/v3/futures/leverage?symbol=${contract}&marginMode=CROSS`),
    'positions.marginModes': () => call('GET', '/v3/futures/defaultMarginMode'),
    'positions.setMarginModes': () => call('PUT', '/v3/futures/defaultMarginMode', { defaultMarginMode: 'CROSS' }),
    'positions.setMarginModeOf': () =>
      call('PUT', `/v3/futures/defaultMarginMode/${contract}`, { defaultMarginMode: 'CROSS' }),
    'positions.resetMarginModes': () => call('POST', '/v3/futures/defaultMarginMode/reset', {}),
    'positions.adjustIsolatedMargin': async () => {
      await isolated();
      return call('POST', '/v3/isolatedMargin/margin', { symbol: contract, adjustAmount: '10', action: 'ADD' });
    },
    'positions.positions': async () => {
      await bought();
      return call('GET', '/v3/futures/positions');
    },
    'positions.fundingPayments': () => call('GET', '/v3/futures/fundingFee/history'),
    'tradingAccount.info': () => call('GET', '/v3/account/info'),
    'tradingAccount.tokenConfig': () => call('GET', '/v3/account/tokenConfig?token=BTC'),
    'tradingAccount.symbolConfig': () => call('GET', '/v3/account/symbolConfig'),
    'tradingAccount.subAccounts': () => call('GET', '/v3/account/subAccounts/all'),
    'tradingAccount.credentials': () => call('GET', '/v3/account/credentials'),
    'tradingAccount.setMode': () => call('POST', '/v3/account/tradingMode', { tradingMode: 'FUTURES' }),
    'tradingAccount.setSpotLeverage': () => call('POST', '/v3/spotMargin/leverage', { leverage: 5 }),
    'tradingAccount.interestRates': () => call('GET', '/v3/spotMargin/interestRate'),
    'tradingAccount.interestHistory': () => call('GET', '/v3/spotMargin/interestHistory'),
    'tradingAccount.maxMargin': () => call('GET', '/v3/spotMargin/maxMargin?token=BTC'),
    'tradingV1.place': () =>
      form('POST', '/v1/order', {
        symbol: spot,
        side: 'BUY',
        order_type: 'LIMIT',
        order_price: 50000,
        order_quantity: 0.001,
        broker_id: 'any',
      }),
    'tradingV1.cancel': async () => form('DELETE', '/v1/order', { symbol: spot, order_id: await placed() }),
    'tradingV1.cancelByClientId': async () =>
      form('DELETE', '/v1/client/order', { symbol: spot, client_order_id: await named(71) }),
    'tradingV1.cancelOrders': () => form('DELETE', '/v1/orders', { symbol: spot }),
    'tradingV1.cancelAllAfter': () => form('POST', '/v1/order/cancel_all_after', { trigger_after: 0 }),
    'tradingV1.order': async () => call('GET', `/v1/order/${await placed()}`),
    'tradingV1.orderByClientId': async () => call('GET', `/v1/client/order/${await named(72)}`),
    'tradingV1.orders': () => call('GET', '/v1/orders?status=INCOMPLETE'),
    'tradingV1.fills': () => call('GET', '/v1/client/trades'),
    'tradingV1.fill': async () =>
      call('GET', `/v1/client/trade/${(await call('GET', '/v1/client/trades')).body.rows[0].id}`),
    'tradingV1.orderFills': async () =>
      call('GET', `/v1/order/${(await call('GET', '/v1/client/trades')).body.rows[0].order_id}/trades`),
    'tradingV1.olderFills': () => call('GET', '/v1/client/hist_trades?limit=5'),
    'tradingV1.edit': async () => call('PUT', `/v3/order/${await placed()}`, { price: '50100' }),
    'tradingV1.editByClientId': async () => call('PUT', `/v3/order/client/${await named(73)}`, { quantity: '0.002' }),
    'tradingV1.editAlgo': async () => call('PUT', `/v3/algo/order/${await waiting()}`, { triggerPrice: '41600' }),
    'earlierV3.placeAlgo': () => call('POST', '/v3/algo/order', { ...stop, clientOrderId: 74 }),
    'earlierV3.editAlgoByClientId': async () => {
      await call('POST', '/v3/algo/order', { ...stop, clientOrderId: 75 });
      return call('PUT', '/v3/algo/order/client/75', { triggerPrice: '41700' });
    },
    'earlierV3.algo': async () => call('GET', `/v3/algo/order/${await waiting()}`),
    'earlierV3.algos': () => call('GET', '/v3/algo/orders?status=INCOMPLETE'),
    'earlierV3.cancelAlgo': async () => call('DELETE', `/v3/algo/order/${await waiting()}`),
    'earlierV3.cancelAlgosOf': () => call('DELETE', `/v3/algo/orders/pending/${spot}`),
    'earlierV3.cancelAlgos': () => call('DELETE', '/v3/algo/orders/pending'),
    'earlierV3.cancelEverything': () => call('DELETE', '/v3/orders/pending'),
    'earlierV3.positions': () => call('GET', '/v3/positions'),
    'accountDetailsV1.tokens': () => call('GET', '/v1/client/token'),
    'accountDetailsV1.ledger': () => call('GET', '/v1/client/transaction_history'),
    'accountDetailsV1.stakingRewards': () => call('GET', '/v1/staking/yield_history'),
    'accountDetailsV1.interestRepayments': () => call('GET', '/v1/interest/repay'),
    'accountDetailsV1.subAccountAssets': () => call('GET', '/v1/sub_account/assets'),
    'accountDetailsV1.subAccountBalances': async () => {
      const { areas } = world().sandbox;
      const user = areas.users.byApplication(world().session.applicationId)!;
      const sub = areas.users.subAccountsOf(user)[0] ?? areas.users.addSubAccount(user, 'second');
      return call('GET', `/v1/sub_account/asset_detail?application_id=${sub.applicationId}`);
    },
    'accountDetailsV1.keyAddresses': () => call('GET', '/v1/sub_account/ip_restriction'),
    'tradingAccountV1.info': () => call('GET', '/v1/client/info'),
    'tradingAccountV1.infoV3': () => call('GET', '/v3/accountinfo'),
    'tradingAccountV1.holdings': () => call('GET', '/v1/client/holding'),
    'tradingAccountV1.holdingsV2': () => call('GET', '/v2/client/holding'),
    'tradingAccountV1.balances': () => call('GET', '/v3/balances'),
    'tradingAccountV1.positions': () => call('GET', '/v1/positions'),
    'tradingAccountV1.position': async () => {
      await bought();
      return call('GET', `/v1/position/${contract}`);
    },
    'tradingAccountV1.interestRates': () => call('GET', '/v1/token_interest'),
    'tradingAccountV1.interestRate': () => call('GET', '/v1/token_interest/BTC'),
    'tradingAccountV1.interestHistory': () => call('GET', '/v1/interest/history'),
    'tradingAccountV1.subAccounts': () => call('GET', '/v1/sub_account/all'),
    'tradingAccountV1.setMode': () => form('POST', '/v1/client/account_mode', { account_mode: 'FUTURES' }),
    'tradingAccountV1.setSpotLeverage': () => form('POST', '/v1/client/leverage', { leverage: 4 }),
    'tradingAccountV1.leverage': () => call('GET', `/v1/client/futures_leverage?symbol=${contract}`),
    'tradingAccountV1.setLeverage': () =>
      form('POST', '/v1/client/futures_leverage', { symbol: contract, margin_mode: 'CROSS', leverage: 6 }),
    'tradingAccountV1.adjustIsolatedMargin': () =>
      form('POST', '/v1/client/isolated_margin', {
        symbol: contract,
        adjust_token: 'USDT',
        adjust_amount: 5,
        action: 'ADD',
      }),
    'tradingAccountV1.fundingPayments': () => call('GET', '/v1/funding_fee/history'),
    'marketAdministration.setFundingRate': () =>
      rule('POST', '/md/admin/funding-rate', { symbol: contract, value: '0.0001' }),
    'marketAdministration.fundingCap': () => rule('GET', `/md/admin/funding_rate_cap?symbol=${contract}`),
    'marketAdministration.setFundingCap': () =>
      rule('POST', '/md/admin/funding_rate_cap', { symbol: contract, cap: '0.003', floor: '-0.003' }),
    'marketAdministration.setIndexPrice': () =>
      rule('POST', '/md/admin/index-price', { symbol: contract, value: '60000' }),
    'marketAdministration.setMarkPrice': () =>
      rule('POST', '/md/admin/mark-price', { symbol: contract, value: '60000' }),
  };
}

/** Calls that have something to refuse only: nothing is ever owed, and positions stand in the way of another mode. */
export const refusingCalls: readonly string[] = [
  'tradingAccount.repayInterest',
  'tradingAccountV1.repayInterest',
  'tradingAccountV1.setPositionMode',
];
