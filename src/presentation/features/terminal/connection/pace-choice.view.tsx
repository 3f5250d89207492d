import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { paces, type Pace, type PacedFrames } from '../../../../application/markets/paced-frames';
import { Select } from '../../../kit/controls/select';
import type { TickersStore } from '../../markets/tickers.store';
import styles from './connection.module.css';

/** How often live panels change, or that they stand still (WCAG 2.2.2). */
export const PaceChoice = observer(function PaceChoice({
  frames,
  tickers,
}: {
  readonly frames: PacedFrames;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('safety');
  const choose = (chosen: Pace | 'paused'): void => {
    tickers.pause(chosen === 'paused');
    if (chosen !== 'paused') frames.choose(chosen);
  };
  return (
    <label className={styles.label}>
      {t('pace.label')}
      <Select
        size="tiny"
        value={tickers.paused ? 'paused' : frames.pace.current}
        onChange={choose}
        options={[...paces, 'paused' as const].map((each) => ({ value: each, label: t(`pace.${each}`) }))}
      />
    </label>
  );
});
