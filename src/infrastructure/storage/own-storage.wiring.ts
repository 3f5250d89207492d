import { defineModule, provide } from '../../application/kernel/provider';
import { OwnStoragePort } from '../../application/platform/own-storage.port';
import { OwnStorageAdapter } from './own-storage.adapter';

/** What somebody keeps on the device for themselves: nothing of the first picture reads it. */
export default defineModule('own-storage', [provide(OwnStoragePort, OwnStorageAdapter)]);
