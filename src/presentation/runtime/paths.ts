import { marketSlug } from '../../domain/markets/market-symbol';

function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** What of the wallet is open, by its word in the address. */
export const walletParts = ['deposit', 'withdraw', 'transfer', 'convert', 'asset', 'movements', 'addresses'] as const;
export type WalletPart = (typeof walletParts)[number];

/** Addresses of the product's pages; the only place that spells them. */
export const paths = {
  home: '/',
  markets: '/markets',
  perpetualMarkets: '/markets?tab=PERP',
  /** Of all perpetuals, or one in detail. */
  fundingRates: '/markets/funding-rate',
  fundingRate: (symbol: string): string => `/markets/funding-rate?market=${symbol}`,
  marketMovers: '/markets/market-movers',
  trade: '/trade',
  multiSymbol: '/multi-symbol',
  /** Address of a market by its exchange symbol: SPOT_BTC_USDT leads to /trade/BTC_USDT. */
  market: (symbol: string): string => `/trade/${marketSlug(symbol)}`,
  /** `next` is the address to come back to afterwards. */
  login: (next?: string): string => withNext('/login', next),
  register: (next?: string): string => withNext('/register', next),
  /** Where the links of the identity provider's mails lead. */
  mailAction: (next?: string): string => withNext('/auth/action', next),
  account: '/account',
  accountSecurity: '/account/security',
  accountSettings: '/account/settings',
  approvals: '/account/approvals',
  sharedPortfolio: '/shared-portfolio',
  apiManagement: '/account/api-management',
  identityVerification: '/account/identity-verification',
  referral: '/account/referral',
  rewardCenter: '/account/reward-center',
  spotMargin: '/account/spot-margin',
  accountOrders: '/account/orders',
  orderHistory: '/account/orders?tab=history',
  tradeHistory: '/account/orders?tab=fills',
  accountAudit: '/account/audit',
  wallet: '/wallet',
  /** The wallet with one of its parts open, such as `/wallet?deposit=USDT`; without an asset for none in particular. */
  inWallet: (part: WalletPart, asset = ''): string =>
    `/wallet?${part}${asset === '' ? '' : `=${encodeURIComponent(asset)}`}`,
  buyCrypto: '/buy-crypto',
  staking: '/staking',
  earn: '/staking/earn',
  myWoo: '/my-woo',
  leaderboard: '/leaderboard',
  /** Of somebody, or one's own. */
  traderProfile: (uuid?: string): string =>
    uuid === undefined ? '/leaderboard/user-profile' : `/leaderboard/user-profile?uuid=${encodeURIComponent(uuid)}`,
  socialTrading: '/social-trading',
  /** One of the account's copies. */
  ownCopy: (copyId: string): string => `/social-trading?copy=${encodeURIComponent(copyId)}`,
  /** Strategies of one's own, and the way to open one. */
  leading: '/social-trading?view=leading',
  ownStrategy: (strategyId: string): string =>
    `/social-trading?view=leading&strategy=${encodeURIComponent(strategyId)}`,
  copyMarketplace: '/social-trading/marketplace',
  strategy: (id: string): string => `/social-trading/strategy?id=${encodeURIComponent(id)}`,
  proofOfReserves: '/proof-of-reserves',
  notifications: '/notification',
  campaigns: '/campaigns',
  listingCampaign: '/campaigns/LISTING_CAMPAIGN',
  campaign: (id: string): string => `/campaigns/${encodeURIComponent(id)}`,
  brokers: '/brokers',
  makers: '/designated-market-makers',
  affiliates: '/affiliates',
  team: '/team',
  careers: '/careers',
  download: '/download',
  leadTraders: '/trader-recruitment',
  blog: '/blog',
  article: (slug: string): string => `/blog/${slug}`,
  blogSearch: (query = ''): string => (query === '' ? '/blog/find' : `/blog/find?q=${encodeURIComponent(query)}`),
  /** A chapter or a call of the reference. */
  apiReference: (section?: string): string => (section === undefined ? '/api-reference' : `/api-reference/${section}`),
  apiStatus: '/api-reference/status',
  error: '/500',
} as const;

export type Paths = typeof paths;
