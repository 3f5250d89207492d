import type {
  ContractMultiplier,
  FuturesFigures,
  IndexSource,
  InsuranceFund,
  LeverageTier,
} from '../../domain/markets/futures-figures';
import { minute } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import { type Resource, ResourceCache } from '../kernel/resource';
import { FuturesPort } from './futures.port';
import type { Needs } from '../kernel/token';

/** Plain reads of what stands behind perpetuals. */
export class FuturesQueries {
  static readonly needs: Needs<typeof FuturesQueries> = [FuturesPort, ResourceCache];

  constructor(
    private readonly futures: FuturesPort,
    private readonly cache: ResourceCache,
  ) {}

  /** Every perpetual in figures. */
  all(): Resource<readonly FuturesFigures[]> {
    return this.cache.open({
      key: ['futures', 'all'],
      load: () => this.futures.all(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  /** The lowest tier first. */
  leverageTiers(symbol: string): Resource<readonly LeverageTier[]> {
    return this.cache.open({
      key: ['futures', 'tiers', symbol],
      load: () => this.futures.leverageTiers(symbol),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  /** The most that each perpetual allows, by symbol. */
  highestLeverages(): Resource<ReadonlyMap<string, number>> {
    return this.cache.open({
      key: ['futures', 'tiers', 'highest'],
      load: async () => mapResult(await this.futures.leverageTiers(), highestOfEach),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }

  /** The fund behind a perpetual. */
  insuranceFund(symbol: string): Resource<InsuranceFund> {
    return this.cache.open({
      key: ['futures', 'fund', symbol],
      load: () => this.futures.insuranceFund(symbol),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  indexSources(symbol: string): Resource<readonly IndexSource[]> {
    return this.cache.open({
      key: ['futures', 'index', symbol],
      load: () => this.futures.indexSources(symbol),
      outlivesSession: true,
    });
  }

  /** `undefined` where the host says nothing of the contract. */
  multiplier(symbol: string): Resource<ContractMultiplier | undefined> {
    return this.cache.open({
      key: ['futures', 'multiplier', symbol],
      load: async () =>
        mapResult(await this.futures.multipliers(), (all) => all.find((each) => each.symbol === symbol)),
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }
}

function highestOfEach(tiers: readonly LeverageTier[]): ReadonlyMap<string, number> {
  const highest = new Map<string, number>();
  for (const { symbol, maximumLeverage } of tiers)
    highest.set(symbol, Math.max(maximumLeverage, highest.get(symbol) ?? 0));
  return highest;
}
