import { AccountQueries } from '../../application/account/account.queries';
import { AccountSettingsPort } from '../../application/account/account-settings.port';
import { OverviewQueries } from '../../application/account/overview.queries';
import { ProfileQueries } from '../../application/account/profile.queries';
import { profileModule } from '../../application/account/profile.wiring';
import { SubAccountsPort } from '../../application/account/sub-accounts.port';
import { SubAccountQueries } from '../../application/account/sub-account.queries';
import { defineModule, provideClass } from '../../application/kernel/provider';
import { ResourceCache } from '../../application/kernel/resource';
import { NoticesPort } from '../../application/platform/notices.port';
import { SecurityPort } from '../../application/security/security.port';
import { SecurityQueries } from '../../application/security/security.queries';
import { securityModule } from '../../application/security/security.wiring';
import { SocialIdentityPort } from '../../application/social/social-identity.port';
import { MarginPort } from '../../application/trading/margin.port';
import { TradingPort } from '../../application/trading/trading.port';
import { routeModule } from '../app/route';
import { AccountNamesStore } from './account-names.store';
import { AccountPage, type AccountPageStores } from './account.page';
import { subAccountsModule } from './sub-accounts.wiring';

export const overviewModule = defineModule('presentation/account', [
  provideClass(OverviewQueries, ResourceCache, MarginPort, TradingPort, SecurityPort, SocialIdentityPort),
  provideClass(AccountNamesStore, SubAccountsPort, AccountSettingsPort, SocialIdentityPort, SubAccountQueries, OverviewQueries, AccountQueries, NoticesPort),
]);

export const accountPage = routeModule<AccountPageStores>({
  Page: AccountPage,
  modules: [profileModule, securityModule, subAccountsModule, overviewModule],
  stores: { profile: ProfileQueries, overview: OverviewQueries, security: SecurityQueries, subAccounts: SubAccountQueries, names: AccountNamesStore },
});
