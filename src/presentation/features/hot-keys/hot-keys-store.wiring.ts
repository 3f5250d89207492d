import { defineModule, provideClass } from '../../../application/kernel/provider';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { HotKeysStore } from './hot-keys.store';

export const hotKeysModule = defineModule('presentation/hot-keys', [provideClass(HotKeysStore, LocalStoragePort)]);
