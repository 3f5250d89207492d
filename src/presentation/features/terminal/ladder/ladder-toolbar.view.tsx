import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { Select } from '../../../kit/controls/select';
import { decimal, decimalPlaces } from '../../../../domain/shared/decimal';
import { useHotKeyAction } from '../../commands/hot-key-actions';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarket } from '../market/market-context';
import { centrings } from './ladder-preferences.store';
import type { LadderStore } from './ladder.store';
import styles from './ladder-tools.module.css';

/** How far apart the rows are, and whether the ladder goes along with the market. */
export const LadderToolbar = observer(function LadderToolbar({ ladder }: { readonly ladder: LadderStore }) {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument } = useMarket();
  const { preferences } = ladder;
  useHotKeyAction('book.centre', () => ladder.recentre());
  return (
    <div className={styles.toolbar}>
      <label className={styles.choice}>
        <span>{t('step')}</span>
        <Select
          size="tiny"
          value={ladder.multiple}
          onChange={(value) => preferences.chooseStep(instrument.symbol, value)}
          options={ladder.multiples.map((ticks) => {
            const width = instrument.tick.times(decimal(ticks));
            return { value: ticks, label: format.decimal(width, decimalPlaces(width), 'down') };
          })}
        />
      </label>
      <label className={styles.choice}>
        <span>{t('centring.label')}</span>
        <Select
          size="tiny"
          value={preferences.centring}
          onChange={(value) => preferences.set({ centring: value })}
          options={centrings.map((centring) => ({ value: centring, label: t(`centring.${centring}`) }))}
        />
      </label>
      <Button size="tiny" aria-label={t('centre')} title={t('centre')} onClick={() => ladder.recentre()}>
        <svg
          viewBox="0 0 16 16"
          width="14"
          height="14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <circle cx="8" cy="8" r="4.5" />
          <path d="M8 1v5M8 10v5M1 8h5M10 8h5" />
        </svg>
      </Button>
    </div>
  );
});
