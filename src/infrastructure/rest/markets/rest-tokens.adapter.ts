import type { Outcome } from '../../../application/kernel/failure';
import type { TokensPort } from '../../../application/markets/tokens.port';
import { parseMarketSymbol, type MarketType } from '../../../domain/markets/market-symbol';
import type { CollateralRule, Token, TokenPassage, TokenProfile } from '../../../domain/markets/token';
import { mapResult } from '../../../domain/shared/result';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';
import { inTurn } from '../transport/generations';
import { RestClient } from '../transport/rest-client';
import { passageFromWire, profileFromWire, ruleFromOlderWire, ruleFromWire, tokenFromWire } from './tokens.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestTokensAdapter implements TokensPort {
  static readonly needs: Needs<typeof RestTokensAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  tokens(): Outcome<readonly Token[]> {
    return inTurn<readonly Token[]>(
      async () =>
        mapResult(await this.#client.send(instrumentCall('token')), ({ data }) => data.rows.map(tokenFromWire)),
      async () => mapResult(await this.#client.send(publicCall('token')), ({ data }) => data.rows.map(tokenFromWire)),
    );
  }

  async passages(): Outcome<readonly TokenPassage[]> {
    return mapResult(await this.#client.send(publicCall('tokenNetwork')), ({ data }) => data.rows.map(passageFromWire));
  }

  collateral(): Outcome<readonly CollateralRule[]> {
    return inTurn<readonly CollateralRule[]>(
      async () =>
        mapResult(await this.#client.send(instrumentCall('tokenConfig')), ({ data }) => data.rows.map(ruleFromWire)),
      async () =>
        mapResult(await this.#client.send(call('tokenConfig')), ({ data }) => data.rows.map(ruleFromOlderWire)),
    );
  }

  profiles(type?: MarketType): Outcome<readonly TokenProfile[]> {
    return inTurn<readonly TokenProfile[]>(
      async () =>
        mapResult(
          await this.#client.send(instrumentCall('tokenInfo'), { query: type === undefined ? {} : { type } }),
          ({ data }) => data.rows.map(profileFromWire),
        ),
      async () =>
        mapResult(await this.#client.send(publicCall('tokenInfo')), ({ data }) =>
          withMarketsOf(data.rows.map(profileFromWire), type),
        ),
    );
  }
}

/** The public call does not choose by type. */
function withMarketsOf(profiles: readonly TokenProfile[], type: MarketType | undefined): readonly TokenProfile[] {
  if (type === undefined) return profiles;
  return profiles
    .map((profile) => ({
      ...profile,
      symbols: profile.symbols.filter((symbol) => parseMarketSymbol(symbol)?.type === type),
    }))
    .filter(({ symbols }) => symbols.length > 0);
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

async function instrumentCall<Name extends keyof typeof instrumentEndpoints>(
  name: Name,
): Promise<(typeof instrumentEndpoints)[Name]> {
  return (await import('../../wire/catalogue/instrument.endpoints')).instrumentEndpoints[name];
}
