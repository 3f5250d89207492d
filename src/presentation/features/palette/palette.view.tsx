import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CommandHistory } from '../../../application/commands/command-history';
import { ProgramWatch } from '../../../application/trading/program-watch';
import { TradingAccount } from '../../../application/trading/trading-account';
import { TradingSafety } from '../../../application/trading/trading-safety';
import { symbolOfSlug } from '../../../domain/markets/market-symbol';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { AlertsStore } from '../alerts/alerts.store';
import { TickersStore } from '../markets/tickers.store';
import { useCommandOverlay } from '../commands/command-overlay';
import { ConfirmCommand } from './confirm-command.view';
import { DialogSurface } from '../../kit/controls/dialog-surface';
import styles from './palette.module.css';
import { PaletteStore } from './palette.store';
import { PaletteSearch } from './palette-search.view';
import { view } from '../../runtime/feature';

export interface PaletteStores {
  readonly palette: PaletteStore;
  readonly history: CommandHistory;
  readonly alerts: AlertsStore;
  readonly tickers: Pick<TickersStore, 'symbols' | 'statistics'>;
  readonly watch: Pick<ProgramWatch, 'endsWithSession'>;
}

/** The palette: everything by its name, and orders and alerts in words. */
export const Palette = observer(function Palette({ stores }: { readonly stores: PaletteStores }) {
  const { palette } = stores;
  const { t } = useTranslation('commands');
  const overlay = useCommandOverlay();
  const { session, language } = useApp();
  const { marks } = useFormat();
  const { pathname } = useLocation();
  const slug = /^\/trade\/([^/]+)/.exec(pathname)?.[1];
  const current = slug === undefined ? undefined : symbolOfSlug(slug);
  const loggedIn = session.status === 'loggedIn';
  const { code } = language;

  useEffect(() => palette.begin(overlay.typedAhead), [palette, overlay]);
  useEffect(
    () => palette.surround({ current, marks, language: code, loggedIn }),
    [palette, current, marks, code, loggedIn],
  );

  return (
    <DialogSurface
      className={styles.palette}
      aria-label={t('palette.title')}
      onDismiss={palette.sending ? undefined : overlay.close}
      onClose={() => (palette.asked ? palette.goBack() : overlay.close())}
    >
      {palette.asked ? (
        <ConfirmCommand palette={palette} onDone={overlay.close} />
      ) : (
        <PaletteSearch stores={stores} onDone={overlay.close} />
      )}
    </DialogSurface>
  );
});

export default view(
  Palette,
  { palette: PaletteStore, history: CommandHistory, alerts: AlertsStore, tickers: TickersStore, watch: ProgramWatch },
  [TradingSafety, TradingAccount],
);
