import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { type Milliseconds, second } from '../../../domain/shared/instant';
import { isMoving, type MoneyRecord } from '../../../domain/wallet/money-record';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useKindName, useStatusText } from '../money-kit/use-kind-name';
import type { WalletStore } from './wallet.store';
import { amountText } from '../money-kit/amount-text';

/** No stream tells of confirmations: they are asked for while some are missing. */
const whileMoving: Milliseconds = 3 * second;

/** The latest that happened to an asset. */
export function AssetHistory({ asset, wallet }: { readonly asset: string; readonly wallet: WalletStore }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const kindName = useKindName();
  const statusText = useStatusText();
  const recent = useMemo(() => wallet.queries.recentOf(asset), [wallet, asset]);
  const state = useResource(recent);
  const moving = known(state)?.rows.some(isMoving) ?? false;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => void recent.refresh(), whileMoving);
    return () => clearInterval(timer);
  }, [moving, recent]);
  const columns: readonly Column<MoneyRecord>[] = [
    { id: 'time', title: t('records.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'kind', title: t('records.kind'), cell: ({ kind }) => kindName(kind) },
    {
      id: 'amount',
      title: t('records.amount'),
      numeric: true,
      cell: ({ amount }) => <OwnAmount>{amountText(format, amount)}</OwnAmount>,
    },
    { id: 'status', title: t('records.status'), cell: statusText },
  ];
  return (
    <DataBlock
      state={state}
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
