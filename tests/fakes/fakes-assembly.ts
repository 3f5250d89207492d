import { ArticlesPort } from '../../src/application/blog/articles.port';
import { OpeningsPort } from '../../src/application/careers/openings.port';
import { AccountCommandsPort } from '../../src/application/account/account-commands.port';
import { AccountPort } from '../../src/application/account/account.port';
import { AccountSettingsCommandsPort } from '../../src/application/account/account-settings-commands.port';
import { AccountSettingsPort } from '../../src/application/account/account-settings.port';
import { LinkedAccountsCommandsPort } from '../../src/application/account/linked-accounts-commands.port';
import { LinkedAccountsPort } from '../../src/application/account/linked-accounts.port';
import { SubAccountsCommandsPort } from '../../src/application/account/sub-accounts-commands.port';
import { SubAccountsPort } from '../../src/application/account/sub-accounts.port';
import { VisitorPort } from '../../src/application/account/visitor.port';
import { WalletSignerPort } from '../../src/application/account/wallet-signer.port';
import { AccountClosureCommandsPort } from '../../src/application/security/account-closure-commands.port';
import { AccountClosurePort } from '../../src/application/security/account-closure.port';
import { CredentialsCommandsPort } from '../../src/application/security/credentials-commands.port';
import { CredentialsPort } from '../../src/application/security/credentials.port';
import { DevicesCommandsPort } from '../../src/application/security/devices-commands.port';
import { DevicesPort } from '../../src/application/security/devices.port';
import { PasskeyDevicePort } from '../../src/application/security/passkey-device.port';
import { PasskeysCommandsPort } from '../../src/application/security/passkeys-commands.port';
import { PasskeysPort } from '../../src/application/security/passkeys.port';
import { PageMarkCommandsPort } from '../../src/application/security/page-mark-commands.port';
import { PageMarkPort } from '../../src/application/security/page-mark.port';
import { PortfolioLinksCommandsPort } from '../../src/application/account/portfolio-links-commands.port';
import { PortfolioLinksPort } from '../../src/application/account/portfolio-links.port';
import { ApprovalsCommandsPort } from '../../src/application/security/approvals-commands.port';
import { ApprovalsPort } from '../../src/application/security/approvals.port';
import { RecoveryCommandsPort } from '../../src/application/security/recovery-commands.port';
import { RecoveryPort } from '../../src/application/security/recovery.port';
import { SecurityCommandsPort } from '../../src/application/security/security-commands.port';
import { SecurityPort } from '../../src/application/security/security.port';
import { VerificationCommandsPort } from '../../src/application/verification/verification-commands.port';
import { VerificationPort } from '../../src/application/verification/verification.port';
import { AppInstallationPort } from '../../src/application/offline/app-installation.port';
import { KeptPricesPort } from '../../src/application/offline/kept-prices.port';
import { DeviceNotificationsPort } from '../../src/application/platform/device-notifications.port';
import { AlertEnginePort } from '../../src/application/alerts/alert-engine.port';
import { LeadershipPort } from '../../src/application/alerts/leadership.port';
import { AdministrationCommandsPort } from '../../src/application/administration/administration-commands.port';
import { AdministrationPort } from '../../src/application/administration/administration.port';
import { Clock } from '../../src/application/kernel/clock.port';
import { Log } from '../../src/application/kernel/log.port';
import { defineModule, provide, provideBy, provideValue, type Module } from '../../src/application/kernel/provider';
import { Random } from '../../src/application/kernel/random.port';
import { ResourceCache } from '../../src/application/kernel/resource';
import { Scheduler } from '../../src/application/kernel/scheduler.port';
import { EarnCommandsPort } from '../../src/application/earn/earn-commands.port';
import { EarnPort } from '../../src/application/earn/earn.port';
import { StakingCommandsPort } from '../../src/application/earn/staking-commands.port';
import { ProgrammePort } from '../../src/application/earn/programme.port';
import { StakingPort } from '../../src/application/earn/staking.port';
import { MerkleVerifierPort } from '../../src/application/reserves/merkle-verifier.port';
import { ReservesPort } from '../../src/application/reserves/reserves.port';
import { AddressBookCommandsPort } from '../../src/application/wallet/address-book-commands.port';
import { AddressBookPort } from '../../src/application/wallet/address-book.port';
import { ConvertCommandsPort } from '../../src/application/wallet/convert-commands.port';
import { ConvertPort } from '../../src/application/wallet/convert.port';
import { PurchasesCommandsPort } from '../../src/application/wallet/purchases-commands.port';
import { PurchasesPort } from '../../src/application/wallet/purchases.port';
import { HostPurchases } from './host-purchases';
import { TransfersCommandsPort } from '../../src/application/wallet/transfers-commands.port';
import { TransfersPort } from '../../src/application/wallet/transfers.port';
import { WalletCommandsPort } from '../../src/application/wallet/wallet-commands.port';
import { WalletPort } from '../../src/application/wallet/wallet.port';
import { ContractStreamPort } from '../../src/application/markets/contract-stream.port';
import { MarketDataPort } from '../../src/application/markets/market-data.port';
import { MarketStreamPort } from '../../src/application/markets/market-stream.port';
import { CampaignsCommandsPort } from '../../src/application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../src/application/campaigns/campaigns.port';
import { ListingCampaignCommandsPort } from '../../src/application/campaigns/listing-campaign-commands.port';
import { ListingCampaignPort } from '../../src/application/campaigns/listing-campaign.port';
import { MakerProgramsPort } from '../../src/application/campaigns/maker-programs.port';
import { ReferralCommandsPort } from '../../src/application/account/referral-commands.port';
import { ReferralPort } from '../../src/application/account/referral.port';
import { WatchlistsCommandsPort } from '../../src/application/markets/watchlists-commands.port';
import { WatchlistsPort } from '../../src/application/markets/watchlists.port';
import { ClipboardPort } from '../../src/application/platform/clipboard.port';
import { Environment } from '../../src/application/platform/environment';
import { FeedbackCommandsPort } from '../../src/application/platform/feedback-commands.port';
import { FeedbackPort } from '../../src/application/platform/feedback.port';
import { NotificationsCommandsPort } from '../../src/application/platform/notifications-commands.port';
import { NotificationsPort } from '../../src/application/platform/notifications.port';
import { PromotionsCommandsPort } from '../../src/application/platform/promotions-commands.port';
import { PromotionsPort } from '../../src/application/platform/promotions.port';
import { LanguageCookiePort, TranslationsPort } from '../../src/application/platform/language.port';
import { DeviceRoomPort } from '../../src/application/platform/device-room.port';
import { LocalStoragePort } from '../../src/application/platform/local-storage.port';
import { TabStoragePort } from '../../src/application/platform/tab-storage.port';
import { OwnListsPort } from '../../src/application/platform/own-lists.port';
import { OwnStoragePort } from '../../src/application/platform/own-storage.port';
import { PagePort } from '../../src/application/platform/page.port';
import { TonesPort } from '../../src/application/platform/tones.port';
import { SoundPort } from '../../src/application/platform/sound.port';
import { AnalyticsPort, DeviceIdentityPort } from '../../src/application/platform/tracking.port';
import { HostChecksPort } from '../../src/application/reference/host-checks.port';
import { ApiReferencePort } from '../../src/application/reference/api-reference.port';
import { MailActionsCommandsPort } from '../../src/application/session/mail-actions-commands.port';
import { MailActionsPort } from '../../src/application/session/mail-actions.port';
import { PasswordStrengthPort } from '../../src/application/session/password-strength.port';
import { SecondFactorsCommandsPort } from '../../src/application/session/second-factors-commands.port';
import { SessionSyncCommandsPort } from '../../src/application/session/session-sync-commands.port';
import { SessionTokenPort } from '../../src/application/session/session-token.port';
import { OneTapPort } from '../../src/application/session/one-tap.port';
import { OneTimeCodesPort } from '../../src/application/session/one-time-codes.port';
import { SignInWaysCommandsPort } from '../../src/application/session/sign-in-ways-commands.port';
import { SignInWaysPort } from '../../src/application/session/sign-in-ways.port';
import { SignInCommandsPort } from '../../src/application/session/sign-in-commands.port';
import { SignInPort } from '../../src/application/session/sign-in.port';
import { SocialPayloadPort } from '../../src/application/session/social-payload.port';
import { WebCryptoOneTimeCodes } from '../../src/infrastructure/browser/web-crypto-one-time-codes';
import { AccountStreamPort } from '../../src/application/trading/account-stream.port';
import { AlgoOrdersCommandsPort } from '../../src/application/trading/algo-orders-commands.port';
import { AlgoOrdersPort } from '../../src/application/trading/algo-orders.port';
import { MarginCommandsPort } from '../../src/application/trading/margin-commands.port';
import { MarginPort } from '../../src/application/trading/margin.port';
import { PositionsCommandsPort } from '../../src/application/trading/positions-commands.port';
import { PositionsPort } from '../../src/application/trading/positions.port';
import { TradingCommandsPort } from '../../src/application/trading/trading-commands.port';
import { TradingPort } from '../../src/application/trading/trading.port';
import { WebsocketMarketStreamAdapter } from '../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { SocketFactory } from '../../src/infrastructure/websocket/connection/socket-factory';
import type { Assembly } from '../../src/main/composition';
import type { FakeScheduler } from '../support/fake-scheduler';
import { CookieJarKey, FakeHostKey } from './fake-keys';
import { folderArticles } from './folder-articles';
import { folderOpenings } from './folder-openings';
import { FakeOneTap } from './fake-one-tap';
import { FakeHostChecks } from './fake-host-checks';
import { FakeApiReference } from './fake-api-reference';
import type { FakeHost } from './fake-host';
import type { FakeLine } from './fake-line';
import { HostAdministration } from './host-administration';
import { fakeContractsModule } from './host-contracts';
import { fakeFeedsModule } from './host-feeds';
import { fakeMarketDetailsModule } from './host-market-details';
import { fakeSocialModule } from './host-rankings';
import { HostContractStream, HostMarketData, HostMarketStream } from './host-markets';
import { HostAccountSettings, HostLinkedAccounts, HostSubAccounts, HostVisitor } from './host-account';
import { HostCredentials, HostDevices, HostSecurity } from './host-security';
import { HostPasskeys } from './host-passkeys';
import { HostPageMark } from './host-page-mark';
import { HostApprovals } from './host-approvals';
import { HostPortfolioLinks } from './host-portfolio-links';
import { HostRecovery } from './host-recovery';
import { HostVerification } from './host-verification';
import { HostEarn, HostProgramme, HostStaking } from './host-earn';
import { HostReserves } from './host-reserves';
import { HostAddressBook } from './host-address-book';
import { HostConvert, HostTransfers, HostWallet } from './host-wallet';
import { HostAccountClosure } from './host-account-closure';
import { CookieJar, HostAccount, HostSessionSync, MemorySessionToken } from './host-session';
import { HostMailActions, HostSignIn, LengthPasswordStrength } from './host-sign-in';
import { HostSecondFactors, HostSignInWays } from './host-sign-in-methods';
import { SoftwareAuthenticator } from '../support/software-authenticator';
import { MemoryAppInstallation, MemoryDeviceNotifications, MemoryKeptPrices } from './memory-app';
import { MemoryLeadership } from './memory-leadership';
import { MemorySocialPayload } from './memory-social-payload';
import { HostAccountStream } from './host-account-stream';
import { HostTrading } from './host-trading';
import { HostCampaigns, HostListingCampaign, HostMakerPrograms } from './host-campaigns';
import { HostVouchers } from './host-vouchers';
import { VouchersCommandsPort } from '../../src/application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../src/application/rewards/vouchers.port';
import { HostAlgoOrders, HostMargin, HostPositions } from './host-positions';
import { HostNotifications } from './host-notifications';
import { HostFeedback, HostPromotions } from './host-promotions';
import { HostReferral } from './host-referral';
import { HostWatchlists } from './host-watchlists';
import {
  FakePage,
  MemoryAnalytics,
  MemoryClipboard,
  MemoryDeviceIdentity,
  MemoryLanguageCookie,
  MemoryLog,
  MemorySounds,
  MemoryStorage,
  MemoryTones,
  MemoryTranslations,
  SequenceRandom,
} from './memory-platform';
import { BrowserStorageNames } from '../../src/infrastructure/storage/browser-storage-names';
import { OwnListsAdapter } from '../../src/infrastructure/storage/own-lists.adapter';
import { OwnStorageAdapter } from '../../src/infrastructure/storage/own-storage.adapter';
import { InPageAlertEngine } from './in-page-alert-engine';
import { InPageMerkleVerifier } from './in-page-merkle-verifier';
import { MemoryWallet } from './memory-wallet';
import { PlainResourceCache } from './plain-resource-cache';

