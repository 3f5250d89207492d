import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transfer, TransferParty } from '../../../../../domain/wallet/transfer';
import { useFormat } from '../../../../kit/formats/use-format';
import type { Column } from '../../../../kit/controls/record-table';
import { exact } from '../../account/order-cells';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';

/** Money between accounts. */
export function TransfersView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Transfer>[] => [
      { id: 'time', title: t('trade:column.time'), cell: (transfer) => format.dateTime(transfer.at) },
      {
        id: 'amount',
        title: t('column.amount'),
        numeric: true,
        cell: (transfer) => `${exact(format, transfer.amount)} ${transfer.asset}`,
      },
      { id: 'from', title: t('column.from'), cell: (transfer) => nameOf(transfer.from) },
      { id: 'to', title: t('column.to'), cell: (transfer) => nameOf(transfer.to) },
      {
        id: 'status',
        title: t('trade:column.status'),
        cell: ({ status }) => t(`transfers.status.${status}`),
      },
    ],
    [t, format],
  );
  return (
    <HistoryView
      name="transfers"
      stores={stores}
      caption={t('transfers.caption')}
      columns={columns}
      empty={{ title: t('transfers.empty.title'), text: t('transfers.empty.text') }}
    />
  );
}

function nameOf({ name, accountId }: TransferParty): string {
  return name || accountId;
}
