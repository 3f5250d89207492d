import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawdowns } from '../../../domain/social/performance';
import type { PerformancePoint } from '../../../domain/social/trader-profile';
import { type TradingPeriod, tradingPeriods } from '../../../domain/social/trading-period';
import { CourseChart } from '../../kit/charts/course-chart';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { courseBounds } from './course-bounds';
import { HiddenBlock, type ProfileBlockProps } from './hidden-block.view';
import styles from './profile.module.css';
import { usePeopleFigures } from './use-people-figures';

/** The worth of the account day by day, and how far it was below its peak: as lines, in words and as a table. */
export function ProfilePerformance({ uuid, traders, shows }: ProfileBlockProps) {
  const { t } = useTranslation('people');
  const [period, setPeriod] = useState<TradingPeriod>('THIRTY_DAYS');
  const points = useMemo(() => traders.performance(uuid, period), [traders, uuid, period]);
  const state = useResource(points);
  return (
    <Section
      title={t('performance.title')}
      text={t('performance.text')}
      actions={
        <Segmented
          label={t('period.label')}
          size="small"
          value={period}
          options={tradingPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={setPeriod}
        />
      }
    >
      {shows.pnl ? (
        <DataBlock
          state={state}
          onRetry={() => void points.refresh()}
          skeleton={<Skeleton height={400} />}
          isEmpty={(rows) => rows.length < 2}
          empty={<EmptyState title={t('performance.none')} text={t('performance.noneText')} />}
        >
          {(rows, stale) => <Course points={rows} stale={stale} />}
        </DataBlock>
      ) : (
        <HiddenBlock />
      )}
    </Section>
  );
}

/** A fall that is drawn over the whole height, as a fraction; lesser ones stay small. */
const shallowest = 0.01;

function Course({ points, stale }: { readonly points: readonly PerformancePoint[]; readonly stale: boolean }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const falls = drawdowns(points);
  const worths = points.map(({ equityIndex }) => equityIndex);
  const [first, last] = [points[0]!, points.at(-1)!];
  const rows = points.map((point, index) => ({ ...point, fall: falls[index]! })).reverse();
  return (
    <>
      <CourseChart
        height={200}
        points={points.map(({ at, equityIndex }) => ({ at, value: equityIndex }))}
        bounds={courseBounds(worths)}
        tone={last.equityIndex < first.equityIndex ? 'down' : 'up'}
        format={(worth) => format.price(worth, 2)}
        formatTime={format.date}
      />
      <h3 className={styles.chartTitle}>{t('performance.drawdown')}</h3>
      <CourseChart
        height={112}
        points={points.map(({ at }, index) => ({ at, value: -falls[index]! }))}
        bounds={{ low: -Math.max(shallowest, ...falls), high: 0 }}
        base={0}
        tone="down"
        format={(fall) => figures.part(Math.abs(fall))}
        formatTime={format.date}
      />
      <p className={styles.words}>
        {t('performance.words', {
          from: format.date(first.at),
          to: format.date(last.at),
          change: figures.percent(last.equityIndex / first.equityIndex - 1),
          fall: figures.part(Math.max(...falls)),
        })}
      </p>
      <details>
        <summary>{t('performance.values')}</summary>
        <div className={styles.values}>
          <RecordTable
            caption={t('performance.title')}
            roomy
            stale={stale}
            rows={rows}
            rowKey={({ at }) => String(at)}
            columns={[
              { id: 'day', title: t('performance.day'), cell: ({ at }) => format.date(at) },
              {
                id: 'worth',
                title: t('performance.worth'),
                numeric: true,
                cell: ({ equityIndex }) => format.price(equityIndex, 2),
              },
              {
                id: 'fall',
                title: t('performance.drawdown'),
                numeric: true,
                cell: ({ fall }) => figures.part(fall),
              },
            ]}
          />
        </div>
      </details>
    </>
  );
}
