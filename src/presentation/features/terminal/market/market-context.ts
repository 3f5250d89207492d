import { createContext } from 'react';
import type { MarketStores } from './market-stores';
import { useGiven } from '../../../kit/hooks/use-given';

/** The market that a panel belongs to: the page's, its group's or its tile's. */
export const MarketContext = createContext<MarketStores | undefined>(undefined);

export function useMarket(): MarketStores {
  return useGiven(MarketContext);
}
