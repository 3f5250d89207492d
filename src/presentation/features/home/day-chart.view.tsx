import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known, type Resource } from '../../../application/kernel/resource';
import type { Candle } from '../../../domain/markets/candle';
import { useFormat } from '../../kit/formats/use-format';
import { classNames } from '../../kit/controls/class-names';
import styles from './day-chart.module.css';
import type { HomeMarket } from './home-market';
import { areaPath, lineHeight, linePath, lineWidth } from './line-path';
import { useResource } from '../../kit/data/use-resource';

interface DayChartProps {
  readonly market: HomeMarket;
  readonly candles: Resource<readonly Candle[]>;
  /** The live price, drawn as the line's end. */
  readonly last?: number | undefined;
  readonly filled?: boolean;
}

/** A market's last 24 hours as a line; the same in words for those who do not see it. Its place is kept while it loads. */
export function DayChart({ market, candles, last, filled = false }: DayChartProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const state = useResource(candles);
  const latest = known(state);
  const values = useMemo(() => dayValues(latest ?? [], last), [latest, last]);

  if (values.length < 2) {
    return (
      <div className={styles.place}>
        {state.status === 'loading' ? null : <span className={styles.note}>{t('chart.none')}</span>}
      </div>
    );
  }
  const first = values[0]!;
  const end = values[values.length - 1]!;
  const price = (value: number) => format.price(value, market.priceDecimals);
  return (
    <svg
      role="img"
      aria-label={t('chart.text', {
        market: market.name,
        first: price(first),
        last: price(end),
        low: price(Math.min(...values)),
        high: price(Math.max(...values)),
      })}
      viewBox={`0 0 ${lineWidth} ${lineHeight}`}
      preserveAspectRatio="none"
      className={classNames(styles.place, end >= first ? styles.up : styles.down)}
    >
      {filled ? <path className={styles.area} d={areaPath(values)} /> : null}
      <path className={styles.line} d={linePath(values)} />
    </svg>
  );
}

/** Opening price of the day, then each hour's close; the running hour ends at the live price. */
function dayValues(candles: readonly Candle[], last: number | undefined): readonly number[] {
  const first = candles[0];
  if (!first) return [];
  const closes = candles.map((candle) => candle.close);
  if (last !== undefined) closes[closes.length - 1] = last;
  return [first.open, ...closes].filter(Number.isFinite);
}
