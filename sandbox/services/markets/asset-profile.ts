/** How an asset behaves in the simulated market. */
export interface AssetProfile {
  readonly asset: string;
  /** USDT; the level prices are drawn back to over weeks. */
  readonly price: number;
  /** Standard deviation of a day's return. */
  readonly dailyVolatility: number;
  /** Share of the common movement of all assets, per unit of it. */
  readonly beta: number;
  /** 0 quiet … 3 busiest: how often quotes and trades come. */
  readonly activity: 0 | 1 | 2 | 3;
  /** Median trade in USDT. */
  readonly tradeSize: number;
}

type Row = readonly [
  asset: string,
  price: number,
  dailyVolatility: number,
  beta: number,
  activity: 0 | 1 | 2 | 3,
  tradeSize: number,
];

const rows: readonly Row[] = [
  ['BTC', 92400, 0.031, 1, 3, 210],
  ['ETH', 3050, 0.037, 1.2, 3, 120],
  ['WOO', 0.0318, 0.045, 1.2, 2, 30],
  ['SOL', 138.4, 0.04, 1.35, 2, 115],
  ['BNB', 905, 0.032, 0.9, 2, 110],
  ['XRP', 2.152, 0.038, 1.1, 2, 105],
  ['ADA', 0.471, 0.04, 1.25, 1, 65],
  ['DOGE', 0.1584, 0.044, 1.3, 2, 70],
  ['LTC', 88.2, 0.035, 1, 1, 60],
  ['TRX', 0.2815, 0.02, 0.5, 1, 65],
  ['AVAX', 14.62, 0.044, 1.3, 1, 55],
  ['LINK', 13.41, 0.042, 1.25, 1, 60],
  ['DOT', 2.752, 0.041, 1.25, 1, 45],
  ['ATOM', 2.904, 0.04, 1.2, 0, 40],
  ['UNI', 7.31, 0.045, 1.2, 1, 45],
  ['NEAR', 2.304, 0.047, 1.35, 1, 45],
  ['APT', 2.912, 0.046, 1.3, 0, 40],
  ['ARB', 0.2351, 0.048, 1.35, 1, 45],
  ['OP', 0.3702, 0.049, 1.35, 0, 40],
  ['SUI', 1.7521, 0.05, 1.4, 2, 70],
  ['INJ', 6.41, 0.049, 1.35, 0, 40],
  ['TIA', 0.7105, 0.053, 1.4, 0, 35],
  ['SEI', 0.1552, 0.05, 1.35, 0, 35],
  ['AAVE', 172.3, 0.046, 1.25, 1, 55],
  ['FIL', 1.952, 0.043, 1.2, 0, 35],
  ['TON', 1.8204, 0.038, 0.95, 0, 40],
  ['BCH', 510.3, 0.037, 1, 1, 55],
  ['ETC', 14.81, 0.038, 1.1, 0, 35],
  ['XLM', 0.2502, 0.042, 1.1, 0, 35],
  ['HBAR', 0.1481, 0.045, 1.15, 0, 35],
  ['ICP', 4.913, 0.047, 1.2, 0, 35],
  ['STX', 0.3804, 0.048, 1.25, 0, 30],
  ['GRT', 0.05512, 0.044, 1.2, 0, 25],
  ['CRV', 0.4303, 0.05, 1.25, 0, 30],
  ['ENA', 0.2804, 0.058, 1.4, 0, 35],
  ['ONDO', 0.5502, 0.048, 1.25, 0, 35],
  ['PEPE', 0.0000048012, 0.06, 1.45, 1, 50],
  ['SHIB', 0.000008604, 0.046, 1.3, 1, 40],
  ['USDC', 0.9998, 0.0003, 0, 1, 270],
];

export const assetProfiles: readonly AssetProfile[] = rows.map(
  ([asset, price, dailyVolatility, beta, activity, tradeSize]) => ({
    asset,
    price,
    dailyVolatility,
    beta,
    activity,
    tradeSize,
  }),
);

/** Contracts on a thousand of a small coin follow the coin. */
export function underlyingOf(base: string): { readonly asset: string; readonly multiple: number } {
  return base.startsWith('1000') ? { asset: base.slice(4), multiple: 1000 } : { asset: base, multiple: 1 };
}
