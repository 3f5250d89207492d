import { defineModule, provide } from '../../application/kernel/provider';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { TabStoragePort } from '../../application/platform/tab-storage.port';
import { BrowserLocalStorageAdapter } from './browser-local-storage.adapter';
import { BrowserTabStorageAdapter } from './browser-tab-storage.adapter';

export const storageModule = defineModule('storage', [
  provide(LocalStoragePort, BrowserLocalStorageAdapter),
  provide(TabStoragePort, BrowserTabStorageAdapter),
]);
