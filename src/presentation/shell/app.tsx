import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { formatOf } from '../kit/formats/format';
import { AppProvider } from '../runtime/app-context';
import { FormatContext } from '../kit/formats/use-format';
import { ErrorBoundary } from '../runtime/error-boundary';
import { BootScreen } from './boot-screen';
import { type FeatureOpener, FeatureOpenerContext } from '../runtime/feature';
import { RoutePage } from '../runtime/route-page';
import { pages } from './pages';
import { BrokenPage } from '../features/message-pages/broken-page';
import { Shell } from './shell';
import type { AppStores } from '../runtime/app-stores';

interface AppProps {
  readonly app: AppStores;
  /** Of each visit its own (`SessionStore.visit`): the same while it lasts. */
  readonly openerOf: (visit: number) => FeatureOpener;
  /** Where the page's address comes from. */
  readonly Addresses: ComponentType<{ readonly app: AppStores; readonly children: ReactNode }>;
}

/** The whole product. The stores are started by the composition root. */
export const App = observer(function App({ app, openerOf, Addresses }: AppProps) {
  const { status, language } = app.language;
  const format = formatOf(language.regionalTag, app.preferences.formatStyle);
  if (status !== 'ready') return <BootScreen failed={status === 'failed'} />;
  return (
    <AppProvider app={app}>
      <FeatureOpenerContext.Provider value={openerOf(app.session.visit)}>
        <FormatContext.Provider value={format}>
          <Addresses app={app}>
            {/* Another account: nothing that was on screen stays. */}
            <Shell key={app.session.visit}>
              <Routes>
                {pages.map((page) => (
                  <Route
                    key={page.path}
                    path={page.path}
                    element={
                      <ErrorBoundary
                        key={page.path}
                        name={page.path}
                        fallback={(retry, errorId) => <BrokenPage errorId={errorId} onRetry={retry} />}
                      >
                        <RoutePage feature={page} />
                      </ErrorBoundary>
                    }
                  />
                ))}
              </Routes>
            </Shell>
          </Addresses>
        </FormatContext.Provider>
      </FeatureOpenerContext.Provider>
    </AppProvider>
  );
});
