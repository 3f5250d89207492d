import { AccountCommandsPort } from '../../application/account/account-commands.port';
import { AccountPort } from '../../application/account/account.port';
import { defineModule, provideValue } from '../../application/kernel/provider';
import { ClipboardPort } from '../../application/platform/clipboard.port';
import { Environment } from '../../application/platform/environment';
import { TranslationsPort } from '../../application/platform/language.port';
import { PreferencesCommandsPort } from '../../application/platform/preferences-commands.port';
import { AnalyticsPort, DeviceIdentityPort } from '../../application/platform/tracking.port';
import { SessionSyncCommandsPort } from '../../application/session/session-sync-commands.port';
import { SocialPayloadPort } from '../../application/session/social-payload.port';
import type { LanguageCode } from '../../domain/platform/language';
import { RenderedTranslationsAdapter, type Texts } from '../../infrastructure/i18n/rendered-translations.adapter';
import { renderingModule, silentModule } from '../../infrastructure/rendering/rendering.wiring';
import type { Assembly } from '../composition';
import { laterModules } from './later-modules';

/** Ports of the web assembly's core that nobody answers while pages are rendered. */
const silent = [
  AccountPort,
  AccountCommandsPort,
  PreferencesCommandsPort,
  SessionSyncCommandsPort,
  SocialPayloadPort,
  ClipboardPort,
  AnalyticsPort,
  DeviceIdentityPort,
];

/** The product where pages are rendered ahead in one language: nothing is known, and nothing is asked for. */
export function renderingAssembly(environment: Environment, language: LanguageCode, texts: Texts): Assembly {
  return {
    name: environment.assembly,
    core: [
      defineModule('configuration', [
        provideValue(Environment, environment),
        provideValue(TranslationsPort, new RenderedTranslationsAdapter(language, texts)),
      ]),
      renderingModule,
      silentModule([...silent, ...laterModules.flatMap(({ ports }) => ports)]),
    ],
    later: [],
  };
}
