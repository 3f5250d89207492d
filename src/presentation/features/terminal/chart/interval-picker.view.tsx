import { useTranslation } from 'react-i18next';
import { candleIntervals, type CandleInterval } from '../../../../domain/markets/candle';
import styles from './chart-panel.module.css';

interface IntervalPickerProps {
  readonly interval: CandleInterval;
  /** Those at hand. */
  readonly favourites: readonly CandleInterval[];
  readonly onChoose: (interval: CandleInterval) => void;
}

/** How much time a candle stands for. */
export function IntervalPicker({ interval, favourites, onChoose }: IntervalPickerProps) {
  const { t } = useTranslation('trade');
  const others = candleIntervals.filter((each) => !favourites.includes(each));
  const other = others.includes(interval);
  return (
    <div role="group" aria-label={t('chart.interval')} className={styles.intervals}>
      {favourites.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.tool}
          aria-pressed={each === interval}
          onClick={() => onChoose(each)}
        >
          {t(`interval.${each}`)}
        </button>
      ))}
      {others.length > 0 ? (
        <select
          className={styles.more}
          data-chosen={other || undefined}
          aria-label={t('chart.moreIntervals')}
          value={other ? interval : ''}
          onChange={(event) => {
            const chosen = others.find((each) => each === event.target.value);
            if (chosen) onChoose(chosen);
          }}
        >
          <option value="" disabled hidden>
            {t('chart.more')}
          </option>
          {others.map((each) => (
            <option key={each} value={each}>
              {t(`interval.${each}`)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}
