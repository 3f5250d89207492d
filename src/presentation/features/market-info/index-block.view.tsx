import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuturesQueries } from '../../../application/markets/futures.queries';
import type { IndexSource } from '../../../domain/markets/futures-figures';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { Decimal } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { useMarketFigures } from '../../kit/formats/market-figures';
import { Facts } from './facts';
import styles from './market-info.module.css';

interface IndexBlockProps {
  readonly queries: FuturesQueries;
  readonly instrument: Instrument;
  /** As they are now; a dash before they are known. */
  readonly indexPrice: number | Decimal | undefined;
  readonly markPrice: number | Decimal | undefined;
}

/** Where the index price comes from, and how much each source counts. */
export function IndexBlock({ queries, instrument, indexPrice, markPrice }: IndexBlockProps) {
  const { t } = useTranslation('contracts');
  const figures = useMarketFigures(instrument);
  const sources = useMemo(() => queries.indexSources(instrument.symbol), [queries, instrument]);
  return (
    <>
      <p className={styles.text}>{t('index.text')}</p>
      <Facts
        facts={[
          [t('bar.index'), figures.price(indexPrice)],
          [t('bar.mark'), figures.price(markPrice)],
        ]}
      />
      <DataBlock
        state={useResource(sources)}
        onRetry={() => void sources.refresh()}
        skeleton={<RowsSkeleton rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('index.empty.title')} text={t('index.empty.text')} />}
      >
        {(rows, stale) => <Sources sources={rows} stale={stale} instrument={instrument} />}
      </DataBlock>
    </>
  );
}

interface SourcesProps {
  readonly sources: readonly IndexSource[];
  readonly stale: boolean;
  readonly instrument: Instrument;
}

function Sources({ sources, stale, instrument }: SourcesProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
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
        { id: 'weight', title: t('index.weight'), numeric: true, cell: ({ weight }) => format.share(weight) },
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