/** What stays on a device between visits. */
export class FakeDevice {
  readonly storage = new MemoryStorage();
  readonly languageCookie = new MemoryLanguageCookie();
  readonly cookies = new CookieJar();
  readonly socialPayload = new MemorySocialPayload();
  readonly oneTap = new FakeOneTap();
  readonly page = new FakePage();
  readonly analytics = new MemoryAnalytics();
  readonly identity = new MemoryDeviceIdentity();
  readonly leadership = new MemoryLeadership();
  readonly passkeys = new SoftwareAuthenticator();
}

export interface FakeSurroundings {
  readonly host: FakeHost;
  readonly device: FakeDevice;
  readonly time: FakeScheduler;
  /** With a line, market data comes over the real stream client on this line; else straight from the host. */
  readonly line?: FakeLine;
  /** How far the clock of the machine is wrong, in milliseconds. */
  readonly clockAhead?: number;
  readonly environment?: Environment;
}

export const fakeEnvironment: Environment = {
  assembly: 'sandbox',
  brand: { name: 'Exchange', productToken: 'WOO' },
  hosts: {
    rest: 'http://host.test',
    serverRest: 'http://host.test',
    newWsUrl: 'ws://host.test',
    content: 'http://host.test',
    contentKey: 'key',
    jobs: 'http://host.test/v1/boards/halyard',
    authentication: 'http://auth.test',
    logos: 'http://host.test/logos/{symbol}.png',
  },
  session: { cookieName: '__Host-authorization', syncUrl: 'http://host.test/auth/session' },
  firebase: { apiKey: 'key', projectId: 'test', authDomain: 'localhost' },
  analytics: {
    tagManagerId: 'GTM-TEST',
    tagManagerScript: 'http://tags.test/gtm.js',
    measurementId: 'G-TEST',
    measurementScript: 'http://tags.test/gtag.js',
    reportsTo: ['http://tags.test'],
  },
  agreements: { terms: '2026-11', tradingRules: '2026-11' },
  discord: { authorizeUrl: 'http://discord.test/authorize', clientId: 'test' },
  links: {},
};

