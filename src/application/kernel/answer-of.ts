import { failure, success } from '../../domain/shared/result';
import type { Outcome } from './failure';
import { known, type Resource, type ResourceState } from './resource';

/** Reads a resource once: what is fresh at once, else as soon as it has been read again. */
export function answerOf<T>(resource: Resource<T>): Outcome<T> {
  return new Promise((resolve) => {
    let answered = false;
    let stop = (): void => undefined;
    const look = (state: ResourceState<T>): void => {
      if (answered || state.status === 'loading' || (state.status === 'ready' && state.refreshing)) return;
      answered = true;
      stop();
      const value = known(state);
      resolve(value === undefined && state.status === 'failed' ? failure(state.failure) : success(value as T));
    };
    stop = resource.subscribe(look);
    if (answered) stop();
    else look(resource.current);
  });
}
