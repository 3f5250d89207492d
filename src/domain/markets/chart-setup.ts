import { areParameters, indicatorKind } from './chart-indicators';

export const chartTypes = ['candles', 'hollow', 'bars', 'line', 'area', 'heikinAshi'] as const;
export type ChartType = (typeof chartTypes)[number];

export const chartScales = ['linear', 'logarithmic', 'percent'] as const;
export type ChartScale = (typeof chartScales)[number];

/** What can lie over the candles; the last three are of perpetuals. */
export const chartLayers = ['fills', 'orders', 'conditional', 'position', 'mark', 'index'] as const;
export type ChartLayer = (typeof chartLayers)[number];

export interface ChartIndicator {
  readonly id: string;
  /** Of an `IndicatorKind`. */
  readonly name: string;
  readonly parameters: readonly number[];
}

/** How somebody likes their charts: the same for every market. */
export interface ChartSetup {
  readonly type: ChartType;
  readonly scale: ChartScale;
  readonly indicators: readonly ChartIndicator[];
  readonly layers: readonly ChartLayer[];
  readonly grid: boolean;
  /** Time left to the end of the candle. */
  readonly countdown: boolean;
}

/** As many as still leave room for the candles. */
export const mostIndicators = 12;

export const plainSetup: ChartSetup = {
  type: 'candles',
  scale: 'linear',
  indicators: [],
  layers: ['fills', 'orders', 'conditional', 'position'],
  grid: true,
  countdown: true,
};

/** What is stored may be of another version or edited by hand: whatever cannot be understood is as plain as can be. */
export function readChartSetup(stored: unknown): ChartSetup {
  if (typeof stored !== 'object' || stored === null) return plainSetup;
  const kept = stored as Partial<Record<keyof ChartSetup, unknown>>;
  return {
    type: chartTypes.find((type) => type === kept.type) ?? plainSetup.type,
    scale: chartScales.find((scale) => scale === kept.scale) ?? plainSetup.scale,
    indicators: listed(kept.indicators).filter(isIndicator).filter(firstOfId).slice(0, mostIndicators),
    layers: Array.isArray(kept.layers) ? members(chartLayers, kept.layers) : plainSetup.layers,
    grid: kept.grid !== false,
    countdown: kept.countdown !== false,
  };
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Those of a known list that somebody has, in its order. */
function members<T>(known: readonly T[], value: unknown): readonly T[] {
  const chosen = listed(value);
  return known.filter((each) => chosen.includes(each));
}

function isIndicator(value: unknown): value is ChartIndicator {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, parameters } = value as Partial<Record<keyof ChartIndicator, unknown>>;
  const kind = typeof name === 'string' ? indicatorKind(name) : undefined;
  return typeof id === 'string' && id !== '' && kind !== undefined && Array.isArray(parameters) && areParameters(kind, parameters);
}

function firstOfId({ id }: ChartIndicator, index: number, all: readonly ChartIndicator[]): boolean {
  return all.findIndex((other) => other.id === id) === index;
}
