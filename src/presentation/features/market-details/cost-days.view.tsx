import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ExecutionCostQuery } from '../../../application/markets/execution-cost.port';
import type { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import { type CostDay, costDays } from '../../../domain/markets/execution-cost';
import { decimalText, type Decimal } from '../../../domain/shared/decimal';
import { CourseChart } from '../../kit/charts/course-chart';
import { Fact, Facts } from '../../kit/controls/facts';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import styles from './market-details.module.css';

interface CostDaysProps {
  readonly costs: ExecutionCostQueries;
  readonly query: ExecutionCostQuery & { readonly token: string };
}

/** What the amount cost over the last 24 hours, exchange by exchange; of the usual amounts, which are measured all day. */
export function CostDays({ costs, query }: CostDaysProps) {
  const { t } = useTranslation('marketData');
  const choices = known(useResource(useMemo(() => costs.choices(), [costs])));
  if (!choices) return null;
  const isUsual = choices.amounts.some((amount) => amount.eq(query.amount));
  return (
    <>
      <h3 className={styles.heading}>{t('costs.day.title')}</h3>
      {isUsual ? (
        <Days key={`${decimalText(query.amount)} ${query.withFee}`} costs={costs} query={query} />
      ) : (
        <p className={styles.note}>{t('costs.day.usual')}</p>
      )}
    </>
  );
}

function Days({ costs, query: { amount, token, type, withFee } }: CostDaysProps) {
  const { t } = useTranslation('marketData');
  const read = useMemo(
    () => costs.costOverDay({ amount, token, type, withFee }),
    [costs, amount, token, type, withFee],
  );
  return (
    <DataBlock
      state={useResource(read)}
      onRetry={() => void read.refresh()}
      skeleton={<Skeleton height={192} />}
      isEmpty={(rows) => costDays(rows).length === 0}
      empty={<p className={styles.note}>{t('costs.day.few')}</p>}
    >
      {(rows) => costDays(rows).map((day) => <Day key={day.exchange} day={day} />)}
    </DataBlock>
  );
}

function Day({ day }: { readonly day: CostDay }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const points = (value: Decimal): string => t('costs.points', { points: format.decimal(value, 2, 'half-even') });
  const { exchange, totals, lowest, highest, average, since } = day;
  return (
    <figure className={styles.day}>
      <figcaption className={styles.text}>{t('costs.day.of', { exchange, since: format.dateTime(since) })}</figcaption>
      <CourseChart
        height={144}
        label={t('costs.day.chart', { exchange, lowest: points(lowest), highest: points(highest) })}
        points={totals.map(({ at, total }) => ({ at, value: total.toNumber() }))}
        tone="plain"
        format={(total) => format.price(total, 2)}
        formatTime={format.dateTime}
      />
      <Facts figures>
        <Fact name={t('costs.day.lowest')}>{points(lowest)}</Fact>
        <Fact name={t('costs.day.average')}>{points(average)}</Fact>
        <Fact name={t('costs.day.highest')}>{points(highest)}</Fact>
      </Facts>
    </figure>
  );
}
