import { createContext, useContext } from 'react';
import type { MarketDesk } from './market-desk';

/** The desk that a panel belongs to: the page's, its group's or its tile's. */
export const DeskContext = createContext<MarketDesk | undefined>(undefined);

export function useDesk(): MarketDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('A panel is rendered outside a desk.');
  return desk;
}
