import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettledFunding } from '../../../domain/markets/funding';
import { fundingStatistics } from '../../../domain/markets/funding-statistics';
import { csvText } from '../../../domain/shared/csv';
import { decimalText } from '../../../domain/shared/decimal';
import { day } from '../../../domain/shared/instant';
import { type CsvColumns, csvFigure, csvRows, csvTime } from '../../../domain/trading/history-csv';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { saveFile } from '../../kit/hooks/save-file';
import { Section } from '../account-kit/section';
import { FundingBars } from '../market-info/funding-bars.view';
import type { FundingRatesStore } from './funding-rates.store';
import type { FundingRow } from './funding-row';
import styles from './funding-rate.module.css';

const rowsOfPage = 15;
const spans = [7, 30, 90] as const;

const fileColumns: CsvColumns<SettledFunding> = {
  time: ({ at }) => csvTime(at),
  symbol: ({ symbol }) => symbol,
  rate: ({ rate }) => decimalText(rate),
  mark_price: ({ markPrice }) => csvFigure(markPrice),
};

interface FundingHistoryProps {
  readonly row: FundingRow;
  readonly rates: FundingRatesStore;
}

/** What was settled: as bars, as a table, and as a file. */
export function FundingHistory({ row, rates }: FundingHistoryProps) {
  const { t } = useTranslation(['marketData', 'contracts']);
  const [days, setDays] = useState<(typeof spans)[number]>(30);
  const read = useMemo(() => rates.funding.past(row.symbol), [rates, row.symbol]);
  const state = useResource(read);
  const save = (settled: readonly SettledFunding[]): void =>
    saveFile(
      `funding-${row.symbol}.csv`,
      'text/csv;charset=utf-8',
      csvText([Object.keys(fileColumns), ...csvRows(fileColumns, settled)]),
    );
  return (
    <Section
      title={t('contracts:funding.history')}
      actions={
        <>
          <Segmented
            label={t('funding.span')}
            value={days}
            options={spans.map((value) => ({ value, label: t('funding.days', { count: value }) }))}
            onChange={setDays}
          />
          <Button
            variant="ghost"
            disabled={state.status !== 'ready'}
            onClick={() => state.status === 'ready' && save(state.value)}
          >
            {t('funding.export')}
          </Button>
        </>
      }
    >
      <DataBlock
        state={state}
        onRetry={() => void read.refresh()}
        skeleton={<Skeleton height={560} />}
        isEmpty={(settled) => settled.length === 0}
        empty={<EmptyState title={t('contracts:funding.empty.title')} text={t('contracts:funding.empty.text')} />}
      >
        {(settled, stale) => (
          <Settled
            key={days}
            row={row}
            settled={settled.filter(({ at }) => at > settled[0]!.at - days * day)}
            stale={stale}
          />
        )}
      </DataBlock>
    </Section>
  );
}

interface SettledProps {
  readonly row: FundingRow;
  readonly settled: readonly SettledFunding[];
  readonly stale: boolean;
}

function Settled({ row, settled, stale }: SettledProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { average, highest, lowest, positive } = fundingStatistics(settled);
  const words = t('funding.chart', {
    average: format.funding(average),
    highest: format.funding(highest),
    lowest: format.funding(lowest),
    positive: format.integer(positive),
    count: settled.length,
  });
  return (
    <div className={styles.history}>
      <figure className={styles.chart} data-stale={stale || undefined}>
        <FundingBars settled={settled} height={240} />
        <figcaption>{words}</figcaption>
      </figure>
      <div>
        <RecordTable<SettledFunding>
          caption={t('funding.history')}
          stale={stale}
          rows={settled.slice((page - 1) * rowsOfPage, page * rowsOfPage)}
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
            {
              id: 'mark',
              title: t('bar.mark'),
              numeric: true,
              cell: ({ markPrice }) => format.price(markPrice, row.priceDecimals),
            },
          ]}
        />
        <Pager page={page} pages={Math.ceil(settled.length / rowsOfPage)} onPage={setPage} />
      </div>
    </div>
  );
}
