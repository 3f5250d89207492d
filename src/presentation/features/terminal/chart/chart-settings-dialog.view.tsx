import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { candleIntervals, type CandleInterval } from '../../../../domain/markets/candle';
import { chartScales, volumePlaces } from '../../../../domain/markets/chart-setup';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { Checkbox, Radio } from '../../../kit/controls/checkbox';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogText } from '../../../kit/controls/dialog-parts';
import styles from './chart-dialogs.module.css';
import type { ChartSetupsStore } from './chart-setups.store';
import { useShownChart } from './chart-view';
import { UseForAll } from './use-for-all.view';

const switches = ['grid', 'countdown'] as const;

interface ChartSettingsDialogProps {
  readonly setups: ChartSetupsStore;
  readonly onClose: () => void;
}

/** What the market's own chart is like, and what is the same on every chart. */
export const ChartSettingsDialog = observer(function ChartSettingsDialog({
  setups,
  onClose,
}: ChartSettingsDialogProps) {
  const { t } = useTranslation(['chart', 'trade']);
  const { preferences, instrument } = useShownChart();
  const { intervals } = preferences;
  const { look } = setups;
  const own = setups.of(instrument.symbol);
  const toggle = (interval: CandleInterval): void => {
    const chosen = candleIntervals.filter((each) => (each === interval) !== intervals.includes(each));
    if (chosen.length > 0) preferences.set({ intervals: chosen });
  };
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <h3 className={styles.heading}>{marketDisplayName(instrument.symbol)}</h3>
      <fieldset className={styles.choices}>
        <legend>{t('scale.label')}</legend>
        {chartScales.map((scale) => (
          <Radio
            key={scale}
            name="chart-scale"
            checked={own.setup.scale === scale}
            onChange={() => own.change({ scale })}
          >
            {t(`scale.${scale}`)}
          </Radio>
        ))}
      </fieldset>
      {own.compared.length > 0 ? <DialogText>{t('scale.compared')}</DialogText> : null}
      <UseForAll setups={setups} />
      <h3 className={styles.heading}>{t('settings.everyMarket')}</h3>
      <fieldset className={styles.choices}>
        <legend>{t('settings.shown')}</legend>
        {switches.map((part) => (
          <Checkbox key={part} checked={look[part]} onChange={() => setups.changeLook({ [part]: !look[part] })}>
            {t(`settings.${part}`)}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('settings.volume.label')}</legend>
        {volumePlaces.map((volume) => (
          <Radio
            key={volume}
            name="chart-volume"
            checked={look.volume === volume}
            onChange={() => setups.changeLook({ volume })}
          >
            {t(`settings.volume.${volume}`)}
          </Radio>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('settings.intervals')}</legend>
        {candleIntervals.map((interval) => (
          <Checkbox key={interval} checked={intervals.includes(interval)} onChange={() => toggle(interval)}>
            {t(`trade:interval.${interval}`)}
          </Checkbox>
        ))}
      </fieldset>
    </Dialog>
  );
});
