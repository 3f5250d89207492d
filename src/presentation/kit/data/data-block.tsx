import type { ReactNode } from 'react';
import type { ResourceState } from '../../../application/kernel/resource';
import { FailureState } from './failure-state';

interface DataBlockProps<T> {
  readonly state: ResourceState<T>;
  /** Reads again. */
  readonly onRetry: () => void;
  /** Of the final size. */
  readonly skeleton: ReactNode;
  readonly isEmpty?: (value: T) => boolean;
  readonly empty?: ReactNode;
  /** `stale`: the last reading failed, and this is what was known before. */
  readonly children: (value: T, stale: boolean) => ReactNode;
}

/** A read in all its states. A failed refresh keeps what was there, under the reason. */
export function DataBlock<T>({ state, onRetry, skeleton, isEmpty, empty, children }: DataBlockProps<T>) {
  const content = (value: T, stale: boolean): ReactNode => (isEmpty?.(value) ? empty : children(value, stale));
  if (state.status === 'loading') return <div aria-busy="true">{skeleton}</div>;
  if (state.status === 'ready') return <>{content(state.value, false)}</>;
  return (
    <>
      <FailureState failure={state.failure} onRetry={onRetry} />
      {state.previous === undefined ? null : content(state.previous, true)}
    </>
  );
}
