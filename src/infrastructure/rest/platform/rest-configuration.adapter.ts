import type { Outcome } from '../../../application/kernel/failure';
import type { ConfigurationPort } from '../../../application/platform/configuration.port';
import { candleIntervals, type CandleInterval } from '../../../domain/markets/candle';
import type { ExchangeConfiguration, ServiceState } from '../../../domain/platform/exchange-configuration';
import { instantFrom, type Instant } from '../../../domain/shared/instant';
import { failure, mapResult, success } from '../../../domain/shared/result';
import type { configEndpoints } from '../../wire/catalogue/config.endpoints';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { marketsEndpoints } from '../../wire/catalogue/markets.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import type { Needs } from '../../../application/kernel/token';

const states = { '0': 'working', '1': 'tradingMaintenance', '2': 'maintenance' } as const;

export class RestConfigurationAdapter implements ConfigurationPort {
  static readonly needs: Needs<typeof RestConfigurationAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async configuration(tenant?: string): Outcome<ExchangeConfiguration> {
    const answer = await this.#client.send(configCall('configs'), {
      query: tenant === undefined ? {} : { tenantName: tenant },
    });
    return mapResult(answer, ({ data: { tenantName, configs } }) => ({
      tenant: tenantName,
      intervals: configs.supportedResolutions.filter((each): each is CandleInterval =>
        (candleIntervals as readonly string[]).includes(each),
      ),
      defaultSymbol: configs.defaultSymbol,
      restrictedCountries: configs.restrictedCountries,
    }));
  }

  async serviceState(): Outcome<ServiceState> {
    const answer = await this.#client.send(marketsCall('systemInfo'));
    return mapResult(answer, ({ data: { status, estimatedEndTime } }) => {
      const state = this.#unknown.oneOf(
        'service status',
        String(status),
        Object.keys(states) as (keyof typeof states)[],
      );
      // While it works there is nothing that ends, whatever time stands there.
      return {
        state: state === 'other' ? state : states[state],
        endsAt: state === '0' ? undefined : instantFrom(estimatedEndTime),
      };
    });
  }

  async ping(): Outcome<Instant> {
    const answer = await this.#client.send(marketsCall('ping'));
    if (!answer.ok) return answer;
    const at = instantFrom(answer.value.timestamp);
    return at === undefined ? failure({ kind: 'malformed', detail: 'time' }) : success(at);
  }

  async marketDataServed(): Outcome<boolean> {
    return mapResult(await this.#client.send(marketDataCall('health')), ({ status }) => status === 'UP');
  }
}

async function configCall<Name extends keyof typeof configEndpoints>(
  name: Name,
): Promise<(typeof configEndpoints)[Name]> {
  return (await import('../../wire/catalogue/config.endpoints')).configEndpoints[name];
}

async function marketsCall<Name extends keyof typeof marketsEndpoints>(
  name: Name,
): Promise<(typeof marketsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/markets.endpoints')).marketsEndpoints[name];
}

async function marketDataCall<Name extends keyof typeof marketDataEndpoints>(
  name: Name,
): Promise<(typeof marketDataEndpoints)[Name]> {
  return (await import('../../wire/catalogue/market-data.endpoints')).marketDataEndpoints[name];
}
