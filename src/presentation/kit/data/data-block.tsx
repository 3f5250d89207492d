import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { known, type ResourceState } from '../../../application/kernel/resource';
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

function DataBlockView<T>({ state, onRetry, skeleton, isEmpty, empty, children }: DataBlockProps<T>) {
  const content = (value: T, stale: boolean): ReactNode => (isEmpty?.(value) ? empty : children(value, stale));
  if (state.status === 'loading') return <div aria-busy="true">{skeleton}</div>;
  const failed = state.status === 'failed';
  const value = known(state);
  // Each in its own place: content that stood elsewhere after a failed refresh would lose what is typed in it.
  return (
    <>
      {failed ? <FailureState failure={state.failure} onRetry={onRetry} /> : null}
      {value === undefined ? null : content(value, failed)}
    </>
  );
}

/**
 * A read in all its states. A failed refresh keeps what was there, under the reason. What its functions read of a store
 * is followed: they run here, not where they are written.
 */
export const DataBlock = observer(DataBlockView) as typeof DataBlockView;
