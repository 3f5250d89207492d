import type { Candle, CandleInterval } from '../../domain/markets/candle';
import type {
  ChartConfiguration,
  ChartEvent,
  ChartQuote,
  ChartReader,
  ChartSymbol,
} from '../../domain/markets/chart-feed';
import type { Failure, Outcome } from '../kernel/failure';
import type { Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';

export interface ChartFollower {
  /** The feed is being read; what happens from now on is told. */
  readonly opened?: (() => void) | undefined;
  readonly told: (event: ChartEvent) => void;
  /** It could not be opened or broke off: nothing more is told, and nobody tries again. Never after unsubscribing. */
  readonly ended: (reason: Failure) => void;
}

/**
 * The feeds of charts (protocol 5.2, 5.3). A market goes by its chart name, with or without the exchange before it, or
 * by its symbol. Names and groups that do not exist: `invalid`, unless a verb says otherwise.
 */
export interface ChartFeedPort {
  configuration(reader: ChartReader): Outcome<ChartConfiguration>;
  /** The groups that the integration lists symbols in. */
  groups(): Outcome<readonly string[]>;
  /** Of all, or of one group: of the integration, or an exchange of the library's configuration. */
  symbols(reader: ChartReader, group?: string): Outcome<readonly ChartSymbol[]>;
  /** Unknown names and markets that never traded are left out. */
  quotes(names: readonly string[]): Outcome<readonly ChartQuote[]>;
  /** The newest 500, oldest first. */
  bars(name: string, interval: CandleInterval): Outcome<readonly Candle[]>;
  /** Trades of all markets at once, quotes and the day's bar each second where they changed. */
  follow(reader: ChartReader, follower: ChartFollower): Unsubscribe;
}

export const ChartFeedPort = token<ChartFeedPort>('ChartFeedPort');
