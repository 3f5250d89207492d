import { Clock } from '../../application/kernel/clock.port';
import { defineModule, provide, provideClass } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { Environment } from '../../application/platform/environment';
import { LanguageCookiePort } from '../../application/platform/language.port';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { PagePort } from '../../application/platform/page.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { SocialPayloadPort } from '../../application/session/social-payload.port';
import { CookieJar } from './cookie-jar';
import { CookieLanguageAdapter } from './cookie-language.adapter';
import { CookieSocialPayloadAdapter } from './cookie-social-payload.adapter';
import { CookieSessionTokenAdapter } from './cookie-session-token.adapter';
import { TabChannel } from './tab-channel';

export const cookiesModule = defineModule('cookies', [
  provideClass(CookieJar),
  provideClass(TabChannel),
  provide(
    SessionTokenPort,
    CookieSessionTokenAdapter,
    CookieJar,
    LocalStoragePort,
    TabChannel,
    Environment,
    Clock,
    Scheduler,
    PagePort,
  ),
  provide(SocialPayloadPort, CookieSocialPayloadAdapter, CookieJar),
  provide(LanguageCookiePort, CookieLanguageAdapter, CookieJar),
]);
