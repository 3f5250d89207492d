import { minute } from '../../domain/shared/instant';
import type {
  ExtendedPortfolioRow,
  FoundTrader,
  PerformancePoint,
  PortfolioRow,
  ProfileOverview,
  ProfileSummary,
  TradingActivity,
} from '../../domain/social/trader-profile';
import type { TradingPeriod } from '../../domain/social/trading-period';
import type { Outcome } from '../kernel/failure';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { type Page, ProfilesPort } from './profiles.port';

/** Traders as the caller may see them. */
export class TradersQueries {
  static readonly needs: Needs<typeof TradersQueries> = [ResourceCache, ProfilesPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly port: ProfilesPort,
  ) {}

  /** The caller's own id. */
  myUuid(): Resource<string> {
    return this.cache.open({ key: ['traders', 'me'], load: () => this.port.myUuid(), staleAfter: 60 * minute });
  }

  /** The caller's own name, as others know it. */
  me(): Resource<{ readonly uuid: string; readonly coolName: string; readonly userId: string }> {
    return this.cache.open({ key: ['traders', 'me', 'name'], load: () => this.port.me(), staleAfter: minute / 2 });
  }

  /** By the beginning of a name. */
  search(coolName: string): Resource<readonly FoundTrader[]> {
    return this.cache.open({
      key: ['traders', 'search', coolName.toLowerCase()],
      load: () => this.port.search(coolName),
      staleAfter: minute,
      outlivesSession: true,
    });
  }

  overview(uuid: string): Resource<ProfileOverview> {
    return this.#of(uuid, 'overview', () => this.port.overview(uuid));
  }

  summary(uuid: string): Resource<ProfileSummary> {
    return this.#of(uuid, 'summary', () => this.port.summary(uuid));
  }

  performance(uuid: string, period: TradingPeriod): Resource<readonly PerformancePoint[]> {
    return this.#of(uuid, `performance ${period}`, () => this.port.performance(uuid, period));
  }

  portfolio(uuid: string): Resource<readonly PortfolioRow[]> {
    return this.#of(uuid, 'portfolio', () => this.port.portfolio(uuid));
  }

  extendedPortfolio(uuid: string): Resource<readonly ExtendedPortfolioRow[]> {
    return this.#of(uuid, 'extended', () => this.port.extendedPortfolio(uuid));
  }

  /** Newest first, pages counted from 1. */
  activity(uuid: string, page: number, size: number): Resource<Page<TradingActivity>> {
    return this.#of(uuid, `activity ${page} ${size}`, () => this.port.tradingActivity(uuid, page, size));
  }

  #of<T>(uuid: string, what: string, load: () => Outcome<T>): Resource<T> {
    return this.cache.open({ key: ['traders', uuid, what], load, staleAfter: minute / 2 });
  }
}
