import { useCallback, useSyncExternalStore } from 'react';
import type { Resource, ResourceState } from '../../../application/kernel/resource';

/** What is known of a read, followed while the component is on screen. */
export function useResource<T>(resource: Resource<T>): ResourceState<T> {
  const subscribe = useCallback((changed: () => void) => resource.subscribe(changed), [resource]);
  const current = () => resource.current;
  return useSyncExternalStore(subscribe, current, current);
}
