import { Recovery } from '../../application/kernel/recovery';
import { defineModule, provideBy } from '../../application/kernel/provider';
import { ResourceCache } from '../../application/kernel/resource';
import { DeferredResourceCache } from './deferred-resource-cache';
import { answersKnownTo } from './known-answers';

export const queryModule = defineModule('query', [
  provideBy(
    ResourceCache,
    (recovery: Recovery) => {
      const answers = answersKnownTo(document);
      return new DeferredResourceCache(
        async () => new (await import('./query-core-resource-cache')).QueryCoreResourceCache(recovery, answers),
        answers,
      );
    },
    Recovery,
  ),
]);
