import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import type { MoneyRecord } from '../../../domain/wallet/money-record';
import { Modal } from '../../kit/antd/modal';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { useKindName } from '../money-kit/use-kind-name';
import { filterOf, type RecordFilter, searchOf } from './record-filter';
import { useRecordColumns } from './record-columns';
import { RecordDetails } from './record-details.view';
import { RecordsBar } from './records-bar.view';
import { RecordsStore } from './records.store';

interface RecordsStores {
  readonly records: RecordsStore;
}

/** Everything that happened to the account's money. */
export const Records = observer(function Records({ stores: { records } }: { readonly stores: RecordsStores }) {
  const { t } = useTranslation('wallet');
  const kindName = useKindName();
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterOf(search), [search]);
  const [chosen, setChosen] = useState<MoneyRecord>();
  const names = known(useResource(useMemo(() => records.networkNames(), [records])));
  const columns = useRecordColumns(setChosen, names);
  useEffect(() => records.open(filter), [records, filter]);
  useEffect(() => () => records.close(), [records]);
  const narrow = (change: Partial<RecordFilter>): void =>
    setSearch(searchOf({ ...filter, page: 1, ...change }), { replace: true, preventScrollReset: true });
  const { rows, failure } = records;
  return (
    <section aria-label={t('records.title')}>
      <RecordsBar store={records} filter={filter} onNarrow={narrow} />
      {failure ? <FailureState failure={failure} onRetry={() => records.open(filter)} /> : null}
      {rows === undefined ? (
        failure ? null : (
          <RowsSkeleton roomy rows={8} />
        )
      ) : rows.length === 0 ? (
        <EmptyState title={t('records.none.title')} text={t('records.none.text')} />
      ) : (
        <RecordTable
          caption={t('records.title')}
          roomy
          wide
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          stale={failure !== undefined}
        />
      )}
      <Pager page={records.page} pages={records.pages} onPage={(page) => narrow({ page })} />
      {chosen ? (
        <Modal title={kindName(chosen.kind)} onClose={() => setChosen(undefined)}>
          <RecordDetails record={chosen} names={names} />
        </Modal>
      ) : null}
    </section>
  );
});

export default view(Records, { records: RecordsStore });
