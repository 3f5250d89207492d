import { defineModule, provide } from '../../application/kernel/provider';
import { DeviceRoomPort } from '../../application/platform/device-room.port';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { TabStoragePort } from '../../application/platform/tab-storage.port';
import { BrowserLocalStorageAdapter } from './browser-local-storage.adapter';
import { BrowserTabStorageAdapter } from './browser-tab-storage.adapter';

export const storageModule = defineModule('storage', [
  provide(LocalStoragePort, BrowserLocalStorageAdapter),
  provide(DeviceRoomPort, BrowserLocalStorageAdapter),
  provide(TabStoragePort, BrowserTabStorageAdapter),
]);
