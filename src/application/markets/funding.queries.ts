import type { FundingRate, SettledFunding } from '../../domain/markets/funding';
import { day, minute } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { type Resource, ResourceCache } from '../kernel/resource';
import { type FundingHistory, FundingPort } from './funding.port';
import type { Needs } from '../kernel/token';
import { wholeHistory } from '../trading/whole-history';

/** How far back averages and plans look. */
const fundingPast = 90 * day;

/** Plain reads of what the two sides of a perpetual pay each other. */
export class FundingQueries {
  static readonly needs: Needs<typeof FundingQueries> = [FundingPort, ResourceCache, Clock];

  constructor(
    private readonly funding: FundingPort,
    private readonly cache: ResourceCache,
    private readonly clock: Clock,
  ) {}

  /** Of every perpetual. */
  rates(): Resource<readonly FundingRate[]> {
    return this.cache.open({
      key: ['funding', 'rates'],
      load: () => this.funding.rates(),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

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

  /** All that was settled in the last 90 days, or for as long as the host remembers; newest first. */
  past(symbol: string): Resource<readonly SettledFunding[]> {
    return this.cache.open({
      key: ['funding', 'past', symbol],
      load: () => {
        const from = this.clock.now() - fundingPast;
        return wholeHistory(
          (page) => this.funding.history({ symbol, from, ...page }),
          ({ at }) => String(at),
        );
      },
      staleAfter: 10 * minute,
      outlivesSession: true,
    });
  }
}
