import type { Outcome } from '../../../application/kernel/failure';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { ChartFeedPort, ChartFollower } from '../../../application/markets/chart-feed.port';
import type { Candle, CandleInterval } from '../../../domain/markets/candle';
import type { ChartConfiguration, ChartQuote, ChartReader, ChartSymbol } from '../../../domain/markets/chart-feed';
import { mapResult } from '../../../domain/shared/result';
import type { chartEndpoints } from '../../wire/catalogue/chart.endpoints';
import { LineClient } from '../transport/line-client';
import { RestClient } from '../transport/rest-client';
import { barsFromWire, configurationFromWire, eventFromWire, quoteFromWire, symbolsFromWire } from './chart-feed.wire';
import { allMapped } from './market-data.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestChartFeedAdapter implements ChartFeedPort {
  static readonly needs: Needs<typeof RestChartFeedAdapter> = [RestClient, LineClient];

  readonly #client: RestClient;
  readonly #lines: LineClient;

  constructor(client: RestClient, lines: LineClient) {
    this.#client = client;
    this.#lines = lines;
  }

  async configuration(reader: ChartReader): Outcome<ChartConfiguration> {
    const answer = await this.#client.send(reader === 'library' ? call('udfConfiguration') : call('configuration'));
    return mapResult(answer, configurationFromWire);
  }

  async groups(): Outcome<readonly string[]> {
    return mapResult(await this.#client.send(call('groups')), ({ d }) => d.groups.map(({ id }) => id));
  }

  async symbols(reader: ChartReader, group?: string): Outcome<readonly ChartSymbol[]> {
    const query = group === undefined ? {} : { group };
    const answer =
      reader === 'library'
        ? await this.#client.send(call('udfSymbols'), { query })
        : await this.#client.send(call('symbols'), { query });
    return answer.ok ? symbolsFromWire(answer.value) : answer;
  }

  async quotes(names: readonly string[]): Outcome<readonly ChartQuote[]> {
    const answer = await this.#client.send(call('udfQuotes'), { query: { symbols: names.join(',') } });
    return mapResult(answer, ({ d }) => allMapped(d, quoteFromWire));
  }

  async bars(name: string, interval: CandleInterval): Outcome<readonly Candle[]> {
    const answer = await this.#client.send(call('bars'), { query: { symbol: name, timeFrame: interval } });
    return answer.ok ? barsFromWire(answer.value) : answer;
  }

  follow(reader: ChartReader, { opened, told, ended }: ChartFollower): Unsubscribe {
    return this.#lines.send(reader === 'library' ? call('udfStream') : call('stream'), {
      opened,
      told: (line) => told(eventFromWire(line)),
      ended,
    });
  }
}

async function call<Name extends keyof typeof chartEndpoints>(name: Name): Promise<(typeof chartEndpoints)[Name]> {
  return (await import('../../wire/catalogue/chart.endpoints')).chartEndpoints[name];
}
