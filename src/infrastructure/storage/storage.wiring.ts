import { defineModule, provide } from '../../application/kernel/provider';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { OwnStoragePort } from '../../application/platform/own-storage.port';
import { BrowserLocalStorageAdapter } from './browser-local-storage.adapter';
import { OwnStorageAdapter } from './own-storage.adapter';

export const storageModule = defineModule('storage', [
  provide(LocalStoragePort, BrowserLocalStorageAdapter),
  provide(OwnStoragePort, OwnStorageAdapter),
]);
