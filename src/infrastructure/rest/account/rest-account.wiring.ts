import { AccountCommandsPort } from '../../../application/account/account-commands.port';
import { AccountPort } from '../../../application/account/account.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { PreferencesCommandsPort } from '../../../application/platform/preferences-commands.port';
import { RestAccountAdapter } from './rest-account.adapter';
import { RestPreferencesAdapter } from './rest-preferences.adapter';

export const restAccountModule = defineModule('rest-account', [
  provide(AccountPort, RestAccountAdapter),
  provide(AccountCommandsPort, RestAccountAdapter),
  provide(PreferencesCommandsPort, RestPreferencesAdapter),
]);
