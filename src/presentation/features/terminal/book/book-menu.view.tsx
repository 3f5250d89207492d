import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk/desk-context';
import type { TradePreferencesStore } from '../trade-preferences.store';
import styles from './book-menu.module.css';
import type { BookPanelStore } from './book-panel.store';
import { useMenuFocus } from './use-menu-focus';

interface BookMenuProps {
  readonly preferences: TradePreferencesStore;
  readonly panel: BookPanelStore;
}

/** How the book counts and draws, and its summary. Esc or a press elsewhere closes it. */
export const BookMenu = observer(function BookMenu({ preferences, panel }: BookMenuProps) {
  const { t } = useTranslation('ladder');
  const { instrument } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useMenuFocus(box, () => panel.openMenu(false));
  return (
    <div ref={box} role="group" aria-label={t('menu.label')} className={styles.menu}>
      <Choice label={t('menu.unit')}>
        {(['base', 'quote'] as const).map((unit) => (
          <button
            key={unit}
            type="button"
            aria-pressed={preferences.bookUnit === unit}
            onClick={() => preferences.set({ bookUnit: unit })}
          >
            {instrument[unit]}
          </button>
        ))}
      </Choice>
      <Choice label={t('menu.bars')}>
        {(['cumulative', 'amount'] as const).map((bars) => (
          <button
            key={bars}
            type="button"
            aria-pressed={preferences.depthBars === bars}
            onClick={() => preferences.set({ depthBars: bars })}
          >
            {t(`menu.bar.${bars}`)}
          </button>
        ))}
      </Choice>
      <button type="button" className={styles.wide} onClick={() => panel.read()}>
        {t('menu.read')}
      </button>
      <p className={styles.hint}>{t('menu.keys')}</p>
    </div>
  );
});

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <div>{children}</div>
    </div>
  );
}
