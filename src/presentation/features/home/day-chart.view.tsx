import { useTranslation } from 'react-i18next';
import { Sparkline } from '../../kit/charts/sparkline';
import type { changeDirection } from '../../kit/controls/change-text';
import { useFormat } from '../../kit/formats/use-format';
import styles from './day-chart.module.css';
import type { HomeMarket } from './home-market';
import type { Days } from './home.store';

interface DayChartProps {
  readonly market: HomeMarket;
  readonly days: Days | 'failed' | undefined;
  /** Of the change that stands above it. */
  readonly tone: ReturnType<typeof changeDirection>;
}

/** A market's last 24 hours as a line; the same in words for those who do not see it. Its place is kept while it loads. */
export function DayChart({ market, days, tone }: DayChartProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const values = days === 'failed' ? [] : (days?.get(market.symbol) ?? []);
  if (values.length < 2) {
    return (
      <span className={styles.place}>
        {days === undefined ? null : <span className={styles.note}>{t('chart.none')}</span>}
      </span>
    );
  }
  const first = values[0]!;
  const end = values[values.length - 1]!;
  const price = (value: number) => format.price(value, market.priceDecimals);
  return (
    <Sparkline
      filled
      className={styles.place}
      values={values}
      tone={tone}
      label={t('chart.text', {
        market: market.name,
        first: price(first),
        last: price(end),
        low: price(Math.min(...values)),
        high: price(Math.max(...values)),
      })}
    />
  );
}
