import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FuturesQueries } from '../../../application/markets/futures.queries';
import type { InsuranceFund } from '../../../domain/markets/futures-figures';
import type { Instrument } from '../../../domain/markets/instrument';
import { CourseChart } from '../../kit/charts/course-chart';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Facts } from './facts';
import styles from './market-info.module.css';

const rowsOfPage = 10;

/** What stands behind losses that margin does not cover, and how it has stood. */
export function InsuranceBlock({
  queries,
  instrument,
}: {
  readonly queries: FuturesQueries;
  readonly instrument: Instrument;
}) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const fund = useMemo(() => queries.insuranceFund(instrument.symbol), [queries, instrument]);
  return (
    <>
      <p className={styles.text}>{t('fund.text')}</p>
      <DataBlock
        state={useResource(fund)}
        onRetry={() => void fund.refresh()}
        skeleton={<RowsSkeleton rows={rowsOfPage} />}
        isEmpty={({ balances }) => balances.length === 0}
        empty={<EmptyState title={t('fund.empty.title')} text={t('fund.empty.text')} />}
      >
        {({ balances, history }, stale) => (
          <>
            <Facts
              stale={stale}
              facts={balances.map(({ token, balance }) => [
                t('fund.balance'),
                `${format.decimal(balance, 2, 'down')} ${token}`,
              ])}
            />
            {history.length > 0 ? <History history={history} stale={stale} /> : null}
          </>
        )}
      </DataBlock>
    </>
  );
}

function History({ history, stale }: { readonly history: InsuranceFund['history']; readonly stale: boolean }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const values = history.map(({ balance }) => balance.toNumber());
  const label = t('fund.chart', {
    lowest: format.compact(Math.min(...values)),
    highest: format.compact(Math.max(...values)),
    from: format.date(history.at(-1)!.at),
  });
  return (
    <>
      {history.length > 1 ? (
        <figure className={styles.chart} data-stale={stale || undefined}>
          <CourseChart
            height={144}
            points={history.map(({ at, balance }) => ({ at, value: balance.toNumber() })).toReversed()}
            tone="plain"
            format={format.compact}
            formatTime={format.date}
          />
          <figcaption>{label}</figcaption>
        </figure>
      ) : null}
      <RecordTable<InsuranceFund['history'][number]>
        caption={t('fund.history')}
        stale={stale}
        rows={history.slice((page - 1) * rowsOfPage, page * rowsOfPage)}
        rowKey={({ at }) => String(at)}
        columns={[
          { id: 'at', title: t('fund.at'), cell: ({ at }) => format.dateTime(at) },
          {
            id: 'balance',
            title: t('fund.balance'),
            numeric: true,
            cell: ({ balance }) => format.decimal(balance, 2, 'down'),
          },
        ]}
      />
      <Pager page={page} pages={Math.ceil(history.length / rowsOfPage)} onPage={setPage} />
    </>
  );
}
