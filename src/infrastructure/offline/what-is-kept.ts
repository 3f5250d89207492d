import type { Environment } from '../../application/platform/environment';

type Hosts = Pick<Environment['hosts'], 'rest' | 'content'>;

/**
 * Public calls of the catalogue that pages show figures of. Not those that only say whether anybody answers, and not the
 * one that asks for a person's own leaf.
 */
const forAll =
  /^(?!.*\/(ping|systemInfo)$).*\/public\/|^\/md\/tv\/|^\/asset\/(porl\/(assets|liabilities|earn|v2\/(audits|snapshot))|$)|^\/config\/api\/|^\/tradingfee\/|holdingsWooxPublic/;

/**
 * Of an account: what it holds, its positions and orders, who it is called, what it was told and what it prefers. Nothing
 * that is asked for on the way to changing something, and nothing of keys, codes, devices, documents and addresses.
 */
const forOwner = [
  '/v3/asset/balances',
  '/v3/balances',
  '/v3/account/info',
  '/v3/accountinfo',
  '/v3/futures/positions',
  '/v3/positions',
  '/v3/trade/orders',
  '/v3/trade/algoOrders',
  '/v3/trade/transactionHistory',
  '/v3/asset/wallet/history',
  '/v3/asset/wallet/balanceHistory',
  '/usercenter/account',
  '/usercenter/account/standing',
  '/usercenter/account/check_has_deposit',
  '/usercenter/account/wallet/info',
  '/usercenter/account/notifications',
  '/usercenter/account/watchlists',
  '/usercenter/account/watchlist',
  '/usercenter/account/cool_name',
  '/earn/v1/positions',
  '/staking/v1/account',
];

export function isKeptForAll(origin: string, path: string, hosts: Hosts): boolean {
  if (origin === originOf(hosts.content) && path.startsWith('/ghost/api/content/')) return true;
  return origin === originOf(hosts.rest) && forAll.test(path);
}

export function isKeptForOwner(origin: string, path: string, hosts: Hosts): boolean {
  return origin === originOf(hosts.rest) && forOwner.includes(path);
}

function originOf(address: string): string {
  return new URL(address).origin;
}
