import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '../../kit/controls/change-text';
import { EmptyState } from '../../kit/controls/empty-state';
import { Paged } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { FollowButton } from './follow-button.view';
import type { FollowsStore } from './follows.store';
import styles from './people.module.css';
import { TraderCell } from './trader-cell.view';

/** Whom the account follows; who turned private has no name any more, and can be followed no longer. */
export function FollowingList({ follows }: { readonly follows: FollowsStore }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const traders = useMemo(() => follows.queries.traders(), [follows]);
  return (
    <DataBlock
      state={useResource(traders)}
      onRetry={() => void traders.refresh()}
      skeleton={<RowsSkeleton roomy rows={6} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState title={t('following.none')} text={t('following.noneText')} />}
    >
      {(rows, stale) => (
        <Paged rows={rows} words={{ back: t('pager.back'), on: t('pager.on') }}>
          {(shown) => (
            <RecordTable
              caption={t('tab.following')}
              roomy
              stale={stale}
              rows={shown}
              rowKey={({ uuid }) => uuid}
              columns={[
                {
                  id: 'trader',
                  title: t('column.trader'),
                  cell: (row) =>
                    row.avatar === 'hidden' ? (
                      <span className={styles.stack}>
                        <TraderCell trader={{ ...row, uuid: undefined }} />
                        <small className={styles.small}>{t('following.private')}</small>
                      </span>
                    ) : (
                      <TraderCell trader={row} />
                    ),
                },
                {
                  id: 'roi',
                  title: t('column.roi30'),
                  numeric: true,
                  cell: ({ roi30d }) => <ChangeText value={roi30d === undefined ? undefined : roi30d * 100} />,
                },
                { id: 'since', title: t('column.since'), numeric: true, cell: ({ since }) => format.date(since) },
                {
                  id: 'follow',
                  title: t('column.follow'),
                  actions: true,
                  cell: ({ uuid, coolName }) => <FollowButton uuid={uuid} name={coolName} follows={follows} />,
                },
              ]}
            />
          )}
        </Paged>
      )}
    </DataBlock>
  );
}
