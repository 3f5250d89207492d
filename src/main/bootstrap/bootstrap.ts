import type { Environment } from '../../application/platform/environment';
import { afterFirstPaint } from './after-first-paint';
import { keepInstallPrompt } from './install-prompt';
import { pressOnce } from './held-keys';
import { keepTypedFields } from './typed-fields';
import { knownScripts } from './known-scripts';
import { isRendered, languageOfVisitor, preload, preloadsIn, preloadsOf, run } from './preloads';
import { showChosenTheme } from './chosen-theme';
import { hideOtherLanguage } from './other-language';
import { stampStyles } from './style-nonce';
import { distrustText } from './trusted-types';

/*
 * Runs before anything is drawn. The build writes it into the page itself, so that neither the theme nor the
 * request for what the page needs waits for another answer; the security policy names it by nonce or hash.
 */
distrustText(knownScripts(JSON.parse(document.getElementById('environment')!.textContent) as Environment));
stampStyles();
showChosenTheme();
keepInstallPrompt();
keepTypedFields();
pressOnce();
const language = languageOfVisitor();
const load = (): void => {
  preload(preloadsOf(document, location.pathname, language));
  run(preloadsIn(document).main ?? []);
};
// What is hidden has no words to be seen first.
if (isRendered(document) && !hideOtherLanguage(document, language)) afterFirstPaint(load);
else load();
