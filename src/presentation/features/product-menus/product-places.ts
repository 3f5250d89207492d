import { paths } from '../../runtime/paths';

/** What the menus of the header lead to, and the same in the sheet of phones. */
export const marketsPlaces = [
  { to: paths.markets, name: 'all' },
  { to: paths.perpetualMarkets, name: 'perpetual' },
  { to: paths.fundingRates, name: 'funding' },
  { to: paths.marketMovers, name: 'movers' },
] as const;

export const tradePlaces = [
  { to: paths.market('SPOT_BTC_USDT'), name: 'spot' },
  { to: paths.market('PERP_BTC_USDT'), name: 'contracts' },
  { to: paths.multiSymbol, name: 'multi' },
  { to: paths.inWallet('convert'), name: 'convert' },
  { to: paths.buyCrypto, name: 'buy' },
  { to: paths.socialTrading, name: 'copy' },
  { to: paths.leaderboard, name: 'leaderboard' },
] as const;

export const earnPlaces = [
  { to: paths.earn, name: 'vaults' },
  { to: paths.staking, name: 'staking' },
  { to: paths.myWoo, name: 'token' },
  { to: paths.campaigns, name: 'campaigns' },
  { to: paths.proofOfReserves, name: 'reserves' },
] as const;

export interface ProductPlace {
  readonly to: string;
  readonly name: (typeof marketsPlaces | typeof tradePlaces | typeof earnPlaces)[number]['name'];
}
