import { createContext, useContext } from 'react';
import type { MarketStores } from './market-stores';

/** The market that a panel belongs to: the page's, its group's or its tile's. */
export const MarketContext = createContext<MarketStores | undefined>(undefined);

export function useMarket(): MarketStores {
  const market = useContext(MarketContext);
  if (!market) throw new Error('Rendered outside a market.');
  return market;
}
