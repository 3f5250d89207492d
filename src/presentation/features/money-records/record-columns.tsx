import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { Decimal } from '../../../domain/shared/decimal';
import type { MoneyRecord } from '../../../domain/wallet/money-record';
import { Button } from '../../kit/controls/button';
import type { Column } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { OwnAmount } from '../money-kit/own-amount.view';
import { useKindName, useStatusText } from '../money-kit/use-kind-name';
import styles from './records.module.css';
import { amountText } from '../money-kit/amount-text';

/** What networks are called by their codes, once that is known. */
type NetworkNames = ReadonlyMap<string, string> | undefined;

/** What tells most of a record beside its amount. */
function detailOf(
  { received, otherLeg, counterparty, movement, purchase, campaign, strategy, market }: MoneyRecord,
  names: NetworkNames,
) {
  const network = movement && (names?.get(movement.network) ?? movement.network);
  const named = counterparty || network || purchase?.provider || campaign || strategy;
  return received ?? otherLeg ?? (named || (market && marketDisplayName(market)) || undefined);
}

export function useRecordColumns(
  onOpen: (record: MoneyRecord) => void,
  names: NetworkNames,
): readonly Column<MoneyRecord>[] {
  const { t } = useTranslation('wallet');
  const format = useFormat();
  const kindName = useKindName();
  const statusText = useStatusText();
  return useMemo(() => {
    const signed = (amount: Decimal, asset: string) => (
      <span className={styles.folded}>
        <OwnAmount>
          {amountText(format, amount, true)} {asset}
        </OwnAmount>
      </span>
    );
    const folded = (words: string | undefined) => <span className={styles.folded}>{words}</span>;
    return [
      { id: 'time', title: t('records.time'), cell: ({ at }) => folded(format.dateTime(at)) },
      { id: 'kind', title: t('records.kind'), cell: ({ kind }) => folded(kindName(kind)) },
      { id: 'amount', title: t('records.amount'), numeric: true, cell: ({ amount, asset }) => signed(amount, asset) },
      {
        id: 'more',
        title: t('records.more'),
        absent: (record) => detailOf(record, names) === undefined,
        cell: (record) => {
          const detail = detailOf(record, names);
          return typeof detail === 'object' ? signed(detail.amount, detail.asset) : folded(detail);
        },
      },
      {
        id: 'status',
        title: t('records.status'),
        cell: (record) => folded(statusText(record)),
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
  }, [t, format, onOpen, names]);
}
