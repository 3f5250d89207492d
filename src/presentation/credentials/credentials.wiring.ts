import { VisitorPort } from '../../application/account/visitor.port';
import { Clock } from '../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../application/kernel/provider';
import { NoticesPort } from '../../application/platform/notices.port';
import { CreateApiKey } from '../../application/security/create-api-key.use-case';
import { CredentialsPort } from '../../application/security/credentials.port';
import { CredentialsQueries } from '../../application/security/credentials.queries';
import { credentialsModule } from '../../application/security/credentials.wiring';
import { StepUpStore } from '../account-kit/step-up.store';
import { stepUpModule } from '../account-kit/step-up.wiring';
import { routeModule } from '../app/route';
import { ApiKeysStore } from './api-keys.store';
import { ApiManagementPage } from './api-management.page';

export const apiKeysModule = defineModule('api-keys', [provideClass(ApiKeysStore, CredentialsQueries, CreateApiKey, CredentialsPort, StepUpStore, NoticesPort)]);

export const apiManagementPage = routeModule({
  Page: ApiManagementPage,
  modules: [credentialsModule, stepUpModule, apiKeysModule],
  stores: { keys: ApiKeysStore, stepUp: StepUpStore, visitor: VisitorPort, clock: Clock },
});
