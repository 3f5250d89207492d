import { createContext, type ReactNode } from 'react';
import { KitContext } from '../kit/controls/kit-context';
import type { AppStores } from './app-stores';
import { useGiven } from '../kit/hooks/use-given';

export const AppContext = createContext<AppStores | undefined>(undefined);

export function AppProvider({ app, children }: { readonly app: AppStores; readonly children: ReactNode }) {
  return (
    <AppContext.Provider value={app}>
      <KitContext.Provider value={app}>{children}</KitContext.Provider>
    </AppContext.Provider>
  );
}

/** What lives as long as the page: who is logged in, language, theme, connection, notices, configuration. */
export function useApp(): AppStores {
  return useGiven(AppContext);
}
