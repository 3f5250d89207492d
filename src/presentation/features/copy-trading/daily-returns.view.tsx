import { useTranslation } from 'react-i18next';
import { BarChart } from '../../kit/charts/bar-chart';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';

interface DailyReturnsProps {
  readonly returns: readonly number[];
}

/** The return of each of the last days as bars from a line of zero, and in words. */
export function DailyReturns({ returns }: DailyReturnsProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  if (returns.length === 0) return null;
  const percent = (ratio: number): string => format.percent(ratio * 100);
  const gains = returns.filter((each) => each > 0).length;
  return (
    <figure className={styles.figure}>
      <BarChart signed height={176} bars={returns.map((value) => ({ value }))} format={percent} />
      <figcaption className={styles.words}>
        {t('record.words', {
          count: returns.length,
          days: format.integer(returns.length),
          gains: format.integer(gains),
          best: percent(Math.max(...returns)),
          worst: percent(Math.min(...returns)),
        })}
      </figcaption>
    </figure>
  );
}
