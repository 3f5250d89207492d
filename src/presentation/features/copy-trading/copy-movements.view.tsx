import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { Paged } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useReadAgain } from './use-read-again';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface CopyMovementsProps {
  readonly copy: OwnCopy;
  readonly copies: CopiesQueries;
}

/** What went into the copy and out of it since it began; nothing as long as nothing did. */
export function CopyMovements({ copy: { copyId, amount, taken }, copies }: CopyMovementsProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const usdt = useUsdt();
  const movements = useMemo(() => copies.movements(copyId), [copies, copyId]);
  useReadAgain(movements, `${amount.toFixed()} ${taken.toFixed()}`);
  const rows = known(useResource(movements));
  if (rows === undefined || rows.length === 0) return null;
  return (
    <>
      <h4 className={styles.subtitle}>{t('money.history')}</h4>
      <Paged rows={rows}>
        {(shown) => (
          <RecordTable
            caption={t('money.history')}
            roomy
            rows={shown}
            rowKey={({ movementId }) => movementId}
            columns={[
              { id: 'at', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
              { id: 'way', title: t('money.way'), cell: ({ amount }) => t(amount.gt(0) ? 'money.in' : 'money.out') },
              { id: 'amount', title: t('panel.amount'), numeric: true, cell: ({ amount }) => usdt(amount.abs()) },
            ]}
          />
        )}
      </Paged>
    </>
  );
}
