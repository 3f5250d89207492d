import { AccountPort } from '../../../application/account/account.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestClient } from '../transport/rest-client';
import { RestAccountAdapter } from './rest-account.adapter';

export const restAccountModule = defineModule('rest-account', [
  provide(AccountPort, RestAccountAdapter, RestClient),
]);
