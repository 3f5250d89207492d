import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { paces, type Pace, type PacedFrames } from '../../../../application/markets/paced-frames';
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
  const choose = (chosen: string): void => {
    tickers.pause(chosen === 'paused');
    if (chosen !== 'paused') frames.choose(chosen as Pace);
  };
  return (
    <label className={styles.label}>
      {t('pace.label')}
      <select
        className={styles.select}
        value={tickers.paused ? 'paused' : frames.pace.current}
        onChange={(event) => choose(event.target.value)}
      >
        {[...paces, 'paused' as const].map((each) => (
          <option key={each} value={each}>
            {t(`pace.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
});
