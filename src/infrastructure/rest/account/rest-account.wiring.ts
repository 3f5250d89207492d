import { AccountPort } from '../../../application/account/account.port';
import { defineModule, provide } from '../../../application/kernel/provider';
import { PreferencesPort } from '../../../application/platform/preferences.port';
import { RestAccountAdapter } from './rest-account.adapter';
import { RestPreferencesAdapter } from './rest-preferences.adapter';

export const restAccountModule = defineModule('rest-account', [
  provide(AccountPort, RestAccountAdapter),
  provide(PreferencesPort, RestPreferencesAdapter),
]);
