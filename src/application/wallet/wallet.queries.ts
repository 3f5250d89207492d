import { minute, type Instant } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import type { ConvertibleAsset, ConvertLimits } from '../../domain/wallet/conversion';
import type { BalancePoint } from '../../domain/wallet/balance-course';
import type { Holding } from '../../domain/wallet/holding';
import type { LedgerLine } from '../../domain/wallet/movement';
import type { CurrencyRate } from '../../domain/wallet/purchase';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { type AverageCost, averageCosts } from '../../domain/wallet/average-cost';
import { AccountSettingsPort } from '../account/account-settings.port';
import { newestConversions, newestFills } from '../trading/newest-fills';
import { TradingPort } from '../trading/trading.port';
import { ConvertPort } from './convert.port';
import { type MoneyRecord, recordOfLine, withUnderWay } from '../../domain/wallet/money-record';
import { type WalletPage, WalletPort } from './wallet.port';

/** Rows of a page of what was paid out. */
export const rewardsPage = 10;

/** What the pages of the wallet read in common. */
export class WalletQueries {
  static readonly needs: Needs<typeof WalletQueries> = [
    ResourceCache,
    WalletPort,
    ConvertPort,
    AccountSettingsPort,
    TradingPort,
  ];

  constructor(
    private readonly cache: ResourceCache,
    private readonly wallet: WalletPort,
    private readonly convert: ConvertPort,
    private readonly settings: AccountSettingsPort,
    private readonly trading: TradingPort,
  ) {}

  /** Never fresh for long: whoever shows it reads it again when the account's balances change. */
  holdings(): Resource<readonly Holding[]> {
    return this.cache.open({ key: ['wallet', 'holdings'], load: () => this.wallet.holdings() });
  }

  /** Of one of each asset that was bought here; USDT. Nothing is said where there are too many trades or conversions to know all. */
  averageCosts(): Resource<ReadonlyMap<string, AverageCost>> {
    return this.cache.open({
      key: ['wallet', 'averageCosts'],
      load: async () => {
        const [traded, converted] = await Promise.all([newestFills(this.trading, {}), newestConversions(this.convert)]);
        if (!converted.ok) return converted;
        const { conversions, complete: allConverted } = converted.value;
        return mapResult(traded, ({ fills, complete }) =>
          complete && allConverted ? averageCosts(fills, conversions) : averageCosts([], []),
        );
      },
    });
  }

  currencyRates(): Resource<readonly CurrencyRate[]> {
    return this.cache.open({
      key: ['wallet', 'currencyRates'],
      load: () => this.wallet.currencyRates(),
      staleAfter: 10 * minute,
    });
  }

  /** When anything was first deposited; `at` is `undefined` before that. */
  firstDeposit(): Resource<{ readonly at: Instant | undefined }> {
    return this.cache.open({
      key: ['wallet', 'firstDeposit'],
      load: () => this.settings.firstDeposit(),
      staleAfter: minute,
    });
  }

  /** What the account was worth since an instant. @param from a full hour, so that it is asked once an hour */
  balanceHistory(from: Instant): Resource<readonly BalancePoint[]> {
    return this.cache.open({
      key: ['wallet', 'balanceHistory', from],
      load: () => this.wallet.balanceHistory(from),
      staleAfter: 10 * minute,
    });
  }

  /** The latest that happened to an asset, below the deposits that are being confirmed. */
  recentOf(asset: string): Resource<WalletPage<MoneyRecord>> {
    const newest = { asset, page: 1, size: 5 };
    return this.cache.open({
      key: ['wallet', 'recent', asset],
      load: async () => {
        const deposits = await this.wallet.movements({ ...newest, side: 'DEPOSIT' });
        return mapResult(await this.wallet.ledger(newest), ({ rows, total }) => ({
          rows: withUnderWay(rows.map(recordOfLine), deposits.ok ? deposits.value.rows : []),
          total,
        }));
      },
    });
  }

  /** What the exchange has given away: prizes of campaigns and the like. @param page counted from 1 */
  rewards(page: number): Resource<WalletPage<LedgerLine>> {
    return this.cache.open({
      key: ['wallet', 'rewards', page],
      load: () => this.wallet.ledger({ kind: 'DISTRIBUTION', page, size: rewardsPage }),
    });
  }

  convertible(): Resource<readonly ConvertibleAsset[]> {
    return this.cache.open({
      key: ['wallet', 'convertible'],
      load: () => this.convert.assets(),
      staleAfter: 10 * minute,
    });
  }

  convertLimits(): Resource<ConvertLimits> {
    return this.cache.open({
      key: ['wallet', 'convertLimits'],
      load: () => this.convert.limits(),
      staleAfter: 10 * minute,
    });
  }
}
