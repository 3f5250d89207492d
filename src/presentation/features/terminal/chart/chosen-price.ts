import { createContext, useContext } from 'react';
import type { Decimal } from '../../../../domain/shared/decimal';

interface ChosenPrice {
  readonly price: Decimal;
  readonly close: () => void;
}

export const ChosenPriceContext = createContext<ChosenPrice | undefined>(undefined);

/** What an entry of the menu is about. */
export function useChosenPrice(): ChosenPrice {
  const chosen = useContext(ChosenPriceContext);
  if (!chosen) throw new Error('An entry of the menu is rendered outside it.');
  return chosen;
}
