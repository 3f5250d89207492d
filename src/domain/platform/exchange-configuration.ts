import type { CandleInterval } from '../markets/candle';
import type { Instant } from '../shared/instant';

/** How one tenant of the exchange is set up. */
export interface ExchangeConfiguration {
  readonly tenant: string;
  readonly intervals: readonly CandleInterval[];
  readonly defaultSymbol: string;
  /** ISO codes. */
  readonly restrictedCountries: readonly string[];
}

export interface ServiceState {
  readonly state: 'working' | 'tradingMaintenance' | 'maintenance' | 'other';
  /** When maintenance is expected to be over, where the host says. */
  readonly endsAt?: Instant | undefined;
}
