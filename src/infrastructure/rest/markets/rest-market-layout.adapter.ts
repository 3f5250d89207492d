import type { Outcome } from '../../../application/kernel/failure';
import type { MarketLayoutPort } from '../../../application/markets/market-layout.port';
import type { MarketGroup, MarketHighlights } from '../../../domain/markets/market-layout';
import { mapResult } from '../../../domain/shared/result';
import type { layoutEndpoints } from '../../wire/catalogue/layout.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { knownSymbols, marketTypeFromWire } from './figure.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestMarketLayoutAdapter implements MarketLayoutPort {
  static readonly needs: Needs<typeof RestMarketLayoutAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async groups(): Outcome<readonly MarketGroup[]> {
    const answer = await this.#client.send(call('groups'));
    return mapResult(answer, ({ data }) =>
      [...data.groups]
        .sort((a, b) => a.order - b.order)
        .map(({ id, name, type, symbols }) => ({
          id,
          name,
          type: marketTypeFromWire(type, this.#unknown),
          symbols: knownSymbols(symbols),
        })),
    );
  }

  async highlights(): Outcome<MarketHighlights> {
    const answer = await this.#client.send(call('highlights'));
    return mapResult(answer, ({ data }) => ({
      hot: knownSymbols(data.hot),
      newest: knownSymbols(data.new),
      gainers: knownSymbols(data.gainers),
      losers: knownSymbols(data.losers),
    }));
  }
}

async function call<Name extends keyof typeof layoutEndpoints>(name: Name): Promise<(typeof layoutEndpoints)[Name]> {
  return (await import('../../wire/catalogue/layout.endpoints')).layoutEndpoints[name];
}
