import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/controls/button';
import { EmptyState } from '../../../../kit/controls/empty-state';
import { FailureState } from '../../../../kit/data/failure-state';
import { Pager } from '../../../../kit/controls/pager';
import { RecordTable, type Column } from '../../../../kit/controls/record-table';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';
import { useAccountScope } from '../account-scope';
import type { RowOf } from './histories';
import type { HistoriesStores } from './histories-tab.view';
import { everything, isFiltered } from '../history-filter';
import { HistoryBar } from './history-bar.view';
import type { HistoryName } from './history-sources';
import type { HistoryStore } from './history.store';

interface HistoryViewProps<Name extends HistoryName> {
  readonly name: Name;
  readonly stores: Pick<HistoriesStores, 'histories' | 'instruments'>;
  readonly caption: string;
  readonly columns: readonly Column<RowOf<Name>>[];
  readonly empty: { readonly title: string; readonly text: string };
  /** What else can be chosen, before the filters. */
  readonly leading?: ReactNode;
}

/** One history: its filters, its file, its pages. */
export const HistoryView = observer(function HistoryView<Name extends HistoryName>({
  name,
  stores,
  caption,
  columns,
  empty,
  leading,
}: HistoryViewProps<Name>) {
  const { only, onFilter } = useAccountScope();
  const [store] = useState(() => stores.histories.open(name));
  const { market } = store.source.offers;
  useEffect(() => store.start(), [store]);
  useEffect(() => {
    if (market !== undefined && only !== undefined && store.filter.symbol !== only) store.narrow({ symbol: only });
    return () => {
      if (market !== undefined && only !== undefined) store.narrow({ symbol: undefined });
    };
  }, [store, market, only]);
  const { filter } = store;
  useEffect(() => onFilter?.(filter), [onFilter, filter]);
  useEffect(() => () => stores.histories.keep(name, store.filter), [stores, name, store]);
  return (
    <>
      <HistoryBar store={store} instruments={stores.instruments} lockedMarket={only !== undefined} leading={leading} />
      <Rows store={store} empty={empty}>
        {(rows) => <RecordTable caption={caption} columns={columns} rows={rows} rowKey={store.source.keyOf} />}
      </Rows>
    </>
  );
});

interface RowsProps<Row> {
  readonly store: HistoryStore<Row>;
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A page of it in all its states, with the way to the others. */
const Rows = observer(function Rows<Row>({ store, empty, children }: RowsProps<Row>) {
  const { t } = useTranslation('portfolio');
  const { rows, failure } = store;
  const retry = (): void => void store.show(store.page);
  if (rows === undefined) return failure ? <FailureState failure={failure} onRetry={retry} /> : <RowsSkeleton />;
  if (rows.length === 0 && store.page === 1 && !failure) {
    if (!isFiltered(store.filter)) return <EmptyState {...empty} />;
    const clear = (
      <Button
        size="small"
        onClick={() => store.narrow({ ...everything, symbol: undefined, side: undefined, status: undefined })}
      >
        {t('history.clear')}
      </Button>
    );
    return <EmptyState title={t('history.nothing')} text={t('history.nothingText')} action={clear} />;
  }
  return (
    <div aria-busy={store.loading || undefined}>
      {failure ? <FailureState failure={failure} onRetry={retry} /> : null}
      {children(rows)}
      <Pager page={store.page} pages={store.pages} onPage={(page) => void store.show(page)} />
    </div>
  );
});
