import { minute } from '../../domain/shared/instant';
import type {
  CopyStrategy,
  StrategyMetrics,
  StrategyOrderRow,
  StrategyPosition,
} from '../../domain/social/copy-strategy';
import type { TradingPeriod } from '../../domain/social/trading-period';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { CopyTradingPort, type PromotedQuery, type StrategyReturns } from './copy-trading.port';
import type { Page } from './profiles.port';

/** Asked for at once. */
const pageSize = 100;

/** Strategies that can be copied, which the exchange counts once a minute. */
export class StrategiesQueries {
  static readonly needs: Needs<typeof StrategiesQueries> = [ResourceCache, CopyTradingPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: CopyTradingPort,
  ) {}

  /** All of them: filters look at every one. */
  all(): Resource<readonly CopyStrategy[]> {
    return this.#open(['all'], () => this.#everyPage());
  }

  promoted(query: PromotedQuery): Resource<readonly CopyStrategy[]> {
    return this.#open(['promoted', query.period, query.by, query.order, query.size], () => this.port.promoted(query));
  }

  /** Of the last 30 days, of every strategy. */
  returns(): Resource<readonly StrategyReturns[]> {
    return this.#open(['returns'], () => this.port.returns());
  }

  metrics(strategyId: string, period: TradingPeriod): Resource<StrategyMetrics> {
    return this.#open(['metrics', strategyId, period], () => this.port.metrics(strategyId, period));
  }

  positions(strategyId: string): Resource<readonly StrategyPosition[]> {
    return this.#open(['positions', strategyId], () => this.port.positions(strategyId));
  }

  orderHistory(strategyId: string, page: number, size: number): Resource<Page<StrategyOrderRow>> {
    return this.#open(['orders', strategyId, page, size], () => this.port.orderHistory(strategyId, page, size));
  }

  /** One whose place among the best falls while pages are read is on the next one too: each is kept once. */
  async #everyPage(): Outcome<readonly CopyStrategy[]> {
    const known = new Map<string, CopyStrategy>();
    for (let page = 1, read = 0; ; page += 1) {
      const answer = await this.port.strategies(page, pageSize);
      if (!answer.ok) return answer;
      const { rows, total } = answer.value;
      for (const row of rows) known.set(row.strategyId, row);
      read += rows.length;
      if (rows.length === 0 || read >= total) return success([...known.values()]);
    }
  }

  #open<T>(key: readonly (string | number)[], load: () => Outcome<T>): Resource<T> {
    return this.cache.open({ key: ['strategies', ...key], load, staleAfter: minute, outlivesSession: true });
  }
}
