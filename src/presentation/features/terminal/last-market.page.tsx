import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../runtime/paths';
import { TradePreferencesStore } from './market/trade-preferences.store';
import { view } from '../../runtime/feature';

export interface LastMarketStores {
  readonly preferences: TradePreferencesStore;
}

/** /trade: on to the market seen last, or the default one. */
export function LastMarketPage({ stores }: { readonly stores: LastMarketStores }) {
  const navigate = useNavigate();
  const { lastMarket } = stores.preferences;
  // Before anything is painted: there is nothing to be seen here.
  useLayoutEffect(() => void navigate(paths.market(lastMarket), { replace: true }), [navigate, lastMarket]);
  return null;
}

export default view(LastMarketPage, { preferences: TradePreferencesStore });
