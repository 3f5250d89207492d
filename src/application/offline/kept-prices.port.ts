import type { Ticker } from '../../domain/markets/ticker';
import type { Instant } from '../../domain/shared/instant';
import { token } from '../kernel/token';

/** The markets as they were seen last on this device. */
export interface KeptPrices {
  /** When they came in. */
  readonly at: Instant;
  readonly tickers: readonly Ticker[];
}

/** Public figures for whoever has no connection. Where nothing can be kept, nothing is there. */
export interface KeptPricesPort {
  read(): Promise<KeptPrices | undefined>;
  write(prices: KeptPrices): Promise<void>;
}

export const KeptPricesPort = token<KeptPricesPort>('KeptPricesPort');
