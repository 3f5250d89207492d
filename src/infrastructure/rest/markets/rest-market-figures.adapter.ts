import type { Outcome } from '../../../application/kernel/failure';
import type {
  MarketFiguresPort,
  TradeHistory,
  TradeHistoryQuery,
} from '../../../application/markets/market-figures.port';
import type { Sparkline } from '../../../domain/markets/chart-feed';
import type { MarketTrade } from '../../../domain/markets/market-trade';
import type { Ticker } from '../../../domain/markets/ticker';
import { mapResult } from '../../../domain/shared/result';
import type { chartEndpoints } from '../../wire/catalogue/chart.endpoints';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';
import { inTurn } from '../transport/generations';
import { RestClient } from '../transport/rest-client';
import { allMapped, tradeFromWire } from './market-data.wire';
import { olderTradeFromWire, tickerFromWire } from './market-figures.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestMarketFiguresAdapter implements MarketFiguresPort {
  static readonly needs: Needs<typeof RestMarketFiguresAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async ticker(symbol: string): Outcome<Ticker | undefined> {
    const answer = await this.#client.send(call('ticker'), { parameters: { symbol } });
    return mapResult(answer, ({ data }) => tickerFromWire(data));
  }

  async sparklines(symbols: readonly string[]): Outcome<readonly Sparkline[]> {
    const answer = await this.#client.send(chartCall('sparklines'), { query: { symbols: symbols.join(',') } });
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ symbol, points }) => ({ symbol, points: [...points].sort(([a], [b]) => a - b) })),
    );
  }

  latestTrades(symbol: string, limit: number): Outcome<readonly MarketTrade[]> {
    const query = { symbol, limit };
    return inTurn<readonly MarketTrade[]>(
      async () =>
        mapResult(await this.#client.send(call('tradesV4'), { query }), ({ data }) =>
          allMapped(data.rows, olderTradeFromWire),
        ),
      async () =>
        mapResult(await this.#client.send(call('trades'), { query }), ({ rows }) =>
          allMapped(rows, olderTradeFromWire),
        ),
    );
  }

  async earlierTrades({ symbol, from, to, page, size }: TradeHistoryQuery): Outcome<TradeHistory> {
    const query = {
      symbol,
      ...(from !== undefined && { startTime: from }),
      ...(to !== undefined && { endTime: to }),
      ...(page !== undefined && { page }),
      ...(size !== undefined && { size }),
    };
    const answer = await this.#client.send(publicCall('marketTradesHistory'), { query });
    return mapResult(answer, ({ data }) => ({
      rows: allMapped(data.rows, tradeFromWire),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

async function call<Name extends keyof typeof marketDataEndpoints>(
  name: Name,
): Promise<(typeof marketDataEndpoints)[Name]> {
  return (await import('../../wire/catalogue/market-data.endpoints')).marketDataEndpoints[name];
}

async function publicCall<Name extends keyof typeof publicDataEndpoints>(
  name: Name,
): Promise<(typeof publicDataEndpoints)[Name]> {
  return (await import('../../wire/catalogue/public-data.endpoints')).publicDataEndpoints[name];
}

async function chartCall<Name extends keyof typeof chartEndpoints>(name: Name): Promise<(typeof chartEndpoints)[Name]> {
  return (await import('../../wire/catalogue/chart.endpoints')).chartEndpoints[name];
}
