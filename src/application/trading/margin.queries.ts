import { minute } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import type {
  BuyingPower,
  Collateral,
  CollateralRule,
  InterestEntry,
  InterestRate,
  LossCharge,
} from '../../domain/trading/collateral';
import type { MarginSummary } from '../../domain/trading/margin-summary';
import { AccountSettingsPort } from '../account/account-settings.port';
import { type Resource, ResourceCache } from '../kernel/resource';
import { MarginPort } from './margin.port';
import type { HistoryPage } from './trading.port';
import type { Needs } from '../kernel/token';

/** More assets than an exchange lists. */
const everyAsset = 500;
/** Rows of a page of the history. */
export const interestPage = 10;

/** Reads of what an account stands on. Figures move with prices, so that they are never fresh for long. */
export class MarginQueries {
  static readonly needs: Needs<typeof MarginQueries> = [ResourceCache, MarginPort, AccountSettingsPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly margin: MarginPort,
    private readonly settings: AccountSettingsPort,
  ) {}

  summary(): Resource<MarginSummary> {
    return this.cache.open({ key: ['margin', 'summary'], load: () => this.margin.summary() });
  }

  /** Everything that is held. */
  collateral(): Resource<readonly Collateral[]> {
    return this.cache.open({
      key: ['margin', 'collateral'],
      load: async () => mapResult(await this.margin.collateral(1, everyAsset), ({ rows }) => rows),
    });
  }

  /** What an account is worth and what it holds, read at one time: apart from each other their sums would disagree. */
  async refreshStanding(): Promise<void> {
    await Promise.all([this.summary().refresh(), this.collateral().refresh()]);
  }

  buyingPower(symbol: string): Resource<BuyingPower> {
    return this.cache.open({ key: ['margin', 'buyingPower', symbol], load: () => this.margin.buyingPower(symbol) });
  }

  /** What each asset counts as, be it held or not. */
  collateralRules(): Resource<readonly CollateralRule[]> {
    return this.cache.open({
      key: ['margin', 'collateralRules'],
      load: () => this.margin.collateralRules(),
      staleAfter: 10 * minute,
    });
  }

  /** Whether anything can be borrowed at all. */
  lending(): Resource<boolean> {
    return this.cache.open({
      key: ['margin', 'lending'],
      load: async () =>
        mapResult(await this.margin.collateralRules(), (rules) => rules.some(({ shortable }) => shortable)),
      staleAfter: 10 * minute,
    });
  }

  /** `undefined` where the host does not say. */
  lossCharge(): Resource<LossCharge | undefined> {
    return this.cache.open({
      key: ['margin', 'lossCharge'],
      load: async () => mapResult(await this.settings.profile(), ({ lossCharge }) => lossCharge),
    });
  }

  interestRates(): Resource<readonly InterestRate[]> {
    return this.cache.open({
      key: ['margin', 'interestRates'],
      load: () => this.margin.interestRates(),
      staleAfter: 10 * minute,
    });
  }

  /** Pages count from 1. */
  interestHistory(page: number): Resource<HistoryPage<InterestEntry>> {
    return this.cache.open({
      key: ['margin', 'interestHistory', page],
      load: () => this.margin.interestHistory(page, interestPage),
      staleAfter: minute,
    });
  }
}
