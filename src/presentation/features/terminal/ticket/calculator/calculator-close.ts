import { createContext, useContext } from 'react';

const Close = createContext<() => void>(() => undefined);

/** Ends the dialog that the calculator is in. */
export const CalculatorClose = Close.Provider;

export function useCalculatorClose(): () => void {
  return useContext(Close);
}
