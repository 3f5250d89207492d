import { SubAccountsPort } from '../../../application/account/sub-accounts.port';
import { SubAccountQueries } from '../../../application/account/sub-account.queries';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { ResourceCache } from '../../../application/kernel/resource';

export const subAccountsModule = defineModule('sub-accounts', [
  provideClass(SubAccountQueries, ResourceCache, SubAccountsPort),
]);
