import { type Units, unitsFromText } from '../../engine/model/units';

export type EarnType = 'FLEXIBLE' | 'FIXED' | 'RWA' | 'LOCKED';

export interface EarnProduct {
  readonly productId: string;
  readonly token: string;
  readonly type: EarnType;
  readonly name: string;
  /** A year's yield in 1e-12: 0.042 is 42_000_000_000n. */
  readonly apr: bigint;
  /** The part of `apr` that is given on top for a while, in 1e-12. */
  readonly bonusApr: bigint;
  /** Days until it matures; absent where money may leave at any time. */
  readonly durationDays: number | undefined;
  readonly minAmount: Units;
  /** Of one account. */
  readonly maxAmount: Units;
  readonly quotaTotal: Units;
  readonly redeemDelayHours: number;
  /** Background of a product on real-world assets. */
  readonly provider: string;
  readonly underlying: string;
  readonly riskNote: string;
  /** Takes no money for now. */
  readonly paused: boolean;
}

type Row = readonly [
  id: string,
  token: string,
  type: EarnType,
  name: string,
  apr: string,
  days: number | undefined,
  min: string,
  max: string,
  quota: string,
  delay: number,
  note: string,
];

const flexible = 'Money may leave at any time. The rate can change.';
const fixed = 'Leaving before the term is over forfeits the yield.';
const locked = 'Money cannot leave before the term is over.';

const rows: readonly Row[] = [
  ['flexible-usdt', 'USDT', 'FLEXIBLE', 'USDT flexible', '0.042', undefined, '1', '500000', '25000000', 0, flexible],
  ['flexible-usdc', 'USDC', 'FLEXIBLE', 'USDC flexible', '0.04', undefined, '1', '500000', '15000000', 0, flexible],
  ['flexible-btc', 'BTC', 'FLEXIBLE', 'BTC flexible', '0.006', undefined, '0.0001', '20', '400', 0, flexible],
  ['flexible-eth', 'ETH', 'FLEXIBLE', 'ETH flexible', '0.014', undefined, '0.001', '300', '8000', 0, flexible],
  ['flexible-woo', 'WOO', 'FLEXIBLE', 'WOO flexible', '0.025', undefined, '10', '5000000', '80000000', 0, flexible],
  ['fixed-usdt-30', 'USDT', 'FIXED', 'USDT 30 days', '0.062', 30, '10', '250000', '10000000', 24, fixed],
  ['fixed-usdt-90', 'USDT', 'FIXED', 'USDT 90 days', '0.078', 90, '10', '250000', '10000000', 24, fixed],
  ['fixed-eth-30', 'ETH', 'FIXED', 'ETH 30 days', '0.021', 30, '0.01', '100', '2000', 24, fixed],
  ['fixed-btc-60', 'BTC', 'FIXED', 'BTC 60 days', '0.011', 60, '0.001', '10', '150', 24, fixed],
  [
    'rwa-usdc-treasury',
    'USDC',
    'RWA',
    'USDC treasury bills',
    '0.0465',
    undefined,
    '10',
    '1000000',
    '20000000',
    24,
    'Backed by short US treasury bills; leaving takes a day.',
  ],
  ['locked-eth-60', 'ETH', 'LOCKED', 'ETH vault 60 days', '0.031', 60, '0.01', '200', '3000', 0, locked],
  ['locked-woo-90', 'WOO', 'LOCKED', 'WOO vault 90 days', '0.085', 90, '100', '5000000', '50000000', 0, locked],
];

/** What of a rate is a bonus. */
const bonuses: Readonly<Record<string, string>> = { 'fixed-usdt-90': '0.012', 'locked-woo-90': '0.02' };
const paused: ReadonlySet<string> = new Set(['fixed-eth-30']);

export const earnProducts: readonly EarnProduct[] = rows.map(
  ([productId, token, type, name, apr, durationDays, min, max, quota, redeemDelayHours, riskNote]) => ({
    productId,
    token,
    type,
    name,
    apr: unitsFromText(apr),
    bonusApr: unitsFromText(bonuses[productId] ?? '0'),
    durationDays,
    minAmount: unitsFromText(min),
    maxAmount: unitsFromText(max),
    quotaTotal: unitsFromText(quota),
    redeemDelayHours,
    provider: type === 'RWA' ? 'Practice Treasury Desk' : '',
    underlying: type === 'RWA' ? 'US treasury bills, three months and shorter' : '',
    riskNote,
    paused: paused.has(productId),
  }),
);
