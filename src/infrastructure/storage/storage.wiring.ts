import { defineModule, provide } from '../../application/kernel/provider';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { BrowserLocalStorageAdapter } from './browser-local-storage.adapter';

export const storageModule = defineModule('storage', [provide(LocalStoragePort, BrowserLocalStorageAdapter)]);
