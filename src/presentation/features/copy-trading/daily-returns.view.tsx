import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';

interface DailyReturnsProps {
  readonly returns: readonly number[];
  /** Worth after each, from 100. */
  readonly course: readonly number[];
}

const width = 1_000;
const height = 160;

/** The return of each of the last days as bars from a line of zero, and in words. */
export function DailyReturns({ returns, course }: DailyReturnsProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  if (returns.length === 0) return null;
  const reach = Math.max(...returns.map(Math.abs)) || 1;
  const step = width / returns.length;
  const percent = (ratio: number): string => format.percent(ratio * 100);
  const gains = returns.filter((each) => each > 0).length;
  return (
    <figure className={styles.figure}>
      <svg className={styles.days} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={width} y1={height / 2} y2={height / 2} vectorEffect="non-scaling-stroke" />
        {returns.map((each, day) => {
          const tall = (Math.abs(each) / reach) * (height / 2 - 4);
          return (
            <rect
              // Days have no other name than their place.
              key={day}
              data-change={each < 0 ? 'down' : 'up'}
              x={day * step + step * 0.15}
              y={each < 0 ? height / 2 : height / 2 - tall}
              width={step * 0.7}
              height={tall}
            />
          );
        })}
      </svg>
      <figcaption className={styles.words}>
        {t('record.words', {
          count: returns.length,
          days: format.integer(returns.length),
          gains: format.integer(gains),
          best: percent(Math.max(...returns)),
          worst: percent(Math.min(...returns)),
          change: percent(course.at(-1)! / 100 - 1),
        })}
      </figcaption>
    </figure>
  );
}
