import type { Ratio } from '../model/margin-model';
import { unitsFromText } from '../model/units';

/** How much of an asset's value counts as margin. What is not listed counts nothing. */
const rows: readonly (readonly [weight: string, ...assets: string[]])[] = [
  ['1', 'USDT'],
  ['0.95', 'USDC'],
  ['0.85', 'BTC', 'ETH'],
  ['0.8', 'SOL', 'BNB', 'XRP'],
  ['0.75', 'LTC', 'BCH', 'TRX', 'LINK', 'AVAX', 'DOT', 'ADA', 'DOGE'],
  ['0.65', 'ATOM', 'UNI', 'NEAR', 'AAVE', 'TON', 'SUI', 'ETC', 'XLM'],
  ['0.6', 'WOO'],
  ['0.5', 'APT', 'ARB', 'OP', 'INJ', 'FIL', 'HBAR', 'ICP'],
];

export const collateralWeights: ReadonlyMap<string, Ratio> = new Map(
  rows.flatMap(([weight, ...assets]) => assets.map((asset) => [asset, unitsFromText(weight)] as const)),
);
