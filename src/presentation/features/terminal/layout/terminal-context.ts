import { createContext } from 'react';
import type { TradePageStores } from './trade-page-stores';
import { useGiven } from '../../../kit/hooks/use-given';

/** What panels of the product's first load stand on, wherever they are placed. */
export const TerminalContext = createContext<TradePageStores | undefined>(undefined);

export function useTerminal(): TradePageStores {
  return useGiven(TerminalContext);
}
