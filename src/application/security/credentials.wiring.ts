import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { CreateApiKey } from './create-api-key.use-case';
import { CredentialsPort } from './credentials.port';
import { CredentialsQueries } from './credentials.queries';

export const credentialsModule = defineModule('credentials', [
  provideClass(CredentialsQueries, ResourceCache, CredentialsPort),
  provideClass(CreateApiKey, CredentialsPort, CredentialsQueries),
]);
