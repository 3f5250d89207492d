import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Switch } from '../../../kit/controls/switch';
import { Select } from '../../../kit/controls/select';
import { tapeWindows } from '../../../../domain/markets/trade-tape';
import { paths } from '../../../runtime/paths';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import { useMarket } from '../market/market-context';
import { TradePreferencesStore } from '../market/trade-preferences.store';
import styles from './book-menu.module.css';
import { useTapePanel, type TapePanelStore } from './tape-panel.store';
import { TapeSounds } from './tape-sounds';
import { useDismiss } from '../../../kit/hooks/use-dismiss';
import { view } from '../../../runtime/feature';

interface TapeCompanionStores {
  readonly preferences: TradePreferencesStore;
  readonly settings: PreferencesStore;
  readonly sounds: TapeSounds;
}

/** What stands beside the lines of a tape: its settings, and what of it is heard. */
export const TapeCompanion = observer(function TapeCompanion({ stores }: { readonly stores: TapeCompanionStores }) {
  const panel = useTapePanel();
  const { tape } = useMarket();
  const { held } = panel;
  useEffect(() => (held ? undefined : stores.sounds.listen(tape)), [stores.sounds, tape, held]);
  return panel.menuOpen ? <TapeMenu {...stores} panel={panel} /> : null;
});

interface TapeMenuProps extends TapeCompanionStores {
  readonly panel: TapePanelStore;
}

/** How trades are added up, and whether large ones are heard. */
const TapeMenu = observer(function TapeMenu({ preferences, settings, panel }: TapeMenuProps) {
  const { t } = useTranslation('ladder');
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, true, () => panel.openMenu(false));
  useEffect(() => box.current?.querySelector<HTMLElement>('button, select')?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={t('tape.label')} className={styles.menu}>
      <label className={styles.choice}>
        <span>{t('tape.window')}</span>
        <Select
          size="tiny"
          value={preferences.tapeWindow ?? 0}
          onChange={(value) => preferences.set({ tapeWindow: tapeWindows.find((window) => window === value) })}
          options={([0, ...tapeWindows] as const).map((window) => ({
            value: window,
            label: t(`tape.windows.${window}`),
          }))}
        />
      </label>
      <Switch checked={preferences.tapeSound} onChange={(tapeSound) => preferences.set({ tapeSound })}>
        {t('tape.sound')} · {t(preferences.tapeSound ? 'tape.soundOn' : 'tape.soundOff')}
      </Switch>
      {preferences.tapeSound && !settings.values['sound.on'] ? (
        <p className={styles.hint}>
          {t('tape.soundsAreOff')} <Link to={paths.accountSettings}>{t('tape.settings')}</Link>
        </p>
      ) : null}
    </div>
  );
});

export default view(TapeCompanion, {
  preferences: TradePreferencesStore,
  settings: PreferencesStore,
  sounds: TapeSounds,
});
