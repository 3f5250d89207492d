import { createContext, useContext } from 'react';
import type { TradePageStores } from './trade-page-stores';

/** What panels of the product's first load stand on, wherever they are placed. */
export const TerminalContext = createContext<TradePageStores | undefined>(undefined);

export function useTerminal(): TradePageStores {
  const stores = useContext(TerminalContext);
  if (!stores) throw new Error('Rendered outside a terminal.');
  return stores;
}