/** The product on fakes: every port that the web assembly provides, in memory and in virtual time. */
export function fakesAssembly(surroundings: FakeSurroundings): Assembly {
  const { host, device, time, clockAhead = 0 } = surroundings;
  return {
    name: 'fakes',
    core: [
      defineModule('fakes/surroundings', [
        provideValue(Environment, surroundings.environment ?? fakeEnvironment),
        provideValue(AnalyticsPort, device.analytics),
        provideValue(DeviceIdentityPort, device.identity),
        provideValue(FakeHostKey, host),
        provideValue(CookieJarKey, device.cookies),
        provideValue(SocialPayloadPort, device.socialPayload),
        provideValue(Clock, clockAhead === 0 ? time : { now: () => time.now() + clockAhead }),
        provideValue(Scheduler, time),
        provideValue(PagePort, device.page),
        provideValue(LocalStoragePort, device.storage),
        provideValue(DeviceRoomPort, device.storage),
        provideValue(BrowserStorageNames, device.storage),
        provideValue(LanguageCookiePort, device.languageCookie),
      ]),
      defineModule('fakes/platform', [
        provide(Random, SequenceRandom),
        provide(Log, MemoryLog),
        provide(TabStoragePort, MemoryStorage),
        provide(ClipboardPort, MemoryClipboard),
        provide(SoundPort, MemorySounds),
        provide(TranslationsPort, MemoryTranslations),
        provide(ResourceCache, PlainResourceCache),
      ]),
      defineModule('fakes/session', [
        provide(SessionTokenPort, MemorySessionToken),
        provide(OwnStoragePort, OwnStorageAdapter),
        provide(OwnListsPort, OwnListsAdapter),
        provide(SessionSyncCommandsPort, HostSessionSync),
        provide(AccountPort, HostAccount),
        provide(AccountCommandsPort, HostAccount),
      ]),
      marketStream(surroundings),
      defineModule('fakes/app', [
        provide(AppInstallationPort, MemoryAppInstallation),
        provide(KeptPricesPort, MemoryKeptPrices),
        provide(DeviceNotificationsPort, MemoryDeviceNotifications),
      ]),
      defineModule('fakes/alerts', [
        provide(AlertEnginePort, InPageAlertEngine),
        provideValue(LeadershipPort, device.leadership),
      ]),
      defineModule('fakes/settings', [
        provide(AccountSettingsPort, HostAccountSettings),
        provide(AccountSettingsCommandsPort, HostAccountSettings),
        provide(SubAccountsPort, HostSubAccounts),
        provide(SubAccountsCommandsPort, HostSubAccounts),
        provide(LinkedAccountsPort, HostLinkedAccounts),
        provide(LinkedAccountsCommandsPort, HostLinkedAccounts),
        provide(VisitorPort, HostVisitor),
        provide(WalletSignerPort, MemoryWallet),
      ]),
      defineModule('fakes/security', [
        provide(SecurityPort, HostSecurity),
        provide(SecurityCommandsPort, HostSecurity),
        provide(PasskeysPort, HostPasskeys),
        provide(PasskeysCommandsPort, HostPasskeys),
        provide(PageMarkPort, HostPageMark),
        provide(PageMarkCommandsPort, HostPageMark),
        provide(ApprovalsPort, HostApprovals),
        provide(ApprovalsCommandsPort, HostApprovals),
        provide(PortfolioLinksPort, HostPortfolioLinks),
        provide(PortfolioLinksCommandsPort, HostPortfolioLinks),
        provide(RecoveryPort, HostRecovery),
        provide(RecoveryCommandsPort, HostRecovery),
        provideValue(PasskeyDevicePort, device.passkeys),
        provide(DevicesPort, HostDevices),
        provide(DevicesCommandsPort, HostDevices),
        provide(AccountClosurePort, HostAccountClosure),
        provide(AccountClosureCommandsPort, HostAccountClosure),
        provide(CredentialsPort, HostCredentials),
        provide(CredentialsCommandsPort, HostCredentials),
      ]),
      defineModule('fakes/verification', [
        provide(VerificationPort, HostVerification),
        provide(VerificationCommandsPort, HostVerification),
      ]),
      defineModule('fakes/markets', [provide(MarketDataPort, HostMarketData)]),
      fakeContractsModule,
      fakeMarketDetailsModule,
      fakeFeedsModule,
      defineModule('fakes/tones', [provide(TonesPort, MemoryTones)]),
      defineModule('fakes/reference', [
        provide(ApiReferencePort, FakeApiReference),
        provide(HostChecksPort, FakeHostChecks),
      ]),
      defineModule('fakes/campaigns', [
        provide(CampaignsPort, HostCampaigns),
        provide(CampaignsCommandsPort, HostCampaigns),
        provide(ListingCampaignPort, HostListingCampaign),
        provide(ListingCampaignCommandsPort, HostListingCampaign),
        provide(VouchersPort, HostVouchers),
        provide(VouchersCommandsPort, HostVouchers),
        provide(MakerProgramsPort, HostMakerPrograms),
      ]),
      defineModule('fakes/positions', [
        provide(PositionsPort, HostPositions),
        provide(PositionsCommandsPort, HostPositions),
        provide(AlgoOrdersPort, HostAlgoOrders),
        provide(AlgoOrdersCommandsPort, HostAlgoOrders),
        provide(MarginPort, HostMargin),
        provide(MarginCommandsPort, HostMargin),
      ]),
      defineModule('fakes/notifications', [
        provide(NotificationsPort, HostNotifications),
        provide(NotificationsCommandsPort, HostNotifications),
      ]),
      defineModule('fakes/promotions', [
        provide(PromotionsPort, HostPromotions),
        provide(PromotionsCommandsPort, HostPromotions),
        provide(FeedbackPort, HostFeedback),
        provide(FeedbackCommandsPort, HostFeedback),
      ]),
      defineModule('fakes/referral', [
        provide(ReferralPort, HostReferral),
        provide(ReferralCommandsPort, HostReferral),
      ]),
      defineModule('fakes/watchlists', [
        provide(WatchlistsPort, HostWatchlists),
        provide(WatchlistsCommandsPort, HostWatchlists),
      ]),
      fakeSocialModule,
      defineModule('fakes/administration', [
        provide(AdministrationPort, HostAdministration),
        provide(AdministrationCommandsPort, HostAdministration),
      ]),
      defineModule('fakes/wallet', [
        provide(WalletPort, HostWallet),
        provide(WalletCommandsPort, HostWallet),
        provide(TransfersPort, HostTransfers),
        provide(TransfersCommandsPort, HostTransfers),
        provide(PurchasesPort, HostPurchases),
        provide(PurchasesCommandsPort, HostPurchases),
        provide(AddressBookPort, HostAddressBook),
        provide(AddressBookCommandsPort, HostAddressBook),
        provide(ConvertPort, HostConvert),
        provide(ConvertCommandsPort, HostConvert),
      ]),
      defineModule('fakes/earn', [
        provide(EarnPort, HostEarn),
        provide(EarnCommandsPort, HostEarn),
        provide(ProgrammePort, HostProgramme),
        provide(StakingPort, HostStaking),
        provide(StakingCommandsPort, HostStaking),
      ]),
      defineModule('fakes/reserves', [
        provide(ReservesPort, HostReserves),
        provide(MerkleVerifierPort, InPageMerkleVerifier),
      ]),
      defineModule('fakes/sign-in', [
        provide(SignInPort, HostSignIn),
        provide(SignInCommandsPort, HostSignIn),
        provide(MailActionsPort, HostMailActions),
        provide(MailActionsCommandsPort, HostMailActions),
        provide(PasswordStrengthPort, LengthPasswordStrength),
      ]),
      defineModule('fakes/articles', [provideBy(ArticlesPort, folderArticles, FakeHostKey, Environment, Log)]),
      defineModule('fakes/openings', [provideBy(OpeningsPort, folderOpenings, FakeHostKey, Environment, Log)]),
      defineModule('fakes/one-tap', [provideValue(OneTapPort, device.oneTap)]),
      defineModule('fakes/sign-in-methods', [
        provideBy(
          SecondFactorsCommandsPort,
          (signIn: SignInPort) => new HostSecondFactors(signIn as HostSignIn, host, () => time.now()),
          SignInPort,
        ),
        provideBy(
          SignInWaysPort,
          (signIn: SignInPort) => new HostSignInWays(signIn as HostSignIn, host, () => time.now()),
          SignInPort,
        ),
        provideBy(SignInWaysCommandsPort, (ways: SignInWaysPort) => ways as HostSignInWays, SignInWaysPort),
        provide(OneTimeCodesPort, WebCryptoOneTimeCodes),
      ]),
      defineModule('fakes/trading', [
        provide(TradingPort, HostTrading),
        provide(TradingCommandsPort, HostTrading),
        provide(AccountStreamPort, HostAccountStream),
        provide(ContractStreamPort, HostContractStream),
      ]),
    ],
    later: [],
  };
}

function marketStream({ line }: FakeSurroundings): Module {
  if (!line) return defineModule('fakes/market-stream', [provide(MarketStreamPort, HostMarketStream)]);
  return defineModule('fakes/market-stream', [
    provideValue(SocketFactory, line),
    provide(MarketStreamPort, WebsocketMarketStreamAdapter),
  ]);
}
