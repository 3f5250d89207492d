import { createContext } from 'react';
import type { Instrument } from '../../../../domain/markets/instrument';

/** What is chosen from, while somebody chooses another market. */
export interface MarketChoice {
  readonly current: string;
  readonly instruments: readonly Instrument[];
  readonly onClose: () => void;
}

export const MarketChoiceContext = createContext<MarketChoice | undefined>(undefined);
