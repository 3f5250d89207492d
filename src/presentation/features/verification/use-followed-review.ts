import { useEffect } from 'react';
import type { Resource } from '../../../application/kernel/resource';
import { second } from '../../../domain/shared/instant';
import type { Verification } from '../../../domain/verification/verification';
import { useResource } from '../../kit/data/use-resource';

const rhythm = 5 * second;

/** Asks how a review stands for as long as it goes on and somebody looks. */
export function useFollowedReview(resource: Resource<Verification>): void {
  const state = useResource(resource);
  const pending = state.status === 'ready' && state.value.status === 'PENDING';
  useEffect(() => {
    if (!pending) return undefined;
    const ask = (): void => {
      if (document.visibilityState === 'visible') void resource.refresh();
    };
    const timer = setInterval(ask, rhythm);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [pending, resource]);
}
