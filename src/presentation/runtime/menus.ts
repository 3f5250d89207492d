import type { ParseKeys } from 'i18next';
import type { Paths } from './paths';

export interface MenuLink {
  readonly to: string;
  readonly name: ParseKeys<'common'>;
}

export type Menu = (paths: Paths) => readonly MenuLink[];

export const accountLinks: Menu = (paths) => [
  { to: paths.account, name: 'account.links.overview' },
  { to: paths.accountSecurity, name: 'account.links.security' },
  { to: paths.identityVerification, name: 'account.links.verification' },
  { to: paths.apiManagement, name: 'account.links.apiKeys' },
  { to: paths.referral, name: 'account.links.referral' },
  { to: paths.accountSettings, name: 'account.links.settings' },
];

/** What an account has, and the ways in and out. */
export const walletLinks: Menu = (paths) => [
  { to: paths.wallet, name: 'nav.overview' },
  { to: paths.inWallet('deposit'), name: 'nav.deposit' },
  { to: paths.inWallet('withdraw'), name: 'nav.withdraw' },
  { to: paths.inWallet('transfer'), name: 'nav.transfer' },
  { to: paths.inWallet('convert'), name: 'nav.convert' },
  { to: paths.buyCrypto, name: 'nav.buyCrypto' },
  { to: paths.inWallet('movements'), name: 'nav.movements' },
  { to: paths.myWoo, name: 'nav.myWoo' },
];

/** What an account has ordered, and what came of it. */
export const orderLinks: Menu = (paths) => [
  { to: paths.accountOrders, name: 'nav.openOrders' },
  { to: paths.orderHistory, name: 'nav.orderHistory' },
  { to: paths.tradeHistory, name: 'nav.tradeHistory' },
];

/** What the menus of the header lead to, and the same in the sheet of phones. */
export const marketsPlaces = (paths: Paths) =>
  [
    { to: paths.markets, name: 'all' },
    { to: paths.perpetualMarkets, name: 'perpetual' },
    { to: paths.fundingRates, name: 'funding' },
    { to: paths.marketMovers, name: 'movers' },
  ] as const;

export const tradePlaces = (paths: Paths) =>
  [
    { to: paths.market('SPOT_BTC_USDT'), name: 'spot' },
    { to: paths.market('PERP_BTC_USDT'), name: 'contracts' },
    { to: paths.multiSymbol, name: 'multi' },
    { to: paths.inWallet('convert'), name: 'convert' },
    { to: paths.buyCrypto, name: 'buy' },
    { to: paths.socialTrading, name: 'copy' },
    { to: paths.leaderboard, name: 'leaderboard' },
  ] as const;

export const earnPlaces = (paths: Paths) =>
  [
    { to: paths.earn, name: 'vaults' },
    { to: paths.staking, name: 'staking' },
    { to: paths.myWoo, name: 'token' },
    { to: paths.campaigns, name: 'campaigns' },
    { to: paths.proofOfReserves, name: 'reserves' },
  ] as const;

export interface ProductPlace {
  readonly to: string;
  readonly name: ReturnType<typeof marketsPlaces | typeof tradePlaces | typeof earnPlaces>[number]['name'];
}
