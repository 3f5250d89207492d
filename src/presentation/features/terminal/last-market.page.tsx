import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../runtime/paths';
import { TradePreferencesStore } from './market/trade-preferences.store';
import { view } from '../../runtime/feature';

interface LastMarketStores {
  readonly preferences: TradePreferencesStore;
}

/** /trade: on to the market seen last, or the default one, with what the address asks of the terminal. */
export function LastMarketPage({ stores }: { readonly stores: LastMarketStores }) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { lastMarket } = stores.preferences;
  // Before anything is painted: there is nothing to be seen here.
  useLayoutEffect(
    () => void navigate(paths.market(lastMarket) + hash, { replace: true }),
    [navigate, lastMarket, hash],
  );
  return null;
}

export default view(LastMarketPage, { preferences: TradePreferencesStore });
