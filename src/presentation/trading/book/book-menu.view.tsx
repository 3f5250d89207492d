import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk/desk-context';
import type { TradePreferencesStore } from '../trade-preferences.store';
import styles from './book-companion.module.css';
import type { BookPanelStore } from './book-panel.store';

interface BookMenuProps {
  readonly preferences: TradePreferencesStore;
  readonly panel: BookPanelStore;
}

/** How the book counts and draws, and its summary. Esc or a press elsewhere closes it. */
export const BookMenu = observer(function BookMenu({ preferences, panel }: BookMenuProps) {
  const { t } = useTranslation('ladder');
  const { instrument } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.querySelector('button')?.focus();
    const leave = (event: Event): void => {
      // The button that opened it closes it by itself.
      if (event.target instanceof Node && !box.current?.contains(event.target) && !opener?.contains(event.target)) panel.openMenu(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [panel]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('menu.label')}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        panel.openMenu(false);
      }}
    >
      <Choice label={t('menu.unit')}>
        {(['base', 'quote'] as const).map((unit) => (
          <button key={unit} type="button" aria-pressed={preferences.bookUnit === unit} onClick={() => preferences.set({ bookUnit: unit })}>
            {instrument[unit]}
          </button>
        ))}
      </Choice>
      <Choice label={t('menu.bars')}>
        {(['cumulative', 'amount'] as const).map((bars) => (
          <button key={bars} type="button" aria-pressed={preferences.depthBars === bars} onClick={() => preferences.set({ depthBars: bars })}>
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
