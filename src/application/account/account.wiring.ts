import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { AccountPort } from './account.port';
import { AccountQueries } from './account.queries';

export const accountModule = defineModule('account', [provideClass(AccountQueries, ResourceCache, AccountPort)]);
