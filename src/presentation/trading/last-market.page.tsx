import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths';
import type { TradePreferencesStore } from './trade-preferences.store';

export interface LastMarketStores {
  readonly preferences: TradePreferencesStore;
}

/** /trade: on to the market seen last, or the default one. */
export function LastMarketPage({ stores }: { readonly stores: LastMarketStores }) {
  return <Navigate to={paths.market(stores.preferences.lastMarket)} replace />;
}
