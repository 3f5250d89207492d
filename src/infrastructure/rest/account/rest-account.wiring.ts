import { AccountCommandsPort } from '../../../application/account/account-commands.port';
import { AccountPort } from '../../../application/account/account.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { RestAccountAdapter } from './rest-account.adapter';

export const restAccountModule = defineModule('rest-account', [
  provide(AccountPort, RestAccountAdapter),
  provide(AccountCommandsPort, RestAccountAdapter),
]);
