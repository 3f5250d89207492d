import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundingQueries } from '../../../application/markets/funding.queries';
import type { Instrument } from '../../../domain/markets/instrument';
import type { SettledFunding } from '../../../domain/markets/funding';
import { fundingStatistics } from '../../../domain/markets/funding-statistics';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Skeleton } from '../../kit/controls/skeleton';
import { useMarketFigures } from '../../kit/formats/market-figures';
import { Facts } from './facts';
import { FundingBars } from './funding-bars.view';
import styles from './market-info.module.css';

const rowsOfPage = 10;
/** A month of settlements every eight hours. */
const rowsOfChart = 90;

interface FundingBlockProps {
  readonly queries: FundingQueries;
  readonly instrument: Instrument;
}

/** What the sides pay each other now, and what they have paid. */
export function FundingBlock({ queries, instrument }: FundingBlockProps) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <p className={styles.text}>{t('funding.text')}</p>
      <Rate queries={queries} instrument={instrument} />
      <Overview queries={queries} instrument={instrument} />
      <History queries={queries} instrument={instrument} />
    </>
  );
}

function Rate({ queries, instrument }: FundingBlockProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const rate = useMemo(() => queries.rate(instrument.symbol), [queries, instrument]);
  return (
    <DataBlock state={useResource(rate)} onRetry={() => void rate.refresh()} skeleton={<Skeleton height={44} />}>
      {({ estimated, last, nextAt, intervalHours }, stale) => (
        <Facts
          stale={stale}
          facts={[
            [t('funding.estimated'), format.funding(estimated)],
            [t('funding.last'), format.funding(last)],
            [t('funding.next'), format.dateTime(nextAt)],
            [t('funding.interval'), t('funding.hours', { count: intervalHours })],
          ]}
        />
      )}
    </DataBlock>
  );
}

function Overview({ queries, instrument }: FundingBlockProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const history = useMemo(() => queries.history(instrument.symbol, 1, rowsOfChart), [queries, instrument]);
  return (
    <DataBlock
      state={useResource(history)}
      onRetry={() => void history.refresh()}
      skeleton={<Skeleton height={196} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={null}
    >
      {({ rows }, stale) => {
        const { average, highest, lowest, positive } = fundingStatistics(rows);
        const figures = {
          average: format.funding(average),
          highest: format.funding(highest),
          lowest: format.funding(lowest),
          positive: format.integer(positive),
          count: rows.length,
        };
        return (
          <figure className={styles.chart} data-stale={stale || undefined}>
            <FundingBars settled={rows} height={144} />
            <figcaption>{t('funding.chart', figures)}</figcaption>
          </figure>
        );
      }}
    </DataBlock>
  );
}

function History({ queries, instrument }: FundingBlockProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const [page, setPage] = useState(1);
  const history = useMemo(() => queries.history(instrument.symbol, page, rowsOfPage), [queries, instrument, page]);
  return (
    <DataBlock
      state={useResource(history)}
      onRetry={() => void history.refresh()}
      skeleton={<RowsSkeleton rows={rowsOfPage} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('funding.empty.title')} text={t('funding.empty.text')} />}
    >
      {({ rows, total }, stale) => (
        <>
          <RecordTable<SettledFunding>
            caption={t('funding.history')}
            stale={stale}
            rows={rows}
            rowKey={({ at }) => String(at)}
            columns={[
              { id: 'at', title: t('funding.at'), cell: ({ at }) => format.dateTime(at) },
              { id: 'rate', title: t('funding.rate'), numeric: true, cell: ({ rate }) => format.funding(rate) },
              {
                id: 'payer',
                title: t('funding.payer'),
                cell: ({ rate }) =>
                  t(rate.gt(0) ? 'funding.longsPay' : rate.lt(0) ? 'funding.shortsPay' : 'funding.nobodyPays'),
              },
              { id: 'mark', title: t('bar.mark'), numeric: true, cell: ({ markPrice }) => figures.price(markPrice) },
            ]}
          />
          <Pager page={page} pages={Math.ceil(total / rowsOfPage)} onPage={setPage} />
        </>
      )}
    </DataBlock>
  );
}
