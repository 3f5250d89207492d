import { refuseMarkup } from './refuse-markup';
import { languageOfVisitor, preload, preloadsOf } from './preloads';
import { showChosenTheme } from './chosen-theme';

/*
 * Runs before anything is drawn. The build writes it into the page itself, so that neither the theme nor the
 * request for what the page needs waits for another answer; the security policy names it by its hash.
 */
refuseMarkup();
showChosenTheme();
preload(preloadsOf(document, location.pathname, languageOfVisitor()));
