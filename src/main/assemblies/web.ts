import { defineModule, provideValue } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import { accountModule } from '../../application/account/account.wiring';
import { trackingModule } from '../../application/platform/tracking.wiring';
import { sessionModule } from '../../application/session/session.wiring';
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

/**
 * The product in a browser. It is the same against the real hosts and against the embedded exchange, which differ
 * by configuration alone. Adapters that only some pages need come with the first page that names their group.
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
      accountModule,
      sessionModule,
      analyticsModule,
      trackingModule,
    ],
    adapters: {
      account: async () => [],
      alerts: async () => [(await import('../../infrastructure/workers/workers.wiring')).workersModule],
      settings: async () => {
        const [rest, wallets] = await Promise.all([
          import('../../infrastructure/rest/account/rest-settings.wiring'),
          import('../../infrastructure/wallets/wallets.wiring'),
        ]);
        return [rest.restSettingsModule, wallets.walletsModule];
      },
      security: async () => [
        (await import('../../infrastructure/rest/security/rest-security.wiring')).restSecurityModule,
      ],
      verification: async () => [
        (await import('../../infrastructure/rest/verification/rest-verification.wiring')).restVerificationModule,
      ],
      markets: async () => [(await import('../../infrastructure/rest/markets/rest-markets.wiring')).restMarketsModule],
      contracts: async () => [
        (await import('../../infrastructure/rest/markets/rest-contracts.wiring')).restContractsModule,
      ],
      marketDetails: async () => [
        (await import('../../infrastructure/rest/markets/rest-market-details.wiring')).restMarketDetailsModule,
      ],
      feeds: async () => [(await import('../../infrastructure/rest/markets/rest-feeds.wiring')).restFeedsModule],
      tones: async () => [(await import('../../infrastructure/browser/tones.wiring')).tonesModule],
      reference: async () => [
        (await import('../../infrastructure/rest/reference/rest-reference.wiring')).restReferenceModule,
      ],
      campaigns: async () => [
        (await import('../../infrastructure/rest/campaigns/rest-campaigns.wiring')).restCampaignsModule,
      ],
      positions: async () => [
        (await import('../../infrastructure/rest/trading/rest-positions.wiring')).restPositionsModule,
      ],
      promotions: async () => [
        (await import('../../infrastructure/rest/platform/rest-promotions.wiring')).restPromotionsModule,
      ],
      notifications: async () => [
        (await import('../../infrastructure/rest/notifications/rest-notifications.wiring')).restNotificationsModule,
      ],
      referral: async () => [
        (await import('../../infrastructure/rest/referral/rest-referral.wiring')).restReferralModule,
      ],
      watchlists: async () => [
        (await import('../../infrastructure/rest/markets/rest-watchlists.wiring')).restWatchlistsModule,
      ],
      social: async () => [(await import('../../infrastructure/rest/social/rest-social.wiring')).restSocialModule],
      administration: async () => [
        (await import('../../infrastructure/rest/administration/rest-administration.wiring')).restAdministrationModule,
      ],
      wallet: async () => [(await import('../../infrastructure/rest/wallet/rest-wallet.wiring')).restWalletModule],
      earn: async () => [(await import('../../infrastructure/rest/earn/rest-earn.wiring')).restEarnModule],
      reserves: async () => [
        (await import('../../infrastructure/rest/reserves/rest-reserves.wiring')).restReservesModule,
      ],
      session: async () => {
        const [firebase, passwords] = await Promise.all([
          import('../../infrastructure/firebase/firebase.wiring'),
          import('../../infrastructure/passwords/passwords.wiring'),
        ]);
        return [firebase.firebaseModule, passwords.passwordsModule];
      },
      oneTap: async () => [(await import('../../infrastructure/gsi/gsi.wiring')).gsiModule],
      signInMethods: async () => {
        const [account, codes] = await Promise.all([
          import('../../infrastructure/firebase/firebase-account.wiring'),
          import('../../infrastructure/browser/one-time-codes.wiring'),
        ]);
        return [account.firebaseAccountModule, codes.oneTimeCodesModule];
      },
      trading: async () => {
        const [rest, stream] = await Promise.all([
          import('../../infrastructure/rest/trading/rest-trading.wiring'),
          import('../../infrastructure/websocket/websocket-account.wiring'),
        ]);
        return [rest.restTradingModule, stream.websocketAccountModule];
      },
    },
  };
}
