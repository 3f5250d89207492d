import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../domain/wallet/purchase';
import { EmptyState } from '../../kit/controls/empty-state';
import { ExternalLink } from '../../kit/controls/external-link';
import { Mark, type MarkTone } from '../../kit/controls/mark';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useExact } from '../money-kit/use-exact';
import type { PurchasesStore } from './purchases.store';

export const purchaseTones: Readonly<Record<Purchase['status'], MarkTone>> = {
  WAITING: 'neutral',
  PROCESSING: 'neutral',
  COMPLETED: 'good',
  REFUSED: 'bad',
  ABANDONED: 'warning',
  other: 'neutral',
};

/** What was bought and how far it is. */
export const PurchaseList = observer(function PurchaseList({ store }: { readonly store: PurchasesStore }) {
  const { t } = useTranslation('buyCrypto');
  const format = useFormat();
  const exact = useExact();
  useEffect(() => store.start(), [store]);
  return (
    <Section title={t('orders.title')}>
      <DataBlock
        state={store.state}
        onRetry={() => void store.refresh()}
        skeleton={<RowsSkeleton roomy headed rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('orders.empty.title')} text={t('orders.empty.text')} />}
      >
        {(rows, stale) => (
          <RecordTable
            caption={t('orders.title')}
            roomy
            stale={stale}
            rows={rows}
            rowKey={({ purchaseId }) => purchaseId}
            columns={[
              { id: 'at', title: t('orders.time'), cell: ({ createdAt }) => format.dateTime(createdAt) },
              { id: 'provider', title: t('orders.provider'), cell: ({ provider }) => provider },
              {
                id: 'pays',
                title: t('pay'),
                numeric: true,
                cell: ({ pays, currency }) => <OwnAmount>{`${exact(pays)} ${currency}`}</OwnAmount>,
              },
              {
                id: 'receives',
                title: t('receive'),
                numeric: true,
                cell: ({ receives, asset }) => <OwnAmount>{`${exact(receives)} ${asset}`}</OwnAmount>,
              },
              {
                id: 'status',
                title: t('orders.status'),
                cell: ({ status, payUrl }) => (
                  <>
                    <Mark tone={purchaseTones[status]}>{t(`status.${status}`)}</Mark>{' '}
                    {payUrl === undefined ? null : <ExternalLink href={payUrl}>{t('handOver.go')}</ExternalLink>}
                  </>
                ),
              },
            ]}
          />
        )}
      </DataBlock>
    </Section>
  );
});
