import { marketSlug } from '../../domain/markets/market-symbol';

function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

/** Addresses of the product's pages; the only place that spells them. */
export const paths = {
  home: '/',
  markets: '/markets',
  perpetualMarkets: '/markets?tab=PERP',
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
  apiManagement: '/account/api-management',
  identityVerification: '/account/identity-verification',
  referral: '/account/referral',
  spotMargin: '/account/spot-margin',
  accountOrders: '/account/orders',
  accountAudit: '/account/audit',
  wallet: '/wallet',
  /** The wallet with the dialog open; without an asset, which one is chosen there. */
  deposit: (asset = ''): string => `/wallet?deposit=${asset}`,
  withdraw: (asset = ''): string => `/wallet?withdraw=${asset}`,
  transfer: (asset = ''): string => `/wallet?transfer=${asset}`,
  convert: (asset = ''): string => `/wallet?convert=${asset}`,
  buyCrypto: '/buy-crypto',
  staking: '/staking',
  earn: '/staking/earn',
  tokenProgram: '/my-woo',
  proofOfReserves: '/proof-of-reserves',
  notifications: '/notification',
  /** A chapter or a call of the reference. */
  apiReference: (section?: string): string => (section === undefined ? '/api-reference' : `/api-reference/${section}`),
  error: '/500',
} as const;

export type Paths = typeof paths;
