import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../kit/controls/icon-button';
import { NumberField } from '../../../kit/controls/text-field';
import { Segmented } from '../../../kit/controls/segmented';
import type { Instrument } from '../../../../domain/markets/instrument';
import { formatDecimalInput, parseDecimalInput } from '../../../../domain/platform/decimal-input';
import { decimal } from '../../../../domain/shared/decimal';
import { useFormat } from '../../../kit/formats/use-format';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import type { TapePanelStore } from './tape-panel.store';
import styles from './tape.module.css';

interface TapeToolbarProps {
  readonly titled: boolean;
  readonly preferences: TradePreferencesStore;
  readonly instrument: Instrument;
  readonly panel: TapePanelStore;
}

/** Whose trades, from which size on, a way to hold them still, and the way to everything else. */
export const TapeToolbar = observer(function TapeToolbar({ titled, preferences, instrument, panel }: TapeToolbarProps) {
  const { t } = useTranslation('trade');
  const { mine, held, menuOpen } = panel;
  return (
    <div className={styles.toolbar}>
      {titled ? <h2 className="unseen">{t('panels.tape')}</h2> : null}
      <Segmented
        size="tiny"
        label={t('tape.whose')}
        value={mine ? 'mine' : 'all'}
        options={[
          { value: 'all', label: t(titled ? 'panels.tape' : 'tape.all') },
          { value: 'mine', label: t('tape.mine') },
        ]}
        onChange={(whose) => panel.showMine(whose === 'mine')}
      />
      {mine ? null : (
        <>
          <MinimumSize key={instrument.symbol} preferences={preferences} instrument={instrument} />
          <IconButton
            icon={<>{held ? '▶' : '❚❚'}</>}
            size="tiny"
            aria-pressed={held}
            label={t('tape.pause')}
            onClick={() => panel.hold(!held)}
          />
          <IconButton
            icon={<>⋯</>}
            size="tiny"
            aria-expanded={menuOpen}
            label={t('tape.more')}
            onClick={() => panel.openMenu(!menuOpen)}
          />
        </>
      )}
    </div>
  );
});

/** An empty field, or one that is no number, shows every trade. */
const MinimumSize = observer(function MinimumSize({
  preferences,
  instrument,
}: Pick<TapeToolbarProps, 'preferences' | 'instrument'>) {
  const { t } = useTranslation('trade');
  const { marks } = useFormat();
  const kept = preferences.tapeMinimum(instrument.symbol);
  const [text, setText] = useState(() => (kept > 0 ? formatDecimalInput(decimal(kept), marks) : ''));
  return (
    <label className={styles.minimum}>
      <span>≥</span>
      <NumberField
        size="tiny"
        className={styles.least}
        letters={5}
        aria-label={t('tape.minimum', { asset: instrument.base })}
        title={t('tape.minimum', { asset: instrument.base })}
        placeholder="0"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const input = parseDecimalInput(event.target.value, marks);
          preferences.showTradesFrom(instrument.symbol, input.ok && input.value.gt(0) ? input.value.toNumber() : 0);
        }}
      />
    </label>
  );
});
