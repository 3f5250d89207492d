import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { FailureState } from '../../../kit/data/failure-state';
import { useResource } from '../../../kit/data/use-resource';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { view } from '../../../runtime/feature';
import { FavouritesStore } from '../../markets/favourites.store';
import { TickersStore } from '../../markets/tickers.store';
import { useMarket } from '../market/market-context';
import { HighestLeveragesStore } from './highest-leverages.store';
import { MarketPicker } from './market-picker.view';
import styles from './markets-panel.module.css';

interface MarketsPanelStores {
  readonly markets: MarketsQueries;
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
  readonly leverages: HighestLeveragesStore;
}

/** All markets, live, one press away from being traded. */
const MarketsPanel = observer(function MarketsPanel({ stores }: { readonly stores: MarketsPanelStores }) {
  const { t } = useTranslation('trade');
  const { instrument } = useMarket();
  const { markets, ...live } = stores;
  const resource = useMemo(() => markets.instruments(), [markets]);
  const state = useResource(resource);
  return (
    <section className={styles.panel} aria-label={t('selector.title')}>
      {state.status === 'ready' ? (
        <MarketPicker beside current={instrument.symbol} instruments={state.value} {...live} />
      ) : state.status === 'failed' ? (
        <FailureState failure={state.failure} onRetry={() => void resource.refresh()} />
      ) : (
        <RowsSkeleton />
      )}
    </section>
  );
});

export default view(MarketsPanel, {
  markets: MarketsQueries,
  tickers: TickersStore,
  favourites: FavouritesStore,
  leverages: HighestLeveragesStore,
});
