import type {
  ExchangeFeeTier,
  ExecutionCost,
  ExecutionCostChoices,
  MarketLiquidity,
} from '../../domain/markets/execution-cost';
import { decimalText } from '../../domain/shared/decimal';
import { minute, second } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { ExecutionCostPort, type ExecutionCostQuery } from './execution-cost.port';

/** Plain reads of how dear it is to trade now. */
export class ExecutionCostQueries {
  static readonly needs: Needs<typeof ExecutionCostQueries> = [ExecutionCostPort, ResourceCache];

  constructor(
    private readonly costs: ExecutionCostPort,
    private readonly cache: ResourceCache,
  ) {}

  /** Of an amount, at every exchange that is measured. */
  cost(query: ExecutionCostQuery): Resource<readonly ExecutionCost[]> {
    const { amount, token = '', type = '', withFee } = query;
    return this.cache.open({
      key: ['execution-cost', decimalText(amount), token, type, String(withFee)],
      load: () => this.costs.cost(query),
      staleAfter: 10 * second,
      outlivesSession: true,
    });
  }

  /** Of a usual amount over the last 24 hours, at every exchange that is measured; oldest first. */
  costOverDay(query: ExecutionCostQuery & { readonly token: string }): Resource<readonly ExecutionCost[]> {
    const { amount, token, type = '', withFee } = query;
    return this.cache.open({
      key: ['execution-cost', 'day', decimalText(amount), token, type, String(withFee)],
      load: () => this.costs.costOverDay(query),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  choices(): Resource<ExecutionCostChoices> {
    return this.cache.open({
      key: ['execution-cost', 'choices'],
      load: () => this.costs.choices(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  /** What each tier pays for its trades, on every exchange that is compared. */
  feeTiers(): Resource<readonly ExchangeFeeTier[]> {
    return this.cache.open({
      key: ['execution-cost', 'fee-tiers'],
      load: () => this.costs.feeTiers(),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  /** `undefined` where the host says nothing of the market. */
  liquidityOf(symbol: string): Resource<MarketLiquidity | undefined> {
    return this.cache.open({
      key: ['execution-cost', 'liquidity', symbol],
      load: async () =>
        mapResult(await this.costs.liquidity(), (all) => all.find((market) => market.symbol === symbol)),
      staleAfter: 10 * second,
      outlivesSession: true,
    });
  }
}
