import { defineModule, provideValue } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import { analyticsModule } from '../../infrastructure/analytics/analytics.wiring';
import { browserModule } from '../../infrastructure/browser/browser.wiring';
import { cookiesModule } from '../../infrastructure/cookies/cookies.wiring';
import { i18nModule } from '../../infrastructure/i18n/i18n.wiring';
import { TranslationFiles } from '../../infrastructure/i18n/translation-files';
import { queryModule } from '../../infrastructure/query/query.wiring';
import { restAccountModule } from '../../infrastructure/rest/account/rest-account.wiring';
import { restSessionModule } from '../../infrastructure/rest/session/rest-session.wiring';
import { restTransportModule } from '../../infrastructure/rest/transport/rest-transport.wiring';
import { storageModule } from '../../infrastructure/storage/storage.wiring';
import { websocketMarketModule } from '../../infrastructure/websocket/websocket-market.wiring';
import type { Assembly } from '../composition';
import { laterModules } from './later-modules';

/**
 * The product in a browser. It is the same against the real hosts and against the embedded exchange, which differ
 * by configuration alone.
 */
export function webAssembly(environment: Environment, files: TranslationFiles): Assembly {
  return {
    name: environment.assembly,
    core: [
      defineModule('configuration', [provideValue(Environment, environment), provideValue(TranslationFiles, files)]),
      browserModule,
      storageModule,
      cookiesModule,
      i18nModule,
      queryModule,
      restTransportModule,
      restAccountModule,
      restSessionModule,
      websocketMarketModule,
      analyticsModule,
    ],
    later: laterModules,
  };
}
