import { useTranslation } from 'react-i18next';
import { decimal } from '../../../domain/shared/decimal';
import { daysOnRecord, returnPlaces } from '../../../domain/social/performance';
import { BarChart } from '../../kit/charts/bar-chart';
import { signed } from '../../kit/controls/signed-figure';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';

interface DailyReturnsProps {
  readonly returns: readonly number[];
  /** `undefined` where the exchange does not say. */
  readonly recordDays: number | undefined;
}

/** The return of each of the last days on record as bars from a line of zero, and in words. */
export function DailyReturns({ returns: all, recordDays }: DailyReturnsProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const returns = daysOnRecord(all, recordDays);
  if (returns.length === 0) return null;
  const places = returnPlaces(returns);
  const percent = (ratio: number): string => `${signed(format, decimal(ratio * 100), places)}${format.percentMark}`;
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
