import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalSubject } from '../../../domain/security/approval';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { EmptyState } from '../../kit/controls/empty-state';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { Section } from '../account-kit/section';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals.store';
import { RequestCard } from './request-card.view';

interface RequestsSectionProps {
  readonly store: ApprovalsStore;
  /** Whose decision is looked at: one's own about others, or others' about oneself. */
  readonly role: 'owner' | 'approver';
}

export const RequestsSection = observer(function RequestsSection({ store, role }: RequestsSectionProps) {
  const { t } = useTranslation('approvals');
  const resource = useMemo(() => store.requests(role), [store, role]);
  const state = useResource(resource);
  const { dialog } = store;
  const narrow = useWidthBelow(768);
  const words = role === 'approver' ? 'decide' : 'own';
  return (
    <Section title={t(`${words}.title`)} anchor={role === 'approver' ? 'to-approve' : 'requests'}>
      <DataBlock
        state={state}
        onRetry={() => void resource.refresh()}
        // The text of an empty list takes two lines on a phone, that of one's own requests one.
        skeleton={<Skeleton height={narrow && role === 'approver' ? 156 : 137} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t(`${words}.none`)} text={t(`${words}.noneText`)} />}
      >
        {(rows) => (
          <ul className={styles.requests}>
            {rows.map((request) => (
              <RequestCard key={request.id} store={store} request={request} role={role} />
            ))}
          </ul>
        )}
      </DataBlock>
      {role === 'approver' && dialog?.kind === 'refuse' ? (
        <ConfirmModal
          title={t('refuseTitle')}
          text={t(`refuseText.${refusalOf(dialog.request.subject)}`)}
          action={t('refuse')}
          onConfirm={() => store.refuse(dialog.request)}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

/** Whose words say what becomes of it: what leaves is taken out of the balance while it waits, over a chain or to a UID. */
function refusalOf({ kind }: ApprovalSubject): Exclude<ApprovalSubject['kind'], 'transfer'> {
  return kind === 'transfer' ? 'withdrawal' : kind;
}
