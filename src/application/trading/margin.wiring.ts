import { AccountSettingsPort } from '../account/account-settings.port';
import { defineModule, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { MarginPort } from './margin.port';
import { MarginQueries } from './margin.queries';

export const marginModule = defineModule('margin', [
  provideClass(MarginQueries, ResourceCache, MarginPort, AccountSettingsPort),
]);
