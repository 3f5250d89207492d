import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { useApp } from '../../runtime/app-context';
import { Part } from '../../runtime/part';
import { IconButton } from '../../kit/controls/icon-button';
import { useRootMark } from '../../kit/hooks/use-root-mark';
import { useMarket } from './market/market-context';
import { alonePanel } from './layout/alone-panel';
import { PanelContent, registered } from './layout/panel-content.view';
import { TerminalContext } from './layout/terminal-context';
import { isWorkspaceLink } from './layout/shared-link-mark';
import { StandardPanels } from './layout/standard-panels.view';
import { favouritesBarFeature } from './symbol-bar/favourites-bar.feature';
import { SymbolBar } from './symbol-bar/symbol-bar.view';
import { SkipLinks } from './skip-links.view';
import { TerminalPanelsSkeleton } from './terminal-skeleton.view';
import type { TradePageStores } from './layout/trade-page-stores';
import styles from './layout/terminal.module.css';
import { useTradeLayout } from './layout/use-layout';
import { workspaceFeature } from './layout/workspace.feature';
import { workspaceLinkFeature } from './layout/workspace-link.feature';

interface TerminalProps {
  readonly instruments: readonly Instrument[];
  readonly stores: TradePageStores;
}

/** The panels of one market, as they come for the width there is, or as somebody arranged them. */
export const Terminal = observer(function Terminal({ instruments, stores }: TerminalProps) {
  const { t } = useTranslation('trade');
  const width = useTradeLayout();
  const { hash, search } = useLocation();
  const { tickers, favourites, layout } = stores;
  const { values } = useApp().preferences;
  const { instrument } = useMarket();
  const phone = width === 'phone';
  // What could not be had leaves the panels where they usually are; how they are arranged stays as it was chosen.
  const [lost, setLost] = useState(false);
  const arranged = layout.mode === 'workspace' && !phone && !lost;
  const alone = new URLSearchParams(search).get(alonePanel) ?? '';
  const favouritesBar = values['terminal.favourites'] && !phone && !registered(alone);
  useRootMark('favourites', favouritesBar && '');
  if (registered(alone)) {
    return (
      <TerminalContext value={stores}>
        <div className={styles.alone}>
          <h1 className={styles.heading}>{marketDisplayName(instrument.symbol)}</h1>
          <PanelContent content={alone} />
        </div>
      </TerminalContext>
    );
  }

  return (
    <TerminalContext value={stores}>
      {favouritesBar ? (
        <div className={styles.favourites} data-stale={tickers.stale || undefined}>
          <Part feature={favouritesBarFeature} />
        </div>
      ) : null}
      <div
        className={arranged ? undefined : styles.terminal}
        data-layout={width}
        data-form={values['terminal.form']}
        data-stale={tickers.stale || undefined}
      >
        {phone ? null : <SkipLinks />}
        <div className={styles.bar}>
          <div className={styles.symbol} data-tour="market">
            <SymbolBar instrument={instrument} instruments={instruments} tickers={tickers} favourites={favourites} />
          </div>
          {phone ? null : (
            <IconButton
              icon="panels"
              data-tour="layout"
              className={styles.arrange}
              aria-pressed={arranged}
              label={t('panels.arrange')}
              title={t('panels.arrangeText')}
              onClick={() => {
                setLost(false);
                layout.use(arranged ? 'standard' : 'workspace');
              }}
            />
          )}
        </div>
        {arranged ? (
          <Part feature={workspaceFeature} waiting={<TerminalPanelsSkeleton />} onFailed={() => setLost(true)} />
        ) : (
          <StandardPanels key={instrument.symbol} width={width} />
        )}
      </div>
      {isWorkspaceLink(hash) ? <Part feature={workspaceLinkFeature} /> : null}
    </TerminalContext>
  );
});
