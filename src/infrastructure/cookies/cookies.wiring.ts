import { defineModule, provide } from '../../application/kernel/provider';
import { LanguageCookiePort } from '../../application/platform/language.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { SocialPayloadPort } from '../../application/session/social-payload.port';
import { CookieLanguageAdapter } from './cookie-language.adapter';
import { CookieSocialPayloadAdapter } from './cookie-social-payload.adapter';
import { CookieSessionTokenAdapter } from './cookie-session-token.adapter';

export const cookiesModule = defineModule('cookies', [
  provide(SessionTokenPort, CookieSessionTokenAdapter),
  provide(SocialPayloadPort, CookieSocialPayloadAdapter),
  provide(LanguageCookiePort, CookieLanguageAdapter),
]);
