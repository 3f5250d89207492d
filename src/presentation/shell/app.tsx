import { observer } from 'mobx-react-lite';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { formatOf } from '../kit/formats/format';
import { AppProvider } from '../runtime/app-context';
import { FormatContext } from '../kit/formats/use-format';
import { ErrorBoundary } from '../runtime/error-boundary';
import { BootScreen } from './boot-screen';
import { type PageOpener, PageOpenerContext } from '../runtime/route';
import { RoutePage } from '../runtime/route-page';
import { appRoutes } from './routes';
import { ServerErrorPage } from '../features/message-pages/server-error.page';
import { Shell } from './shell';
import type { AppStores } from '../runtime/app-stores';

/** The whole product. The stores are started by the composition root. */
export const App = observer(function App({ shell, pages }: { readonly shell: AppStores; readonly pages: PageOpener }) {
  const { status, language } = shell.language;
  const format = formatOf(language.regionalTag, shell.preferences.formatStyle);
  if (status !== 'ready') return <BootScreen failed={status === 'failed'} />;
  return (
    <AppProvider app={shell}>
      <PageOpenerContext.Provider value={pages}>
        <FormatContext.Provider value={format}>
          {/* As one piece: in slices a page that is here already takes twice as long, and /trade shows an empty one on its way. */}
          <BrowserRouter useTransitions={false}>
            {/* Another account: nothing that was on screen stays. */}
            <Shell key={shell.session.visit}>
              <Routes>
                {appRoutes.map((route) => (
                  <Route
                    key={route.path}
                    path={route.path}
                    element={
                      <ErrorBoundary
                        key={route.path}
                        name={route.path}
                        fallback={(retry, errorId) => <ServerErrorPage errorId={errorId} onRetry={retry} />}
                      >
                        <RoutePage route={route} />
                      </ErrorBoundary>
                    }
                  />
                ))}
              </Routes>
            </Shell>
          </BrowserRouter>
        </FormatContext.Provider>
      </PageOpenerContext.Provider>
    </AppProvider>
  );
});
