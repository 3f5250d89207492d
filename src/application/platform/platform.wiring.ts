import { AccountPort } from '../account/account.port';
import { Log } from '../kernel/log.port';
import { defineModule, entry, provideClass } from '../kernel/provider';
import { Session } from '../session/session';
import { ClipboardPort } from './clipboard.port';
import { CopyText } from './copy-text.use-case';
import { LanguageChoice } from './language-choice';
import { LanguageCookiePort, PreferredLanguagesPort, TranslationsPort } from './language.port';
import { LocalStoragePort } from './local-storage.port';
import { NoticesPort } from './notices.port';
import { SwitchLanguage } from './switch-language.use-case';

export const platformModule = defineModule('platform', [
  entry(provideClass(LanguageChoice, LanguageCookiePort, PreferredLanguagesPort, Session, TranslationsPort, LocalStoragePort)),
  entry(provideClass(SwitchLanguage, TranslationsPort, Session, AccountPort, LanguageCookiePort, LocalStoragePort, NoticesPort, Log)),
  entry(provideClass(CopyText, ClipboardPort, NoticesPort)),
]);
