import type { Candle, CandleInterval } from '../../domain/markets/candle';
import type { Instrument } from '../../domain/markets/instrument';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { MarketDataPort } from './market-data.port';
import type { Needs } from '../kernel/token';

/** Plain reads of public market data. Readers of one market share one value. */
export class MarketsQueries {
  static readonly needs: Needs<typeof MarketsQueries> = [MarketDataPort, ResourceCache];

  readonly #marketData: MarketDataPort;
  readonly #resources: ResourceCache;

  constructor(marketData: MarketDataPort, resources: ResourceCache) {
    this.#marketData = marketData;
    this.#resources = resources;
  }

  /** All markets and their trading rules. They change when the exchange lists or pauses a market, so 5 minutes count as fresh. */
  instruments(): Resource<readonly Instrument[]> {
    return this.#resources.open({
      key: ['markets', 'instruments'],
      load: () => this.#marketData.instruments(),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }

  /** The newest candles of a market, oldest first; for small charts that need no live tail. `limit` is 1000 at most. */
  recentCandles(symbol: string, interval: CandleInterval, limit: number): Resource<readonly Candle[]> {
    return this.#resources.open({
      key: ['markets', 'candles', symbol, interval, limit],
      load: () => this.#marketData.candles({ symbol, interval, limit }),
      staleAfter: 5 * minute,
      outlivesSession: true,
    });
  }
}
