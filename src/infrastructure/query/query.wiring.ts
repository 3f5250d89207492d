import { Recovery } from '../../application/kernel/recovery';
import { defineModule, provideBy } from '../../application/kernel/provider';
import { ResourceCache } from '../../application/kernel/resource';
import { DeferredResourceCache } from './deferred-resource-cache';
import type { KnownAnswers } from './known-answers';

export const queryModule = defineModule('query', [
  provideBy(
    ResourceCache,
    (recovery: Recovery) =>
      new DeferredResourceCache(
        async (answers) => new (await import('./query-core-resource-cache')).QueryCoreResourceCache(recovery, answers),
        JSON.parse(document.getElementById('known')?.textContent ?? '{}') as KnownAnswers,
      ),
    Recovery,
  ),
]);
