import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { candleIntervals, type CandleInterval } from '../../../domain/markets/candle';
import { chartScales } from '../../../domain/markets/chart-setup';
import { Dialog } from '../../ui/dialog';
import type { ChartSetupStore } from './chart-setup.store';
import styles from './chart-tools.module.css';
import { useShownChart } from './chart-view';

const switches = ['grid', 'countdown'] as const;

export const ChartSettingsDialog = observer(function ChartSettingsDialog({ setup, onClose }: { readonly setup: ChartSetupStore; readonly onClose: () => void }) {
  const { t } = useTranslation(['chart', 'trade']);
  const { preferences } = useShownChart();
  const { intervals } = preferences;
  const toggle = (interval: CandleInterval): void => {
    const chosen = candleIntervals.filter((each) => (each === interval) !== intervals.includes(each));
    if (chosen.length > 0) preferences.set({ intervals: chosen });
  };
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <fieldset className={styles.choices}>
        <legend>{t('scale.label')}</legend>
        {chartScales.map((scale) => (
          <label key={scale}>
            <input type="radio" name="chart-scale" checked={setup.setup.scale === scale} onChange={() => setup.change({ scale })} />
            {t(`scale.${scale}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('settings.shown')}</legend>
        {switches.map((part) => (
          <label key={part}>
            <input type="checkbox" checked={setup.setup[part]} onChange={() => setup.change({ [part]: !setup.setup[part] })} />
            {t(`settings.${part}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('settings.intervals')}</legend>
        {candleIntervals.map((interval) => (
          <label key={interval}>
            <input type="checkbox" checked={intervals.includes(interval)} onChange={() => toggle(interval)} />
            {t(`trade:interval.${interval}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
});
