import { OverviewQueries } from '../../../application/account/overview.queries';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { profileModule } from '../../../application/account/profile.wiring';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { SecurityQueries } from '../../../application/security/security.queries';
import { securityModule } from '../../../application/security/security.wiring';
import { routeModule } from '../../runtime/route';
import { AccountNamesStore } from './account-names.store';
import { AccountPage, type AccountPageStores } from './account.page';
import { subAccountsModule } from './sub-accounts.wiring';
import { overviewModule } from './account-stores.wiring';

export const accountPage = routeModule<AccountPageStores>({
  Page: AccountPage,
  modules: [profileModule, securityModule, subAccountsModule, overviewModule],
  stores: {
    profile: ProfileQueries,
    overview: OverviewQueries,
    security: SecurityQueries,
    subAccounts: SubAccountQueries,
    names: AccountNamesStore,
  },
});
