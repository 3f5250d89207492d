import { createContext, useContext } from 'react';
import { type Format, formatOf } from './format';

/** Provided by the shell in the language on screen. */
export const FormatContext = createContext<Format>(formatOf('en'));

export function useFormat(): Format {
  return useContext(FormatContext);
}
