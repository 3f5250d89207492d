import { ArticlesPort } from '../../application/blog/articles.port';
import { AccountCommandsPort } from '../../application/account/account-commands.port';
import { AccountPort } from '../../application/account/account.port';
import { defineModule, provide, provideValue } from '../../application/kernel/provider';
import { ClipboardPort } from '../../application/platform/clipboard.port';
import { Environment } from '../../application/platform/environment';
import { TranslationsPort } from '../../application/platform/language.port';
import { AnalyticsPort, DeviceIdentityPort } from '../../application/platform/tracking.port';
import { SessionSyncCommandsPort } from '../../application/session/session-sync-commands.port';
import { SocialPayloadPort } from '../../application/session/social-payload.port';
import { ApiReferencePort } from '../../application/reference/api-reference.port';
import type { LanguageCode } from '../../domain/platform/language';
import { DocumentWindow } from '../../infrastructure/ghost/document-window';
import { GhostArticlesAdapter } from '../../infrastructure/ghost/ghost-articles.adapter';
import { RenderedTranslationsAdapter, type Texts } from '../../infrastructure/i18n/rendered-translations.adapter';
import { renderingModule, silentModule } from '../../infrastructure/rendering/rendering.wiring';
import { CatalogueApiReferenceAdapter } from '../../infrastructure/rest/reference/catalogue-api-reference.adapter';
import { DirectHttpSender, HttpSender } from '../../infrastructure/rest/transport/http-sender.port';
import type { Assembly } from '../composition';
import { laterModules } from './later-modules';

/** Ports of the web assembly's core that nobody answers while pages are rendered. */
const silent = [
  AccountPort,
  AccountCommandsPort,
  SessionSyncCommandsPort,
  SocialPayloadPort,
  ClipboardPort,
  AnalyticsPort,
  DeviceIdentityPort,
];

/** What documents are about: articles, and what the product itself knows of its calls. */
const known: readonly unknown[] = [ArticlesPort, ApiReferencePort];

/** How a content host is asked while pages are rendered. */
export interface RenderedContent {
  readonly sender: HttpSender;
  /** Whose parser reads articles. */
  readonly window: DocumentWindow;
}

/** The product where pages are rendered ahead in one language: nothing is known, and nothing is asked for. */
export function renderingAssembly(
  environment: Environment,
  language: LanguageCode,
  texts: Texts,
  content: RenderedContent,
): Assembly {
  return {
    name: environment.assembly,
    core: [
      defineModule('configuration', [
        provideValue(Environment, environment),
        provideValue(TranslationsPort, new RenderedTranslationsAdapter(language, texts)),
      ]),
      renderingModule,
      silentModule([...silent, ...laterModules.flatMap(({ ports }) => ports).filter((port) => !known.includes(port))]),
      defineModule('content', [
        provideValue(HttpSender, content.sender),
        provideValue(DocumentWindow, content.window),
        provide(ArticlesPort, GhostArticlesAdapter),
        provideValue(DirectHttpSender, content.sender),
        provide(ApiReferencePort, CatalogueApiReferenceAdapter),
      ]),
    ],
    later: [],
  };
}
