import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReservesQueries } from '../../../application/reserves/reserves.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { AccountFrame } from '../account-kit/account-frame.view';
import { Section } from '../account-kit/section';
import { Hash } from './audits.view';
import { SnapshotBalance } from './snapshot-balance.view';

interface AccountAuditStores {
  readonly queries: ReservesQueries;
}

/** /account/audit: the account's own hash in every audit, and the way to verify it. */
function AccountAuditPage({ stores }: { readonly stores: AccountAuditStores }) {
  const { t } = useTranslation('reserves');
  return (
    <AccountFrame title={t('own.title')} text={t('own.text')}>
      <OwnAudits queries={stores.queries} />
      <Section title={t('own.privacy')} text={t('own.privacyText')} />
    </AccountFrame>
  );
}

function OwnAudits({ queries }: { readonly queries: ReservesQueries }) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const { paths } = useApp();
  const audits = useMemo(() => queries.ownAudits(), [queries]);
  return (
    <Section title={t('audits.title')}>
      <DataBlock
        state={useResource(audits)}
        onRetry={() => void audits.refresh()}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('own.none')} text={t('own.noneText')} />}
      >
        {(rows, stale) => (
          <RecordTable
            roomy
            caption={t('own.title')}
            stale={stale}
            rows={rows}
            rowKey={({ auditId }) => auditId}
            columns={[
              { id: 'time', title: t('column.time'), cell: ({ snapshotAt }) => format.dateTime(snapshotAt) },
              { id: 'audit', title: t('column.audit'), cell: ({ auditId }) => auditId },
              { id: 'hash', title: t('column.hash'), cell: ({ userHash }) => <Hash hash={userHash} /> },
              {
                id: 'balance',
                title: t('column.snapshot'),
                cell: (own) => (own.included ? <SnapshotBalance queries={queries} own={own} /> : t('own.notIncluded')),
              },
              {
                id: 'actions',
                title: t('column.actions'),
                actions: true,
                cell: ({ auditId, userHash }) => (
                  <ButtonLink size="small" to={paths.proofOfReserves} state={{ auditId, userHash }}>
                    {t('verify.action')}
                  </ButtonLink>
                ),
              },
            ]}
          />
        )}
      </DataBlock>
    </Section>
  );
}

export default view(AccountAuditPage, { queries: ReservesQueries });
