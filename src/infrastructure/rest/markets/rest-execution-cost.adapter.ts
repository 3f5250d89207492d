import type { Outcome } from '../../../application/kernel/failure';
import type { ExecutionCostPort, ExecutionCostQuery } from '../../../application/markets/execution-cost.port';
import type {
  ExchangeFeeTier,
  ExecutionCost,
  ExecutionCostChoices,
  MarketLiquidity,
} from '../../../domain/markets/execution-cost';
import { decimal, decimalText } from '../../../domain/shared/decimal';
import { mapResult } from '../../../domain/shared/result';
import type { exchangeCostEndpoints } from '../../wire/catalogue/exchange-cost.endpoints';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { costFromWire, liquidityFromWire, tierFromWire } from './execution-cost.wire';
import { isMarketType } from './figure.wire';
import { allMapped } from './market-data.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestExecutionCostAdapter implements ExecutionCostPort {
  static readonly needs: Needs<typeof RestExecutionCostAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  cost(query: ExecutionCostQuery): Outcome<readonly ExecutionCost[]> {
    return this.#costs(query);
  }

  costOverDay(query: ExecutionCostQuery): Outcome<readonly ExecutionCost[]> {
    return this.#costs(query, '5m');
  }

  async #costs(
    { amount, token, type, withFee }: ExecutionCostQuery,
    interval?: '5m',
  ): Outcome<readonly ExecutionCost[]> {
    const query = {
      ...(interval !== undefined && { interval }),
      amount: decimalText(amount),
      withFee,
      ...(token !== undefined && { token }),
      ...(type !== undefined && { assetType: type }),
    };
    const answer = await this.#client.send(call('cost'), { query });
    return mapResult(answer, ({ data }) => allMapped(data.rows, (row) => costFromWire(row, this.#unknown)));
  }

  async choices(): Outcome<ExecutionCostChoices> {
    const answer = await this.#client.send(call('choices'));
    return mapResult(answer, ({ data: { tokens, assetTypes, amounts, exchanges } }) => ({
      tokens,
      types: assetTypes.filter(isMarketType),
      amounts: amounts.map(decimal),
      exchanges,
    }));
  }

  async feeTiers(): Outcome<readonly ExchangeFeeTier[]> {
    return mapResult(await this.#client.send(call('tiers')), ({ data }) =>
      data.rows.map((row) => tierFromWire(row, this.#unknown)),
    );
  }

  async liquidity(): Outcome<readonly MarketLiquidity[]> {
    return mapResult(await this.#client.send(instrumentCall('liquidity')), ({ data }) =>
      data.rows.map(liquidityFromWire),
    );
  }
}

async function call<Name extends keyof typeof exchangeCostEndpoints>(
  name: Name,
): Promise<(typeof exchangeCostEndpoints)[Name]> {
  return (await import('../../wire/catalogue/exchange-cost.endpoints')).exchangeCostEndpoints[name];
}

async function instrumentCall<Name extends keyof typeof instrumentEndpoints>(
  name: Name,
): Promise<(typeof instrumentEndpoints)[Name]> {
  return (await import('../../wire/catalogue/instrument.endpoints')).instrumentEndpoints[name];
}
