import type { Instant } from '../shared/instant';
import type { MarketType } from './market-symbol';

/** Who reads: the charting library, or the integration of exchanges at a charting service. */
export type ChartReader = 'library' | 'integration';

export interface ChartConfiguration {
  /** As charts write them: 60, D. */
  readonly resolutions: readonly string[];
  readonly exchanges: readonly { readonly id: string; readonly name: string }[];
}

/** A market as charts name it: BTCUSDT, BTCUSDT.P for a perpetual. */
export interface ChartSymbol {
  readonly name: string;
  readonly description: string;
  /** The exchange's own symbol. */
  readonly symbol: string;
  readonly type: MarketType;
  readonly priceStep: number;
}

/** The last 24 hours of a market; sizes in base. */
export interface ChartQuote {
  /** As it was asked for. */
  readonly name: string;
  readonly last: number;
  readonly change: number;
  readonly changePercent: number;
  readonly bid?: number | undefined;
  readonly ask?: number | undefined;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
}

/** Hourly closes of the last 24 hours, oldest first. */
export interface Sparkline {
  readonly symbol: string;
  readonly points: readonly (readonly [at: Instant, close: number])[];
}

/** What the feed tells, by the market's name on charts. Times are to the second. */
export type ChartEvent =
  | {
      readonly kind: 'trade';
      readonly name: string;
      readonly at: Instant;
      readonly price: number;
      readonly size: number;
    }
  | {
      readonly kind: 'quote';
      readonly name: string;
      readonly at: Instant;
      readonly bid: number;
      readonly bidSize: number;
      readonly ask: number;
      readonly askSize: number;
    }
  | {
      readonly kind: 'day';
      readonly name: string;
      /** Midnight of UTC. */
      readonly at: Instant;
      readonly open: number;
      readonly high: number;
      readonly low: number;
      readonly close: number;
      readonly volume: number;
    };
