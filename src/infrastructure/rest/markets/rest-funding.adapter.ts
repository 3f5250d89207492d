import type { Outcome } from '../../../application/kernel/failure';
import type { FundingHistory, FundingHistoryQuery, FundingPort } from '../../../application/markets/funding.port';
import type { FundingRate, SettledFunding } from '../../../domain/markets/funding';
import { failure, mapResult, success } from '../../../domain/shared/result';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';
import { inTurn } from '../transport/generations';
import { RestClient } from '../transport/rest-client';
import { rateFromPublicWire, rateFromWire, settledFromPublicWire, settledFromWire } from './funding.wire';
import { allMapped } from './market-data.wire';
import type { Needs } from '../../../application/kernel/token';

/** Reads the calls of the web client, and where a host does not have them the older and the public ones. */
export class RestFundingAdapter implements FundingPort {
  static readonly needs: Needs<typeof RestFundingAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  rates(): Outcome<readonly FundingRate[]> {
    return inTurn<readonly FundingRate[]>(
      async () =>
        mapResult(await this.#client.send(call('fundingRatesV4')), ({ data }) => allMapped(data.rows, rateFromWire)),
      async () => mapResult(await this.#client.send(call('fundingRates')), ({ rows }) => allMapped(rows, rateFromWire)),
      async () =>
        mapResult(await this.#client.send(publicCall('fundingRate')), ({ data }) =>
          allMapped(data.rows, rateFromPublicWire),
        ),
    );
  }

  async rate(symbol: string): Outcome<FundingRate> {
    const parameters = { symbol };
    const answer = await inTurn<FundingRate | undefined>(
      async () =>
        mapResult(await this.#client.send(call('fundingRateV4'), { parameters }), ({ data }) => rateFromWire(data)),
      async () => mapResult(await this.#client.send(call('fundingRate'), { parameters }), rateFromWire),
      async () =>
        mapResult(
          await this.#client.send(publicCall('fundingRate'), { query: { symbol } }),
          ({ data }) => data.rows[0] && rateFromPublicWire(data.rows[0]),
        ),
    );
    if (!answer.ok) return answer;
    return answer.value ? success(answer.value) : failure({ kind: 'malformed', detail: 'funding rate' });
  }

  /** The public call comes first: it alone tells the price that positions were valued at. */
  history({ symbol, from, to, page, size }: FundingHistoryQuery): Outcome<FundingHistory> {
    const paging = { ...(page !== undefined && { page }), ...(size !== undefined && { size }) };
    const query = {
      symbol,
      ...(from !== undefined && { startTime: from }),
      ...(to !== undefined && { endTime: to }),
      ...paging,
    };
    const older = {
      symbol,
      ...(from !== undefined && { start_t: from }),
      ...(to !== undefined && { end_t: to }),
      ...paging,
    };
    const history = (rows: readonly SettledFunding[], total: number) => ({
      rows: [...rows].sort((a, b) => b.at - a.at),
      total,
    });
    return inTurn<FundingHistory>(
      async () =>
        mapResult(await this.#client.send(publicCall('fundingRateHistory'), { query }), ({ data }) =>
          history(allMapped(data.rows, settledFromPublicWire), data.meta?.total ?? data.rows.length),
        ),
      async () =>
        mapResult(await this.#client.send(call('fundingHistoryV4'), { query: older }), ({ data }) =>
          history(allMapped(data.rows, settledFromWire), data.meta.total),
        ),
      async () =>
        mapResult(await this.#client.send(call('fundingHistory'), { query: older }), ({ rows, meta }) =>
          history(allMapped(rows, settledFromWire), meta.total),
        ),
    );
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
