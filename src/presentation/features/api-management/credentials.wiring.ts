import { credentialsModule } from '../../../application/security/credentials.wiring';
import { subAccountsModule } from '../account/sub-accounts.wiring';
import { StepUpStore } from '../account-kit/step-up.store';
import { stepUpModule } from '../account-kit/step-up.wiring';
import { routeModule } from '../../runtime/route';
import { ApiKeysStore } from './api-keys.store';
import { apiKeysModule } from './api-keys.wiring';
import { ApiManagementPage } from './api-management.page';

export const apiManagementPage = routeModule({
  Page: ApiManagementPage,
  modules: [credentialsModule, stepUpModule, subAccountsModule, apiKeysModule],
  stores: { keys: ApiKeysStore, stepUp: StepUpStore },
});
