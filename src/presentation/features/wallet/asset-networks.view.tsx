import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenNetwork } from '../../../domain/wallet/token-network';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import type { WalletStore } from './wallet.store';

/** Over which networks an asset comes and goes, and what that asks for. */
export function AssetNetworks({ asset, wallet }: { readonly asset: string; readonly wallet: WalletStore }) {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const networks = useMemo(() => wallet.chains.networks(asset), [wallet, asset]);
  const open = (is: boolean) => t(is ? 'details.open' : 'details.suspended');
  const columns: readonly Column<TokenNetwork>[] = [
    { id: 'network', title: t('details.network'), cell: ({ name }) => name },
    { id: 'deposits', title: t('action.deposit'), cell: ({ deposits }) => open(deposits) },
    { id: 'withdrawals', title: t('action.withdraw'), cell: ({ withdrawals }) => open(withdrawals) },
    {
      id: 'minimum',
      title: t('details.minimum'),
      numeric: true,
      cell: ({ minimumWithdrawal }) => format.decimal(minimumWithdrawal, shownDecimals(minimumWithdrawal), 'down'),
    },
    {
      id: 'fee',
      title: t('details.fee'),
      numeric: true,
      cell: ({ withdrawalFee }) => format.decimal(withdrawalFee, shownDecimals(withdrawalFee), 'up'),
    },
    {
      id: 'confirmations',
      title: t('details.confirmations'),
      numeric: true,
      cell: ({ confirmations }) => format.integer(confirmations),
    },
  ];
  return (
    <DataBlock
      state={useResource(networks)}
      onRetry={() => void networks.refresh()}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState title={t('details.noNetworks.title')} text={t('details.noNetworks.text')} />}
    >
      {(rows, stale) => (
        <RecordTable
          caption={t('details.networks')}
          roomy
          columns={columns}
          rows={rows}
          rowKey={({ network }) => network}
          stale={stale}
        />
      )}
    </DataBlock>
  );
}
