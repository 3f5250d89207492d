import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { AccountSettingsPort } from './account-settings.port';
import { ProfileQueries } from './profile.queries';

export const profileModule = defineModule('account-profile', [
  provideClass(ProfileQueries, ResourceCache, AccountSettingsPort),
]);
