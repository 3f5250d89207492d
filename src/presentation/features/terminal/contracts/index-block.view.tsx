import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuturesQueries } from '../../../../application/markets/futures.queries';
import type { IndexSource } from '../../../../domain/markets/futures-figures';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useFormat } from '../../../kit/formats/use-format';
import { useResource } from '../../../kit/data/use-resource';
import { DataBlock } from '../../../kit/data/data-block';
import { EmptyState } from '../../../kit/controls/empty-state';
import { Mark } from '../../../kit/controls/mark';
import { RecordTable } from '../../../kit/controls/record-table';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { Facts } from './facts';
import styles from './contract-info.module.css';

/** Where the index price comes from, and how much each source counts. */
export const IndexBlock = observer(function IndexBlock({ queries }: { readonly queries: FuturesQueries }) {
  const { t } = useTranslation('contracts');
  const { instrument, contract } = useMarket();
  const figures = useMarketFigures(instrument);
  const sources = useMemo(() => queries.indexSources(instrument.symbol), [queries, instrument]);
  return (
    <>
      <p className={styles.text}>{t('index.text')}</p>
      <Facts
        facts={[
          [t('bar.index'), figures.price(contract?.prices.indexPrice)],
          [t('bar.mark'), figures.price(contract?.prices.markPrice)],
        ]}
      />
      <DataBlock
        state={useResource(sources)}
        onRetry={() => void sources.refresh()}
        skeleton={<RowsSkeleton rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('index.empty.title')} text={t('index.empty.text')} />}
      >
        {(rows, stale) => <Sources sources={rows} stale={stale} />}
      </DataBlock>
    </>
  );
});

function Sources({ sources, stale }: { readonly sources: readonly IndexSource[]; readonly stale: boolean }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const figures = useMarketFigures(useMarket().instrument);
  return (
    <RecordTable<IndexSource>
      caption={t('info.index')}
      stale={stale}
      rows={sources}
      rowKey={({ exchange, symbol }) => `${exchange} ${symbol}`}
      columns={[
        { id: 'exchange', title: t('index.exchange'), cell: ({ exchange }) => exchange },
        { id: 'market', title: t('index.market'), cell: ({ symbol }) => marketDisplayName(symbol) },
        { id: 'price', title: t('index.price'), numeric: true, cell: ({ price }) => figures.price(price) },
        { id: 'weight', title: t('index.weight'), numeric: true, cell: ({ weight }) => format.part(weight) },
        { id: 'updated', title: t('index.updated'), cell: ({ updatedAt }) => format.dateTime(updatedAt) },
        {
          id: 'status',
          title: t('index.status'),
          cell: ({ status }) => (
            <Mark tone={status === 'TRADING' ? 'good' : status === 'SUSPENDED' ? 'warning' : 'neutral'}>
              {t(`index.statuses.${status}`)}
            </Mark>
          ),
        },
      ]}
    />
  );
}
