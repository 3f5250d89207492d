import type { Outcome } from '../../../application/kernel/failure';
import type { CandleQuery, MarketDataPort, OrderBookSnapshot } from '../../../application/markets/market-data.port';
import type { Candle } from '../../../domain/markets/candle';
import type { Instrument } from '../../../domain/markets/instrument';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import { instantFrom } from '../../../domain/shared/instant';
import { failure, mapResult, success } from '../../../domain/shared/result';
import type { marketsEndpoints } from '../../wire/catalogue/markets.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { instrumentFromWire } from './instrument.wire';
import { allMapped, candleFromWire, levelFromWire, tradeFromWire } from './market-data.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestMarketDataAdapter implements MarketDataPort {
  static readonly needs: Needs<typeof RestMarketDataAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async instruments(): Outcome<readonly Instrument[]> {
    const answer = await this.#client.send(call('instrumentInfo'));
    return mapResult(answer, ({ data }) => allMapped(data.rows, (row) => instrumentFromWire(row, this.#unknown)));
  }

  async orderBook(symbol: string, depth: number): Outcome<OrderBookSnapshot> {
    const answer = await this.#client.send(call('orderBook'), { query: { symbol, maxLevel: depth } });
    if (!answer.ok) return answer;
    const { data, timestamp } = answer.value;
    const at = instantFrom(timestamp);
    const bids = allMapped(data.bids, levelFromWire).sort((a, b) => b[0] - a[0]);
    const asks = allMapped(data.asks, levelFromWire).sort((a, b) => a[0] - b[0]);
    // A book with a level left out would be another book.
    if (at === undefined || bids.length !== data.bids.length || asks.length !== data.asks.length) {
      return failure({ kind: 'malformed', detail: 'order book' });
    }
    return success({ symbol, at, bids, asks });
  }

  async recentTrades(symbol: string, limit: number): Outcome<readonly MarketTrade[]> {
    const answer = await this.#client.send(call('marketTrades'), { query: { symbol, limit } });
    return mapResult(answer, ({ data }) => allMapped(data.rows, tradeFromWire).sort((a, b) => b.at - a.at));
  }

  async candles({ symbol, interval, before, limit }: CandleQuery): Outcome<readonly Candle[]> {
    const query = { symbol, type: interval, limit, ...(before === undefined ? {} : { before }) };
    const answer = await this.#client.send(call('klineHistory'), { query });
    return mapResult(answer, ({ data }) => allMapped(data.rows, candleFromWire).sort((a, b) => a.startAt - b.startAt));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof marketsEndpoints>(name: Name): Promise<(typeof marketsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/markets.endpoints')).marketsEndpoints[name];
}
