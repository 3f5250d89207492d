import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type MoneyRecord, recordStatus } from '../../../domain/wallet/money-record';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useKindName } from '../money-kit/use-kind-name';
import type { WalletStore } from './wallet.store';

/** The latest that happened to an asset. */
export function AssetHistory({ asset, wallet }: { readonly asset: string; readonly wallet: WalletStore }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const kindName = useKindName();
  const recent = useMemo(() => wallet.queries.recentOf(asset), [wallet, asset]);
  const columns: readonly Column<MoneyRecord>[] = [
    { id: 'time', title: t('records.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'kind', title: t('records.kind'), cell: ({ kind }) => kindName(kind) },
    {
      id: 'amount',
      title: t('records.amount'),
      numeric: true,
      cell: ({ amount }) => <OwnAmount>{format.decimal(amount, shownDecimals(amount), 'down')}</OwnAmount>,
    },
    { id: 'status', title: t('records.status'), cell: (record) => t(`status.${recordStatus(record)}`) },
  ];
  return (
    <DataBlock
      state={useResource(recent)}
      onRetry={() => void recent.refresh()}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title={t('records.none.title')} text={t('records.none.text')} />}
    >
      {({ rows }, stale) => (
        <RecordTable
          caption={t('details.history')}
          roomy
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          stale={stale}
        />
      )}
    </DataBlock>
  );
}
