import { divide, zero, type Decimal } from '../shared/decimal';
import { minute, type Instant } from '../shared/instant';
import type { PricedAmount, ReserveSheet, ReserveVenue } from './reserve-sheet';

/** What one asset is covered by. Amounts in the asset, values in USDT. */
export interface Coverage {
  readonly asset: string;
  readonly price: Decimal;
  readonly assets: Decimal;
  readonly liabilities: Decimal;
  /** Of the liabilities, what stands behind positions; absent where the exchange does not say. */
  readonly margin: Decimal | undefined;
  readonly holders: number;
  /** Absent where nothing is owed. */
  readonly ratio: Decimal | undefined;
}

/** USDT. Ratios are absent where nothing is owed. */
export interface ReserveFigures {
  readonly at: Instant;
  readonly assets: Decimal;
  readonly custody: Decimal;
  readonly liabilities: Decimal;
  readonly earnAssets: Decimal;
  readonly earnLiabilities: Decimal;
  readonly ratio: Decimal | undefined;
  readonly custodyRatio: Decimal | undefined;
  /** The most valuable first. */
  readonly coverage: readonly Coverage[];
  readonly bitcoinPrice: Decimal | undefined;
}

/** Figures older than this are not what the exchange holds now. */
export const staleAfter = 30 * minute;

/** `undefined` where nothing is owed: no ratio is neither nothing nor everything. */
export function ratioOf(assets: Decimal, liabilities: Decimal): Decimal | undefined {
  return liabilities.gt(zero) ? divide(assets, liabilities) : undefined;
}

export function reserveFigures(sheet: ReserveSheet): ReserveFigures {
  const { assets, earnAssets, liabilities, earnLiabilities } = sheet;
  const custodians = assets.venues.filter(({ type }) => type === 'Custodian');
  const owed = sum(liabilities);
  const coverage = coverageOf(sheet);
  return {
    at: assets.at,
    assets: assets.total,
    custody: sum(custodians),
    liabilities: owed,
    earnAssets: earnAssets.total,
    earnLiabilities: sum(earnLiabilities),
    ratio: ratioOf(assets.total, owed),
    // Values are rounded place by place: what lies in two places would seem less than what is owed and lies in one.
    custodyRatio: ratioOf(worth(tokensOf(custodians)), worth(liabilities)),
    coverage,
    bitcoinPrice: coverage.find(({ asset, price }) => asset === 'BTC' && price.gt(zero))?.price,
  };
}

/** The tokens of some places together, the most valuable first. */
export function tokensOf(venues: readonly ReserveVenue[]): readonly PricedAmount[] {
  const byAsset = new Map<string, PricedAmount>();
  for (const token of venues.flatMap(({ tokens }) => tokens)) {
    const known = byAsset.get(token.asset);
    byAsset.set(
      token.asset,
      known ? { ...known, amount: known.amount.plus(token.amount), value: known.value.plus(token.value) } : token,
    );
  }
  return [...byAsset.values()].sort((a, b) => b.value.cmp(a.value));
}

function coverageOf({ assets, liabilities }: ReserveSheet): Coverage[] {
  const held = new Map(tokensOf(assets.venues).map((token) => [token.asset, token]));
  const owed = new Map(liabilities.map((liability) => [liability.asset, liability]));
  return [...new Set([...held.keys(), ...owed.keys()])]
    .map((asset) => {
      const liability = owed.get(asset);
      const amount = held.get(asset)?.amount ?? zero;
      return {
        asset,
        price: (held.get(asset) ?? liability)!.price,
        assets: amount,
        liabilities: liability?.amount ?? zero,
        margin: liability ? liability.margin : zero,
        holders: liability?.holders ?? 0,
        ratio: ratioOf(amount, liability?.amount ?? zero),
      };
    })
    .sort((a, b) => b.assets.times(b.price).cmp(a.assets.times(a.price)));
}

function worth(rows: readonly { readonly amount: Decimal; readonly price: Decimal }[]): Decimal {
  return rows.reduce((total, { amount, price }) => total.plus(amount.times(price)), zero);
}

function sum(rows: readonly { readonly value: Decimal }[]): Decimal {
  return rows.reduce((total, { value }) => total.plus(value), zero);
}
