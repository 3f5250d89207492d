import { Recovery } from '../../application/kernel/recovery';
import { defineModule, provideBy } from '../../application/kernel/provider';
import { ResourceCache } from '../../application/kernel/resource';
import { DeferredResourceCache } from './deferred-resource-cache';

export const queryModule = defineModule('query', [
  provideBy(
    ResourceCache,
    (recovery: Recovery) =>
      new DeferredResourceCache(
        async () => new (await import('./query-core-resource-cache')).QueryCoreResourceCache(recovery),
      ),
    Recovery,
  ),
]);
