import type { AccountActivity } from '../../domain/security/security-overview';
import { minute } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import type { CoolName } from '../../domain/social/cool-name';
import { type Resource, ResourceCache } from '../kernel/resource';
import { SecurityPort } from '../security/security.port';
import { SocialIdentityPort } from '../social/social-identity.port';
import { type TradingFee, TradingPort } from '../trading/trading.port';
import type { Needs } from '../kernel/token';

/** Log-ins that an overview shows. */
const recent = { page: 1, size: 5 };
/** Fees are shown as of the market that most people know. */
const feeMarket = 'SPOT_BTC_USDT';

/** Reads of the overview that belong to no other page. */
export class OverviewQueries {
  static readonly needs: Needs<typeof OverviewQueries> = [ResourceCache, TradingPort, SecurityPort, SocialIdentityPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly trading: TradingPort,
    private readonly security: SecurityPort,
    private readonly identity: SocialIdentityPort,
  ) {}

  fees(): Resource<TradingFee> {
    return this.cache.open({
      key: ['account', 'fees'],
      load: () => this.trading.tradingFee(feeMarket),
      staleAfter: minute,
    });
  }

  logins(): Resource<readonly AccountActivity[]> {
    return this.cache.open({
      key: ['account', 'logins'],
      load: async () => mapResult(await this.security.logins(recent), ({ rows }) => rows),
    });
  }

  coolName(): Resource<CoolName> {
    return this.cache.open({
      key: ['account', 'publicName'],
      load: () => this.identity.coolName(),
      staleAfter: minute,
    });
  }
}
