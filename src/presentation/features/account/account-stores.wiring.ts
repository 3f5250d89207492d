import { AccountQueries } from '../../../application/account/account.queries';
import { AccountSettingsPort } from '../../../application/account/account-settings.port';
import { OverviewQueries } from '../../../application/account/overview.queries';
import { SubAccountsPort } from '../../../application/account/sub-accounts.port';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { ResourceCache } from '../../../application/kernel/resource';
import { NoticesPort } from '../../../application/platform/notices.port';
import { SecurityPort } from '../../../application/security/security.port';
import { SocialIdentityPort } from '../../../application/social/social-identity.port';
import { MarginPort } from '../../../application/trading/margin.port';
import { TradingPort } from '../../../application/trading/trading.port';
import { AccountNamesStore } from './account-names.store';

export const overviewModule = defineModule('presentation/account', [
  provideClass(OverviewQueries, ResourceCache, MarginPort, TradingPort, SecurityPort, SocialIdentityPort),
  provideClass(
    AccountNamesStore,
    SubAccountsPort,
    AccountSettingsPort,
    SocialIdentityPort,
    SubAccountQueries,
    OverviewQueries,
    AccountQueries,
    NoticesPort,
  ),
]);
