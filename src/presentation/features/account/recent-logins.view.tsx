import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewQueries } from '../../../application/account/overview.queries';
import type { AccountActivity } from '../../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import { unknownFigure } from '../../kit/formats/format';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { deviceNames, isLocal } from '../security/activity-words';
import { ButtonLink } from '../../kit/controls/button-link';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';

/** The latest log-ins, so that somebody else's is noticed. */
export function RecentLogins({ queries }: { readonly queries: OverviewQueries }) {
  const { paths } = useApp();
  const { t } = useTranslation('account');
  const format = useFormat();
  const logins = useMemo(() => queries.logins(), [queries]);
  const state = useResource(logins);
  const columns: readonly Column<AccountActivity>[] = [
    {
      id: 'at',
      title: t('logins.at'),
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{format.dateTime(at)}</time>,
    },
    { id: 'device', title: t('logins.device'), cell: ({ device }) => deviceNames(device) ?? unknownFigure },
    {
      id: 'place',
      title: t('logins.place'),
      cell: ({ location, ip }) =>
        [isLocal(location) ? t('logins.local') : location, ip].filter(Boolean).join(' · ') || unknownFigure,
    },
    {
      id: 'result',
      title: t('logins.result'),
      cell: ({ succeeded }) => (
        <Mark tone={succeeded ? 'good' : 'bad'}>{t(succeeded ? 'logins.succeeded' : 'logins.failed')}</Mark>
      ),
    },
  ];
  return (
    <Section
      title={t('logins.title')}
      text={t('logins.text')}
      actions={
        <ButtonLink to={paths.accountSecurity} size="small">
          {t('logins.all')}
        </ButtonLink>
      }
    >
      <DataBlock
        state={state}
        onRetry={() => void logins.refresh()}
        skeleton={<RowsSkeleton rows={3} roomy />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('logins.emptyTitle')} text={t('logins.emptyText')} />}
      >
        {(rows, stale) => (
          <RecordTable
            roomy
            caption={t('logins.title')}
            columns={columns}
            rows={rows}
            rowKey={({ at, ip }) => `${at} ${ip}`}
            stale={stale}
          />
        )}
      </DataBlock>
    </Section>
  );
}
