import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { FailureState } from '../../ui/failure-state';
import { Pager } from '../../ui/pager';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import type { PagedHistoryStore } from './paged-history.store';

interface HistoryBodyProps<Row> {
  readonly store: PagedHistoryStore<Row>;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A page of history in all its states, with the way to the other pages. */
export const HistoryBody = observer(function HistoryBody<Row>({ store, empty, children }: HistoryBodyProps<Row>) {
  useEffect(() => store.start(), [store]);
  const { rows, failure } = store;
  if (rows === undefined) return failure ? <FailureState failure={failure} onRetry={() => void store.show(store.page)} /> : <RowsSkeleton />;
  if (rows.length === 0 && store.page === 1) return <>{empty}</>;
  return (
    <div aria-busy={store.loading || undefined}>
      {failure ? <FailureState failure={failure} onRetry={() => void store.show(store.page)} /> : null}
      {children(rows)}
      <Pager page={store.page} pages={store.pages} onPage={(page) => void store.show(page)} />
    </div>
  );
});
