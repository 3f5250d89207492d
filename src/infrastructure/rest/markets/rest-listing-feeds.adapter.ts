import type { Outcome } from '../../../application/kernel/failure';
import type { ListedTradesQuery, ListingFeedsPort } from '../../../application/markets/listing-feeds.port';
import type {
  ListedAsset,
  ListedBook,
  ListedContract,
  ListedExchange,
  ListedFigures,
  ListedMarket,
  ListedPrice,
  ListedTrade,
} from '../../../domain/markets/listing-feed';
import { decimal } from '../../../domain/shared/decimal';
import { mapResult } from '../../../domain/shared/result';
import type { coingeckoEndpoints } from '../../wire/catalogue/coingecko.endpoints';
import type { coinmarketcapEndpoints } from '../../wire/catalogue/coinmarketcap.endpoints';
import type { nomicsEndpoints } from '../../wire/catalogue/nomics.endpoints';
import { RestClient } from '../transport/rest-client';
import {
  assetFromCap,
  bookFromWire,
  contractFromCap,
  contractFromGecko,
  figuresFromCap,
  figuresFromGecko,
  marketFromNomics,
  tradeFromGecko,
  tradeFromNomics,
} from './listing-feeds.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestListingFeedsAdapter implements ListingFeedsPort {
  static readonly needs: Needs<typeof RestListingFeedsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async markets(service: 'coingecko' | 'nomics'): Outcome<readonly ListedMarket[]> {
    if (service === 'nomics')
      return mapResult(await this.#client.send(nomicsCall('markets')), (rows) => rows.map(marketFromNomics));
    const answer = await this.#client.send(geckoCall('pairs'));
    return mapResult(answer, (rows) =>
      rows.map(({ ticker_id, base, target }) => ({ name: ticker_id, base, quote: target, type: 'SPOT' as const })),
    );
  }

  async figures(service: 'coingecko' | 'coinmarketcap'): Outcome<readonly ListedFigures[]> {
    if (service === 'coingecko')
      return mapResult(await this.#client.send(geckoCall('tickers')), (rows) => rows.map(figuresFromGecko));
    return mapResult(await this.#client.send(capCall('summary')), (rows) => rows.map(figuresFromCap));
  }

  async contracts(service: 'coingecko' | 'coinmarketcap'): Outcome<readonly ListedContract[]> {
    if (service === 'coingecko')
      return mapResult(await this.#client.send(geckoCall('contracts')), (rows) => rows.map(contractFromGecko));
    return mapResult(await this.#client.send(capCall('contracts')), (rows) => rows.map(contractFromCap));
  }

  async book(service: 'coingecko' | 'nomics', market: string): Outcome<ListedBook> {
    if (service === 'nomics') {
      const answer = await this.#client.send(nomicsCall('book'), { query: { market } });
      return mapResult(answer, (book) => bookFromWire(Date.parse(book.timestamp), book));
    }
    const answer = await this.#client.send(geckoCall('orderBook'), { query: { ticker_id: market, depth: 0 } });
    return mapResult(answer, (book) => bookFromWire(book.timestamp, book));
  }

  async trades({ market, from, to, limit }: ListedTradesQuery): Outcome<readonly ListedTrade[]> {
    const bounds = { ...(from !== undefined && { start_time: from }), ...(to !== undefined && { end_time: to }) };
    const answer = await this.#client.send(geckoCall('trades'), {
      query: { ticker_id: market, limit: limit ?? 0, ...bounds },
    });
    return mapResult(answer, ({ buy, sell }) =>
      [...buy, ...sell].map(tradeFromGecko).sort((a, b) => b.at - a.at || Number(b.id) - Number(a.id)),
    );
  }

  async tradesAfter(market: string, tradeId?: string): Outcome<readonly ListedTrade[]> {
    const answer = await this.#client.send(nomicsCall('trades'), {
      query: { market, ...(tradeId !== undefined && { since: tradeId }) },
    });
    return mapResult(answer, (rows) => rows.map(tradeFromNomics));
  }

  async assets(): Outcome<readonly ListedAsset[]> {
    return mapResult(await this.#client.send(capCall('assets')), (assets) => Object.entries(assets).map(assetFromCap));
  }

  async lastPrices(): Outcome<readonly ListedPrice[]> {
    const answer = await this.#client.send(capCall('ticker'));
    return mapResult(answer, (pairs) =>
      Object.entries(pairs).map(([name, { last_price, base_volume, quote_volume, isFrozen }]) => ({
        name,
        last: decimal(last_price),
        baseVolume: decimal(base_volume),
        quoteVolume: decimal(quote_volume),
        frozen: isFrozen === '1',
      })),
    );
  }

  async exchange(): Outcome<ListedExchange> {
    const answer = await this.#client.send(nomicsCall('info'));
    return mapResult(answer, ({ name, description, location, website, logo, capability }) => ({
      name,
      description,
      location,
      website,
      logo,
      offers: Object.entries(capability).flatMap(([offer, has]) => (has ? [offer] : [])),
    }));
  }
}

async function geckoCall<Name extends keyof typeof coingeckoEndpoints>(
  name: Name,
): Promise<(typeof coingeckoEndpoints)[Name]> {
  return (await import('../../wire/catalogue/coingecko.endpoints')).coingeckoEndpoints[name];
}

async function capCall<Name extends keyof typeof coinmarketcapEndpoints>(
  name: Name,
): Promise<(typeof coinmarketcapEndpoints)[Name]> {
  return (await import('../../wire/catalogue/coinmarketcap.endpoints')).coinmarketcapEndpoints[name];
}

async function nomicsCall<Name extends keyof typeof nomicsEndpoints>(
  name: Name,
): Promise<(typeof nomicsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/nomics.endpoints')).nomicsEndpoints[name];
}
