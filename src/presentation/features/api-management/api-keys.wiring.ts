import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { VisitorPort } from '../../../application/account/visitor.port';
import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { CreateApiKey } from '../../../application/security/create-api-key.use-case';
import { CredentialsPort } from '../../../application/security/credentials.port';
import { CredentialsQueries } from '../../../application/security/credentials.queries';
import { StepUpStore } from '../account-kit/step-up.store';
import { ApiKeysStore } from './api-keys.store';

export const apiKeysModule = defineModule('api-keys', [
  provideClass(
    ApiKeysStore,
    CredentialsQueries,
    SubAccountQueries,
    CreateApiKey,
    CredentialsPort,
    StepUpStore,
    NoticesPort,
    VisitorPort,
    Clock,
  ),
]);
