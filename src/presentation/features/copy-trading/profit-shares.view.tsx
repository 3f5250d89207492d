import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { EmptyState } from '../../kit/controls/empty-state';
import { Paged } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';
import { useReadAgain } from './use-read-again';
import { Profit } from './profit.view';
import { useUsdt } from './use-usdt';

interface ProfitSharesProps {
  readonly copy: OwnCopy;
  readonly copies: CopiesQueries;
}

/** What the lead got of the profit, and when. */
export function ProfitShares({ copy: { copyId, sharedProfit, status }, copies }: ProfitSharesProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const usdt = useUsdt();
  const shares = useMemo(() => copies.profitShares(copyId), [copies, copyId]);
  useReadAgain(shares, sharedProfit.toFixed());
  return (
    <>
      <h4 className={styles.subtitle}>{t('shares.title')}</h4>
      <DataBlock
        state={useResource(shares)}
        onRetry={() => void shares.refresh()}
        skeleton={<RowsSkeleton rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title={t('shares.none')} text={t(status === 'ENDED' ? 'shares.noneEnded' : 'shares.noneText')} />
        }
      >
        {(rows, stale) => (
          <Paged rows={rows}>
            {(shown) => (
              <RecordTable
                caption={t('shares.title')}
                roomy
                stale={stale}
                rows={shown}
                rowKey={({ at }) => String(at)}
                columns={[
                  { id: 'at', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
                  {
                    id: 'profit',
                    title: t('shares.profit'),
                    numeric: true,
                    cell: ({ profit }) => <Profit value={profit} />,
                  },
                  { id: 'amount', title: t('shares.amount'), numeric: true, cell: ({ amount }) => usdt(amount) },
                ]}
              />
            )}
          </Paged>
        )}
      </DataBlock>
    </>
  );
}
