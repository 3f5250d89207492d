import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReserveHistory } from '../../../application/reserves/reserve-history';
import type { SeenRatio } from '../../../domain/reserves/reserve-record';
import { decimal } from '../../../domain/shared/decimal';
import { CourseChart } from '../../kit/charts/course-chart';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import styles from './reserve-history.module.css';
import reserves from './reserves.module.css';

/** The ratios that this device has seen, as a line and as a table. */
export const ReserveHistoryView = observer(function ReserveHistoryView({
  history,
}: {
  readonly history: ReserveHistory;
}) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const { ratios, roots } = history.record.current;
  const coverage = useRatioFormat();
  const percent = (value: number): string => coverage(decimal(value).div(100));
  const newest = [...ratios].reverse();
  return (
    <Section
      title={t('history.title')}
      text={t('history.text', { roots: format.integer(roots.length) })}
      actions={
        ratios.length + roots.length === 0 ? undefined : (
          <Button size="small" variant="ghost" onClick={() => history.forget()}>
            {t('history.clear')}
          </Button>
        )
      }
    >
      {ratios.length === 0 ? (
        <EmptyState title={t('history.none')} text={t('history.noneText')} />
      ) : (
        <>
          {ratios.length > 1 ? <RatioChart ratios={ratios} /> : null}
          <details className={reserves.details} open={ratios.length < 5}>
            <summary>{t('history.table')}</summary>
            <RecordTable
              roomy
              caption={t('history.title')}
              rows={newest.slice(0, 50)}
              rowKey={({ at }) => String(at)}
              columns={[
                { id: 'time', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
                { id: 'reserve', title: t('ratio.reserve'), numeric: true, cell: (seen) => percent(seen.reserve) },
                { id: 'custody', title: t('ratio.custody'), numeric: true, cell: (seen) => percent(seen.custody) },
              ]}
            />
          </details>
        </>
      )}
    </Section>
  );
});

function RatioChart({ ratios }: { readonly ratios: readonly SeenRatio[] }) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const values = ratios.map(({ reserve }) => reserve);
  const coverage = useRatioFormat();
  const percent = (value: number): string => coverage(decimal(value).div(100));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  return (
    <div className={styles.chart}>
      <CourseChart
        height={192}
        label={t('history.chart', { low: percent(lowest), high: percent(highest), last: percent(values.at(-1)!) })}
        points={ratios.map(({ at, reserve }) => ({ at, value: reserve }))}
        tone="plain"
        format={percent}
        formatTime={format.date}
      />
    </div>
  );
}
