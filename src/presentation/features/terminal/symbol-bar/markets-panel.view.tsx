import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { view } from '../../../runtime/feature';
import { FavouritesStore } from '../../markets/favourites.store';
import { TickersStore } from '../../markets/tickers.store';
import { useTerminal } from '../layout/terminal-context';
import { useMarket } from '../market/market-context';
import { HighestLeveragesStore } from './highest-leverages.store';
import { MarketPicker } from './market-picker.view';
import styles from './markets-panel.module.css';

interface MarketsPanelStores {
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
  readonly leverages: HighestLeveragesStore;
}

/** All markets, live, one press away from being traded. */
export const MarketsPanel = observer(function MarketsPanel({ stores }: { readonly stores: MarketsPanelStores }) {
  const { t } = useTranslation('trade');
  const { market } = useTerminal();
  const { instrument } = useMarket();
  return (
    <section className={styles.panel} aria-label={t('selector.title')}>
      <MarketPicker beside current={instrument.symbol} instruments={market.instruments ?? []} {...stores} />
    </section>
  );
});

export default view(MarketsPanel, {
  tickers: TickersStore,
  favourites: FavouritesStore,
  leverages: HighestLeveragesStore,
});
