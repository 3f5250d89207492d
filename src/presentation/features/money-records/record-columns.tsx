import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { Decimal } from '../../../domain/shared/decimal';
import type { MoneyRecord } from '../../../domain/wallet/money-record';
import { Button } from '../../kit/controls/button';
import type { Column } from '../../kit/controls/record-table';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useKindName, useStatusText } from '../money-kit/use-kind-name';

/** What tells most of a record beside its amount. */
function detailOf({ received, otherLeg, counterparty, movement, campaign, strategy, market }: MoneyRecord) {
  const named = counterparty || movement?.network || campaign || strategy;
  return received ?? otherLeg ?? (named || (market && marketDisplayName(market)) || undefined);
}

export function useRecordColumns(onOpen: (record: MoneyRecord) => void): readonly Column<MoneyRecord>[] {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const kindName = useKindName();
  const statusText = useStatusText();
  return useMemo(() => {
    const signed = (amount: Decimal, asset: string) => (
      <OwnAmount>
        {amount.gt(0) ? '+' : ''}
        {format.decimal(amount, shownDecimals(amount), 'down')} {asset}
      </OwnAmount>
    );
    return [
      { id: 'time', title: t('records.time'), cell: ({ at }) => format.dateTime(at) },
      { id: 'kind', title: t('records.kind'), cell: ({ kind }) => kindName(kind) },
      { id: 'amount', title: t('records.amount'), numeric: true, cell: ({ amount, asset }) => signed(amount, asset) },
      {
        id: 'more',
        title: t('records.more'),
        absent: (record) => detailOf(record) === undefined,
        cell: (record) => {
          const detail = detailOf(record);
          return typeof detail === 'object' ? signed(detail.amount, detail.asset) : detail;
        },
      },
      {
        id: 'status',
        title: t('records.status'),
        cell: statusText,
      },
      {
        id: 'actions',
        title: t('column.actions'),
        actions: true,
        cell: (record) => (
          <Button
            size="tiny"
            variant="ghost"
            aria-label={t('records.openOf', { kind: kindName(record.kind), time: format.dateTime(record.at) })}
            onClick={() => onOpen(record)}
          >
            {t('records.open')}
          </Button>
        ),
      },
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- names of kinds change with the language alone
  }, [t, format, onOpen]);
}
