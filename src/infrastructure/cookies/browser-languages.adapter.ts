import type { PreferredLanguagesPort } from '../../application/platform/language.port';

export class BrowserLanguagesAdapter implements PreferredLanguagesPort {
  tags(): readonly string[] {
    return navigator.languages;
  }
}
