import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button';
import { Segmented } from '../../../kit/controls/segmented';
import { useMarket } from '../market/market-context';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
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
  const { instrument } = useMarket();
  const box = useRef<HTMLDivElement>(null);
  useDismiss(box, true, () => panel.openMenu(false));
  useEffect(() => box.current?.querySelector<HTMLElement>('button, select')?.focus(), []);
  return (
    <div ref={box} role="group" aria-label={t('menu.label')} className={styles.menu}>
      <Choice label={t('menu.unit')}>
        <Segmented
          size="tiny"
          label={t('menu.unit')}
          value={preferences.bookUnit}
          options={(['base', 'quote'] as const).map((unit) => ({ value: unit, label: instrument[unit] }))}
          onChange={(bookUnit) => preferences.set({ bookUnit })}
        />
      </Choice>
      <Choice label={t('menu.bars')}>
        <Segmented
          size="tiny"
          label={t('menu.bars')}
          value={preferences.depthBars}
          options={(['cumulative', 'amount'] as const).map((bars) => ({ value: bars, label: t(`menu.bar.${bars}`) }))}
          onChange={(depthBars) => preferences.set({ depthBars })}
        />
      </Choice>
      <Button size="tiny" onClick={() => panel.read()}>
        {t('menu.read')}
      </Button>
      <p className={styles.hint}>{t('menu.keys')}</p>
    </div>
  );
});

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
