import type { Outcome } from '../../../application/kernel/failure';
import type { CopyTradingPort, PromotedQuery, StrategyReturns } from '../../../application/social/copy-trading.port';
import type { Page } from '../../../application/social/profiles.port';
import { mapResult } from '../../../domain/shared/result';
import type {
  CopyStrategy,
  StrategyMetrics,
  StrategyOrderRow,
  StrategyPosition,
} from '../../../domain/social/copy-strategy';
import type { TradingPeriod } from '../../../domain/social/trading-period';
import type { copyTradingEndpoints } from '../../wire/catalogue/copy-trading.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { metricsFromWire, orderFromWire, positionFromWire, strategyFromWire } from './copy-trading.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestCopyTradingAdapter implements CopyTradingPort {
  static readonly needs: Needs<typeof RestCopyTradingAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async promoted({ period, by, order, size }: PromotedQuery): Outcome<readonly CopyStrategy[]> {
    const answer = await this.#client.send(call('promoted'), {
      query: { tradingPeriod: period, sortBy: by, sortOrder: order, pageSize: size },
    });
    return mapResult(answer, ({ data }) => data.rows.map((row) => strategyFromWire(row, this.#unknown)));
  }

  async strategies(page: number, size: number): Outcome<Page<CopyStrategy>> {
    const answer = await this.#client.send(call('strategies'), { query: { page, pageSize: size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => strategyFromWire(row, this.#unknown)),
      total: data.meta.totalCount,
    }));
  }

  async returns(): Outcome<readonly StrategyReturns[]> {
    const answer = await this.#client.send(call('returns'));
    return mapResult(answer, ({ data }) =>
      data.metrics.map(({ strategyId, leadTraderId, metricCharts }) => ({
        strategyId,
        leadTraderId,
        dailyReturns: metricCharts,
      })),
    );
  }

  async metrics(strategyId: string, period: TradingPeriod): Outcome<StrategyMetrics> {
    const answer = await this.#client.send(call('metrics'), {
      parameters: { id: strategyId },
      query: { tradePeriod: period },
    });
    return mapResult(answer, ({ data }) => metricsFromWire(data));
  }

  async positions(strategyId: string): Outcome<readonly StrategyPosition[]> {
    const answer = await this.#client.send(call('positions'), { parameters: { id: strategyId } });
    return mapResult(answer, ({ data }) => data.positions.map(positionFromWire));
  }

  async orderHistory(strategyId: string, page: number, size: number): Outcome<Page<StrategyOrderRow>> {
    const answer = await this.#client.send(call('orderHistory'), {
      parameters: { id: strategyId },
      query: { pageNumber: page, pageSize: size },
    });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(orderFromWire).filter((row) => row !== undefined),
      total: data.meta?.totalCount ?? data.rows.length,
    }));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof copyTradingEndpoints>(
  name: Name,
): Promise<(typeof copyTradingEndpoints)[Name]> {
  return (await import('../../wire/catalogue/copy-trading.endpoints')).copyTradingEndpoints[name];
}
