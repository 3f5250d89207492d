import {
  strategyKinds,
  type StrategyKind,
  strategyOrders,
  type StrategyOrder,
  strategyPaths,
} from '../../../domain/social/copy-strategy';

/** Ratios, and USDT; 0 leaves nobody out. */
export const returnBounds = [0, 0.05, 0.1, 0.2, 0.5] as const;
export const drawdownBounds = [0, 0.05, 0.1, 0.2, 0.5] as const;
export const assetBounds = [0, 10_000, 100_000, 1_000_000] as const;
/** Days with a result; 0 leaves nobody out. */
export const ageBounds = [0, 7, 30, 60, 90] as const;
export const marketplaceViews = ['cards', 'table'] as const;

/** What the marketplace shows, as its address says it. */
export interface MarketplaceChoice {
  readonly view: (typeof marketplaceViews)[number];
  /** `''` for all. */
  readonly kind: StrategyKind | '';
  readonly by: StrategyOrder;
  readonly roi: number;
  readonly drawdown: number;
  readonly assets: number;
  readonly age: number;
  /** `''` for all. */
  readonly coin: string;
  readonly words: string;
}

export const usualChoice: MarketplaceChoice = {
  view: 'cards',
  kind: '',
  by: 'ROI',
  roi: 0,
  drawdown: 0,
  assets: 0,
  age: 0,
  coin: '',
  words: '',
};

export function marketplaceChoice(address: URLSearchParams, usual: MarketplaceChoice = usualChoice): MarketplaceChoice {
  const one = <Value extends string | number>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => String(value) === address.get(name)) ?? otherwise;
  return {
    view: one('view', marketplaceViews, usual.view),
    kind: strategyKinds.find((kind) => strategyPaths[kind] === address.get('strategy')) ?? '',
    by: one('by', strategyOrders, usualChoice.by),
    roi: one<number>('roi', returnBounds, usualChoice.roi),
    drawdown: one<number>('drawdown', drawdownBounds, usualChoice.drawdown),
    assets: one<number>('assets', assetBounds, usualChoice.assets),
    age: one<number>('age', ageBounds, usualChoice.age),
    coin: address.get('coin') ?? '',
    words: address.get('words') ?? '',
  };
}

/** What is usual needs no word. */
export function marketplaceQuery(
  { kind, ...rest }: MarketplaceChoice,
  usual: MarketplaceChoice = usualChoice,
): Record<string, string> {
  const said = Object.entries(rest).filter(([name, value]) => value !== usual[name as keyof MarketplaceChoice]);
  return {
    ...Object.fromEntries(said.map(([name, value]) => [name, String(value)])),
    ...(kind === '' ? {} : { strategy: strategyPaths[kind]! }),
  };
}
