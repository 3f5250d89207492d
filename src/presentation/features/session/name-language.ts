import { addressIn, languageAddress } from '../../../domain/platform/language-address';
import type { LanguageCode } from '../../../domain/platform/language';

/** The language on screen into an address that names none, so that whatever is gone to from here stays in it. */
export function nameLanguage(code: LanguageCode): void {
  const { pathname, search, hash } = window.location;
  const { language, path } = languageAddress(pathname);
  const wanted = addressIn(code, path);
  if (language !== undefined || wanted === pathname) return;
  window.history.replaceState(window.history.state, '', wanted + search + hash);
  // The router and the shell hear of it as of a step back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}
