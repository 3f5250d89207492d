import type { MarketType } from './market-symbol';

/** Markets that are shown together, the most traded of 24 hours first. */
export interface MarketGroup {
  readonly id: string;
  /** As the host calls it, in English. */
  readonly name: string;
  readonly type: MarketType | 'other';
  readonly symbols: readonly string[];
}

/** Symbols that stand out, each list with the strongest first. */
export interface MarketHighlights {
  /** The most traded. */
  readonly hot: readonly string[];
  readonly newest: readonly string[];
  readonly gainers: readonly string[];
  readonly losers: readonly string[];
}
