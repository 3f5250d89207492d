import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Audit } from '../../../domain/reserves/audit';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { EmptyState } from '../../kit/controls/empty-state';
import { ExternalLink } from '../../kit/controls/external-link';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { shortened } from './reserve-addresses.view';
import styles from './reserves.module.css';
import type { ReservesStore } from './reserves.store';
import type { VerificationStore } from './verification.store';

const pageSize = 10;

interface AuditsProps {
  readonly reserves: ReservesStore;
  readonly verification: VerificationStore;
}

/** Published audits, and a warning where an old one is not what it was. */
export const Audits = observer(function Audits({ reserves, verification }: AuditsProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const verify = (audit: Audit): void => {
    verification.choose(audit.auditId);
    document.getElementById('verify')?.scrollIntoView();
  };
  return (
    <Section title={t('audits.title')} text={t('audits.text')}>
      <DataBlock
        state={reserves.audits}
        onRetry={() => void reserves.queries.audits().refresh()}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={(audits) => audits.length === 0}
        empty={<EmptyState title={t('audits.none')} text={t('audits.noneText')} />}
      >
        {(audits, stale) => (
          <>
            {reserves.history.changed(audits).map(({ auditId, root, now, seenAt }) => (
              <p key={auditId} role="alert" className={styles.old}>
                {t('audits.changed', {
                  id: auditId,
                  before: shortened(root),
                  now: shortened(now),
                  time: format.dateTime(seenAt),
                })}
              </p>
            ))}
            <RecordTable
              roomy
              wide
              caption={t('audits.title')}
              stale={stale}
              rows={audits.slice((page - 1) * pageSize, page * pageSize)}
              rowKey={({ auditId }) => auditId}
              columns={[
                { id: 'time', title: t('column.time'), cell: ({ snapshotAt }) => format.dateTime(snapshotAt) },
                { id: 'id', title: t('column.audit'), numeric: true, cell: ({ auditId }) => auditId },
                {
                  id: 'users',
                  title: t('column.users'),
                  numeric: true,
                  cell: ({ totalUsers }) => format.integer(totalUsers),
                },
                { id: 'root', title: t('column.root'), cell: ({ merkleRoot }) => <Hash hash={merkleRoot} /> },
                {
                  id: 'actions',
                  title: t('column.actions'),
                  actions: true,
                  cell: (audit) => (
                    <>
                      <ExternalLink href={audit.treeUrl}>{t('audits.download')}</ExternalLink>{' '}
                      <Button size="small" onClick={() => verify(audit)}>
                        {t('verify.action')}
                      </Button>
                    </>
                  ),
                },
              ]}
            />
            <Pager page={page} pages={Math.ceil(audits.length / pageSize)} onPage={setPage} />
          </>
        )}
      </DataBlock>
    </Section>
  );
});

export function Hash({ hash }: { readonly hash: string }) {
  const { t } = useTranslation('reserves');
  return (
    <span className={styles.hash}>
      <code title={hash}>{shortened(hash)}</code>
      <CopyButton text={hash} label={t('copyHash')} />
    </span>
  );
}
