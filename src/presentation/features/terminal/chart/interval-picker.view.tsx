import { useTranslation } from 'react-i18next';
import { Select } from '../../../kit/controls/select';
import { PlainButton } from '../../../kit/controls/plain-button';
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
        <PlainButton key={each} className={styles.tool} aria-pressed={each === interval} onClick={() => onChoose(each)}>
          {t(`interval.${each}`)}
        </PlainButton>
      ))}
      {others.length > 0 ? (
        <Select
          variant="borderless"
          className={styles.more}
          data-chosen={other || undefined}
          aria-label={t('chart.moreIntervals')}
          value={other ? interval : ''}
          placeholder={t('chart.more')}
          options={others.map((each) => ({ value: each, label: t(`interval.${each}`) }))}
          onChange={onChoose}
        />
      ) : null}
    </div>
  );
}
