import type { MarketType } from './market-symbol';

/** An indicator that charts know, with the parameters it begins with. */
export interface IndicatorKind {
  readonly name: string;
  /** As the trade calls it, in English everywhere. */
  readonly title: string;
  /** Drawn over the prices; the others have a pane of their own. */
  readonly onPrice: boolean;
  readonly parameters: readonly number[];
  /** More or fewer of them are as good: each is a line of its own. */
  readonly open?: boolean;
  /** Only perpetuals have it. */
  readonly perpetual?: boolean;
}

/** In the order in which they are offered: those over the prices first. */
export const indicatorKinds: readonly IndicatorKind[] = [
  { name: 'MA', title: 'Moving Average', onPrice: true, parameters: [5, 10, 30, 60], open: true },
  { name: 'EMA', title: 'Exponential Moving Average', onPrice: true, parameters: [6, 12, 20], open: true },
  { name: 'SMA', title: 'Smoothed Moving Average', onPrice: true, parameters: [12, 2] },
  { name: 'BOLL', title: 'Bollinger Bands', onPrice: true, parameters: [20, 2] },
  { name: 'BBI', title: 'Bull and Bear Index', onPrice: true, parameters: [3, 6, 12, 24] },
  { name: 'SAR', title: 'Parabolic Stop and Reverse', onPrice: true, parameters: [2, 2, 20] },
  { name: 'MACD', title: 'Moving Average Convergence Divergence', onPrice: false, parameters: [12, 26, 9] },
  { name: 'RSI', title: 'Relative Strength Index', onPrice: false, parameters: [6, 12, 24], open: true },
  { name: 'KDJ', title: 'Stochastic', onPrice: false, parameters: [9, 3, 3] },
  { name: 'VOL', title: 'Volume', onPrice: false, parameters: [5, 10, 20], open: true },
  { name: 'OBV', title: 'On-Balance Volume', onPrice: false, parameters: [30] },
  { name: 'CCI', title: 'Commodity Channel Index', onPrice: false, parameters: [20] },
  { name: 'DMI', title: 'Directional Movement Index', onPrice: false, parameters: [14, 6] },
  { name: 'WR', title: 'Williams %R', onPrice: false, parameters: [6, 10, 14], open: true },
  { name: 'AO', title: 'Awesome Oscillator', onPrice: false, parameters: [5, 34] },
  { name: 'MTM', title: 'Momentum', onPrice: false, parameters: [12, 6] },
  { name: 'ROC', title: 'Rate of Change', onPrice: false, parameters: [12, 6] },
  { name: 'TRIX', title: 'Triple Exponential Average', onPrice: false, parameters: [12, 9] },
  { name: 'DMA', title: 'Difference of Moving Averages', onPrice: false, parameters: [10, 50, 10] },
  { name: 'BIAS', title: 'Bias', onPrice: false, parameters: [6, 12, 24], open: true },
  { name: 'BRAR', title: 'Sentiment (BRAR)', onPrice: false, parameters: [26] },
  { name: 'CR', title: 'Energy (CR)', onPrice: false, parameters: [26, 10, 20, 40, 60] },
  { name: 'EMV', title: 'Ease of Movement', onPrice: false, parameters: [14, 9] },
  { name: 'PSY', title: 'Psychological Line', onPrice: false, parameters: [12, 6] },
  { name: 'PVT', title: 'Price and Volume Trend', onPrice: false, parameters: [] },
  { name: 'FUNDING', title: 'Funding Rate', onPrice: false, parameters: [], perpetual: true },
  { name: 'VR', title: 'Volume Ratio', onPrice: false, parameters: [26, 6] },
];

export const longestPeriod = 500;

/** Whether a market has what an indicator is reckoned from. */
export function hasIndicator(type: MarketType, name: string): boolean {
  return type === 'PERP' || indicatorKind(name)?.perpetual !== true;
}

export function indicatorKind(name: string): IndicatorKind | undefined {
  return indicatorKinds.find((kind) => kind.name === name);
}

/** Whether an indicator can be reckoned with these: as many as it takes, each above zero and not too long. */
export function areParameters(
  { parameters, open }: IndicatorKind,
  given: readonly unknown[],
): given is readonly number[] {
  const count = open ? given.length >= 1 && given.length <= 8 : given.length === parameters.length;
  return count && given.every((value) => typeof value === 'number' && value > 0 && value <= longestPeriod);
}
