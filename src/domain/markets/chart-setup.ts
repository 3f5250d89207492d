import { fieldsOf, type Fields } from '../shared/kept-fields';
import { areParameters, indicatorKind } from './chart-indicators';
import { contractPriceKinds } from './contract-figures';
import { parseMarketSymbol } from './market-symbol';

export const chartTypes = ['candles', 'hollow', 'bars', 'line', 'area', 'heikinAshi'] as const;
export type ChartType = (typeof chartTypes)[number];

export const chartScales = ['linear', 'logarithmic', 'percent'] as const;
export type ChartScale = (typeof chartScales)[number];

/** What can lie over the candles; the last three are of perpetuals. */
export const chartLayers = ['fills', 'orders', 'conditional', 'alerts', 'position', 'mark', 'index'] as const;
export type ChartLayer = (typeof chartLayers)[number];

/** What the candles are of: trades, or what a perpetual is valued by. */
export const chartPrices = ['last', ...contractPriceKinds] as const;
export type ChartPrice = (typeof chartPrices)[number];

export const volumePlaces = ['pane', 'overlay', 'hidden'] as const;
type VolumePlace = (typeof volumePlaces)[number];

export interface ChartIndicator {
  readonly id: string;
  /** Of an `IndicatorKind`. */
  readonly name: string;
  readonly parameters: readonly number[];
}

/** How somebody likes the chart of a market. */
export interface ChartSetup {
  readonly type: ChartType;
  readonly scale: ChartScale;
  /** Of a perpetual; a spot market has last prices alone. */
  readonly price: ChartPrice;
  readonly indicators: readonly ChartIndicator[];
  /** Exchange symbols of markets that are drawn beside it. */
  readonly compared: readonly string[];
}

/** What is the same on every chart. */
export interface ChartLook {
  readonly layers: readonly ChartLayer[];
  /** Where what was traded is drawn: below the candles, behind them, or nowhere. */
  readonly volume: VolumePlace;
  /** The tools to draw with stay beside the candles. */
  readonly rail: boolean;
  readonly grid: boolean;
  /** Time left to the end of the candle. */
  readonly countdown: boolean;
}

export interface ChartSetups {
  /** Of each market that has none of its own. */
  readonly common: ChartSetup;
  /** By exchange symbol, the one that was changed last at the end. */
  readonly markets: Readonly<Record<string, ChartSetup>>;
  readonly look: ChartLook;
}

/** As many as still leave room for the candles. */
export const mostIndicators = 12;
export const mostCompared = 3;
/** Whose own setup is kept; the one changed longest ago goes first. */
export const mostOwnSetups = 50;

export const plainSetup: ChartSetup = { type: 'candles', scale: 'linear', price: 'last', indicators: [], compared: [] };
export const plainLook: ChartLook = {
  layers: ['fills', 'orders', 'conditional', 'alerts', 'position'],
  volume: 'pane',
  rail: false,
  grid: true,
  countdown: true,
};

/** What is stored may be of another version or edited by hand: whatever cannot be understood is as plain as can be. */
export function readChartSetups(stored: Fields): ChartSetups {
  if (stored.version !== setupsVersion) return readFirstVersion(stored);
  const markets = Object.entries(fieldsOf(stored.markets)).filter(
    ([symbol]) => parseMarketSymbol(symbol) !== undefined,
  );
  return {
    common: readChartSetup(fieldsOf(stored.common)),
    markets: Object.fromEntries(
      markets.slice(-mostOwnSetups).map(([symbol, setup]) => [symbol, readChartSetup(fieldsOf(setup))]),
    ),
    look: readLook(fieldsOf(stored.look)),
  };
}

export function writeChartSetups(setups: ChartSetups): string {
  return JSON.stringify({ version: setupsVersion, ...setups });
}

export function setupOf({ common, markets }: ChartSetups, symbol: string): ChartSetup {
  return markets[symbol] ?? common;
}

/** With a market's setup as it is now; the others stay. */
export function withSetup(setups: ChartSetups, symbol: string, setup: ChartSetup): ChartSetups {
  const others = Object.entries(setups.markets).filter(([market]) => market !== symbol);
  return { ...setups, markets: Object.fromEntries([...others, [symbol, setup] as const].slice(-mostOwnSetups)) };
}

const setupsVersion = 2;

/** One setup was every market's, with the look among its fields; charts knew nothing of alerts. */
function readFirstVersion(stored: Fields): ChartSetups {
  const look = readLook(stored);
  return {
    common: readChartSetup(stored),
    markets: {},
    look: { ...look, layers: members(chartLayers, [...look.layers, 'alerts']) },
  };
}

function readChartSetup(kept: Fields): ChartSetup {
  return {
    type: chartTypes.find((type) => type === kept.type) ?? plainSetup.type,
    scale: chartScales.find((scale) => scale === kept.scale) ?? plainSetup.scale,
    price: chartPrices.find((price) => price === kept.price) ?? plainSetup.price,
    indicators: listed(kept.indicators).filter(isIndicator).filter(firstOfId).slice(0, mostIndicators),
    compared: [...new Set(listed(kept.compared).filter(isSymbol))].slice(0, mostCompared),
  };
}

function readLook(kept: Fields): ChartLook {
  return {
    layers: Array.isArray(kept.layers) ? members(chartLayers, kept.layers) : plainLook.layers,
    volume: volumePlaces.find((place) => place === kept.volume) ?? plainLook.volume,
    rail: kept.rail === true,
    grid: kept.grid !== false,
    countdown: kept.countdown !== false,
  };
}

function isSymbol(value: unknown): value is string {
  return typeof value === 'string' && parseMarketSymbol(value) !== undefined;
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
  const { id, name, parameters } = fieldsOf(value);
  const kind = typeof name === 'string' ? indicatorKind(name) : undefined;
  return (
    typeof id === 'string' &&
    id !== '' &&
    kind !== undefined &&
    Array.isArray(parameters) &&
    areParameters(kind, parameters)
  );
}

function firstOfId({ id }: ChartIndicator, index: number, all: readonly ChartIndicator[]): boolean {
  return all.findIndex((other) => other.id === id) === index;
}
