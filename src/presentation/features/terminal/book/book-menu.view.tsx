import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../kit/controls/plain-button';
import { useDesk } from '../desk/desk-context';
import type { TradePreferencesStore } from '../trade-preferences.store';
import styles from './book-menu.module.css';
import type { BookPanelStore } from './book-panel.store';
import { useDismiss } from '../../../kit/hooks/use-dismiss';

interface BookMenuProps {
  readonly preferences: TradePreferencesStore;
  readonly panel: BookPanelStore;
}

/** How the book counts and draws, and its summary. Esc or a press elsewhere closes it. */
export const BookMenu = observer(function BookMenu({ preferences, panel }: BookMenuProps) {
  const { t } = useTranslation('ladder');
  const { instrument } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, true, () => panel.openMenu(false));
  useEffect(() => box.current?.querySelector<HTMLElement>('button, select')?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={t('menu.label')} className={styles.menu}>
      <Choice label={t('menu.unit')}>
        {(['base', 'quote'] as const).map((unit) => (
          <PlainButton
            key={unit}
            aria-pressed={preferences.bookUnit === unit}
            onClick={() => preferences.set({ bookUnit: unit })}
          >
            {instrument[unit]}
          </PlainButton>
        ))}
      </Choice>
      <Choice label={t('menu.bars')}>
        {(['cumulative', 'amount'] as const).map((bars) => (
          <PlainButton
            key={bars}
            aria-pressed={preferences.depthBars === bars}
            onClick={() => preferences.set({ depthBars: bars })}
          >
            {t(`menu.bar.${bars}`)}
          </PlainButton>
        ))}
      </Choice>
      <PlainButton className={styles.wide} onClick={() => panel.read()}>
        {t('menu.read')}
      </PlainButton>
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
