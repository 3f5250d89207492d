import { Subject } from '../../application/kernel/observable-value';
import type { Resource, ResourceCache, ResourceState } from '../../application/kernel/resource';

/** Reads nothing: whatever is asked for stays on its way. */
export class UnreadResourceCache implements ResourceCache {
  open<T>(): Resource<T> {
    const state = new Subject<ResourceState<T>>({ status: 'loading' });
    return {
      get current() {
        return state.current;
      },
      subscribe: (listener) => state.subscribe(listener),
      refresh: () => Promise.resolve(),
    };
  }

  clear(): void {}
}
