import type { Outcome } from '../../../application/kernel/failure';
import type { ContractCandleQuery, FuturesPort } from '../../../application/markets/futures.port';
import type { Candle } from '../../../domain/markets/candle';
import type {
  ContractMultiplier,
  FuturesFigures,
  IndexSource,
  InsuranceFund,
  LeverageTier,
} from '../../../domain/markets/futures-figures';
import { failure, mapResult, success } from '../../../domain/shared/result';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';
import { allMapped, candleFromWire } from './market-data.wire';
import { inTurn } from '../transport/generations';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import {
  fundFromWire,
  futuresFromPublicWire,
  futuresFromWire,
  multiplierFromWire,
  sourceFromWire,
  tierFromWire,
} from './futures.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestFuturesAdapter implements FuturesPort {
  static readonly needs: Needs<typeof RestFuturesAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  all(): Outcome<readonly FuturesFigures[]> {
    return inTurn<readonly FuturesFigures[]>(
      async () => mapResult(await this.#client.send(call('futuresV4')), ({ data }) => data.rows.map(futuresFromWire)),
      async () => mapResult(await this.#client.send(call('futures')), ({ rows }) => rows.map(futuresFromWire)),
      async () =>
        mapResult(await this.#client.send(publicCall('futures')), ({ data }) => data.rows.map(futuresFromPublicWire)),
    );
  }

  async of(symbol: string): Outcome<FuturesFigures> {
    const parameters = { symbol };
    const answer = await inTurn<FuturesFigures | undefined>(
      async () =>
        mapResult(await this.#client.send(call('futuresOfV4'), { parameters }), ({ data }) => futuresFromWire(data)),
      async () =>
        mapResult(await this.#client.send(call('futuresOf'), { parameters }), ({ info }) => futuresFromWire(info)),
      async () =>
        mapResult(
          await this.#client.send(publicCall('futures'), { query: { symbol } }),
          ({ data }) => data.rows.map(futuresFromPublicWire)[0],
        ),
    );
    if (!answer.ok) return answer;
    return answer.value ? success(answer.value) : failure({ kind: 'malformed', detail: 'futures' });
  }

  async leverageTiers(symbol?: string): Outcome<readonly LeverageTier[]> {
    const answer = await this.#client.send(instrumentCall('leverageLimitations'), {
      query: symbol === undefined ? {} : { symbol },
    });
    return mapResult(answer, ({ data }) =>
      data.rows.map(tierFromWire).sort((a, b) => (a.symbol === b.symbol ? a.tier - b.tier : 0)),
    );
  }

  insuranceFund(symbol?: string): Outcome<InsuranceFund> {
    const query = symbol === undefined ? {} : { symbol };
    return inTurn<InsuranceFund>(
      async () =>
        mapResult(await this.#client.send(instrumentCall('insuranceFund'), { query }), ({ data }) =>
          fundFromWire(data),
        ),
      async () =>
        mapResult(await this.#client.send(publicCall('insuranceFund'), { query }), ({ data }) => fundFromWire(data)),
    );
  }

  async multipliers(): Outcome<readonly ContractMultiplier[]> {
    const answer = await this.#client.send(instrumentCall('multipliers'));
    return mapResult(answer, ({ data }) => data.rows.map(multiplierFromWire));
  }

  async priceCandles({ symbol, kind, interval, before, limit }: ContractCandleQuery): Outcome<readonly Candle[]> {
    const query = { symbol, type: interval, limit, ...(before === undefined ? {} : { before }) };
    const answer = await this.#client.send(publicCall(kind === 'mark' ? 'markPriceKline' : 'indexPriceKline'), {
      query,
    });
    return mapResult(answer, ({ data }) =>
      allMapped(data.rows, (row) => candleFromWire({ ...row, volume: '0', amount: '0' })).sort(
        (a, b) => a.startAt - b.startAt,
      ),
    );
  }

  indexSources(symbol: string): Outcome<readonly IndexSource[]> {
    const parameters = { symbol };
    return inTurn<readonly IndexSource[]>(
      async () =>
        mapResult(await this.#client.send(call('indexSources'), { parameters }), ({ data }) =>
          data.rows.map((row) => sourceFromWire(row, this.#unknown)),
        ),
      async () =>
        mapResult(await this.#client.send(call('indexItems'), { parameters }), ({ data }) =>
          data.rows.map((row) => sourceFromWire(row, this.#unknown)),
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

async function instrumentCall<Name extends keyof typeof instrumentEndpoints>(
  name: Name,
): Promise<(typeof instrumentEndpoints)[Name]> {
  return (await import('../../wire/catalogue/instrument.endpoints')).instrumentEndpoints[name];
}
