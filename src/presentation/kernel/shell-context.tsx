import { createContext, useContext } from 'react';
import type { ShellStores } from '../app/shell-stores';

export const ShellContext = createContext<ShellStores | undefined>(undefined);

/** The stores of the shell: who is logged in, language, theme, connection, notices, configuration. */
export function useShell(): ShellStores {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('Rendered outside the shell.');
  return shell;
}
