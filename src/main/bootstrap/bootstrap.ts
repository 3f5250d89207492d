import type { Environment } from '../../application/platform/environment';
import { knownScripts } from './known-scripts';
import { languageOfVisitor, preload, preloadsOf } from './preloads';
import { showChosenTheme } from './chosen-theme';
import { stampStyles } from './style-nonce';
import { distrustText } from './trusted-types';

/*
 * Runs before anything is drawn. The build writes it into the page itself, so that neither the theme nor the
 * request for what the page needs waits for another answer; the security policy names it by nonce or hash.
 */
distrustText(knownScripts(JSON.parse(document.getElementById('environment')!.textContent) as Environment));
stampStyles();
showChosenTheme();
preload(preloadsOf(document, location.pathname, languageOfVisitor()));
