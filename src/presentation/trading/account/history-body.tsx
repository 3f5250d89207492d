import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kernel/use-format';
import { FailureState } from '../../ui/failure-state';
import styles from './account-panel.module.css';
import type { PagedHistoryStore } from './paged-history.store';
import { RowsSkeleton } from './rows-skeleton';

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

function Pager({ page, pages, onPage }: { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <button type="button" className={styles.action} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pager.newer')}
      </button>
      <span>{t('pager.position', { page: format.integer(page), pages: format.integer(pages) })}</span>
      <button type="button" className={styles.action} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('pager.older')}
      </button>
    </nav>
  );
}
