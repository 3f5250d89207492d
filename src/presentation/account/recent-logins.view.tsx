import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewQueries } from '../../application/account/overview.queries';
import type { AccountActivity } from '../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import { unknownFigure } from '../kernel/format';
import { useShell } from '../kernel/shell-context';
import { useFormat } from '../kernel/use-format';
import { useResource } from '../kernel/use-resource';
import { deviceNames, isLocal } from '../security/activity-words';
import { ButtonLink } from '../ui/button-link';
import { DataBlock } from '../ui/data-block';
import { EmptyState } from '../ui/empty-state';
import { Mark } from '../ui/mark';
import { type Column, RecordTable } from '../ui/record-table';
import { RowsSkeleton } from '../ui/rows-skeleton';

/** The latest log-ins, so that somebody else's is noticed. */
export function RecentLogins({ queries }: { readonly queries: OverviewQueries }) {
  const { paths } = useShell();
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
