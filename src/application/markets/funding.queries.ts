import type { FundingRate } from '../../domain/markets/funding';
import { minute } from '../../domain/shared/instant';
import { type Resource, ResourceCache } from '../kernel/resource';
import { type FundingHistory, FundingPort } from './funding.port';
import type { Needs } from '../kernel/token';

/** Plain reads of what the two sides of a perpetual pay each other. */
export class FundingQueries {
  static readonly needs: Needs<typeof FundingQueries> = [FundingPort, ResourceCache];

  constructor(
    private readonly funding: FundingPort,
    private readonly cache: ResourceCache,
  ) {}

  rate(symbol: string): Resource<FundingRate> {
    return this.cache.open({
      key: ['funding', 'rate', symbol],
      load: () => this.funding.rate(symbol),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  /** What was settled, newest first; pages count from 1. */
  history(symbol: string, page: number, size: number): Resource<FundingHistory> {
    return this.cache.open({
      key: ['funding', 'history', symbol, page, size],
      load: () => this.funding.history({ symbol, page, size }),
      staleAfter: minute,
      outlivesSession: true,
    });
  }
}
