import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { addressIn, languageAddress, languagePrefix } from '../../domain/platform/language-address';
import type { AppStores } from '../runtime/app-stores';

/**
 * The browser's address. A language that stands in it stays before every page that is gone to, and changes with the
 * language on screen; plain addresses stay plain.
 */
export const BrowserAddresses = observer(function BrowserAddresses({
  app,
  children,
}: {
  readonly app: AppStores;
  readonly children: ReactNode;
}) {
  const [language, setLanguage] = useState(asked);
  const { language: shown } = app;
  const { code } = shown;

  // Heard by the router as well, so that both change in one step.
  useEffect(() => {
    const follow = (): void => {
      const wanted = asked();
      setLanguage(wanted);
      if (wanted) void shown.show(wanted);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [shown]);

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const address = languageAddress(pathname);
    if (address.language === undefined || address.language === code) return;
    window.history.replaceState(window.history.state, '', addressIn(code, address.path) + search + hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [code]);

  return (
    // As one piece: in slices a page that is here already takes twice as long, and /trade shows an empty one on its way.
    <BrowserRouter basename={languagePrefix(language)} useTransitions={false}>
      {children}
    </BrowserRouter>
  );
});

function asked() {
  return languageAddress(window.location.pathname).language;
}
