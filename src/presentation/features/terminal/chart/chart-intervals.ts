import type { CandleInterval } from '../../../../domain/markets/candle';
import type { TradePreferencesStore } from '../market/trade-preferences.store';

/** The candle length that the chart of a market has. */
export interface ChartIntervals {
  of(symbol: string): CandleInterval;
  choose(symbol: string, interval: CandleInterval): void;
  /** Gives every market the length that this one has. */
  useForAll(symbol: string): void;
}

type Kept = Pick<TradePreferencesStore, 'interval' | 'marketIntervals' | 'set'>;

export function intervalOfEach(preferences: Kept): ChartIntervals {
  const of = (symbol: string): CandleInterval => preferences.marketIntervals[symbol] ?? preferences.interval;
  return {
    of,
    choose: (symbol, interval) =>
      preferences.set({ marketIntervals: { ...preferences.marketIntervals, [symbol]: interval } }),
    useForAll: (symbol) => preferences.set({ interval: of(symbol), marketIntervals: {} }),
  };
}

/** Charts of whatever market that go together. */
export function intervalOfAll(preferences: Pick<Kept, 'interval' | 'set'>): ChartIntervals {
  return {
    of: () => preferences.interval,
    choose: (_symbol, interval) => preferences.set({ interval }),
    useForAll: () => undefined,
  };
}
