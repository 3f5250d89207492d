import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { routeModule } from '../../runtime/route';
import { AccountSwitch } from './account-switch.view';
import { subAccountsModule } from './sub-accounts.wiring';

export const accountSwitchPart = routeModule({
  Page: AccountSwitch,
  modules: [subAccountsModule],
  stores: { queries: SubAccountQueries },
});
