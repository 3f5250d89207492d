import { createContext, type ReactNode, useContext } from 'react';
import { KitContext } from '../kit/controls/kit-context';
import type { AppStores } from './app-stores';

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
  const app = useContext(AppContext);
  if (!app) throw new Error('Rendered outside the product.');
  return app;
}
