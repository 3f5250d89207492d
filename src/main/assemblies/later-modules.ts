import { AccountSettingsCommandsPort } from '../../application/account/account-settings-commands.port';
import { AccountSettingsPort } from '../../application/account/account-settings.port';
import { LinkedAccountsCommandsPort } from '../../application/account/linked-accounts-commands.port';
import { LinkedAccountsPort } from '../../application/account/linked-accounts.port';
import { ReferralCommandsPort } from '../../application/account/referral-commands.port';
import { ReferralPort } from '../../application/account/referral.port';
import { SubAccountsCommandsPort } from '../../application/account/sub-accounts-commands.port';
import { SubAccountsPort } from '../../application/account/sub-accounts.port';
import { VisitorPort } from '../../application/account/visitor.port';
import { WalletSignerPort } from '../../application/account/wallet-signer.port';
import { AdministrationCommandsPort } from '../../application/administration/administration-commands.port';
import { AdministrationPort } from '../../application/administration/administration.port';
import { AlertEnginePort } from '../../application/alerts/alert-engine.port';
import { LeadershipPort } from '../../application/alerts/leadership.port';
import { ArticlesPort } from '../../application/blog/articles.port';
import { CampaignsCommandsPort } from '../../application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../application/campaigns/campaigns.port';
import { ListingCampaignCommandsPort } from '../../application/campaigns/listing-campaign-commands.port';
import { ListingCampaignPort } from '../../application/campaigns/listing-campaign.port';
import { MakerProgramsPort } from '../../application/campaigns/maker-programs.port';
import { EarnCommandsPort } from '../../application/earn/earn-commands.port';
import { EarnPort } from '../../application/earn/earn.port';
import { ProgrammePort } from '../../application/earn/programme.port';
import { StakingCommandsPort } from '../../application/earn/staking-commands.port';
import { StakingPort } from '../../application/earn/staking.port';
import { ChartFeedPort } from '../../application/markets/chart-feed.port';
import { ContractStreamPort } from '../../application/markets/contract-stream.port';
import { ExecutionCostPort } from '../../application/markets/execution-cost.port';
import { FeesPort } from '../../application/markets/fees.port';
import { FundingPort } from '../../application/markets/funding.port';
import { FuturesPort } from '../../application/markets/futures.port';
import { ListingFeedsPort } from '../../application/markets/listing-feeds.port';
import { MarketDataPort } from '../../application/markets/market-data.port';
import { MarketFiguresPort } from '../../application/markets/market-figures.port';
import { MarketLayoutPort } from '../../application/markets/market-layout.port';
import { TokensPort } from '../../application/markets/tokens.port';
import { WatchlistsCommandsPort } from '../../application/markets/watchlists-commands.port';
import { WatchlistsPort } from '../../application/markets/watchlists.port';
import { ConfigurationPort } from '../../application/platform/configuration.port';
import { FeedbackCommandsPort } from '../../application/platform/feedback-commands.port';
import { FeedbackPort } from '../../application/platform/feedback.port';
import { NotificationsCommandsPort } from '../../application/platform/notifications-commands.port';
import { NotificationsPort } from '../../application/platform/notifications.port';
import { PromotionsCommandsPort } from '../../application/platform/promotions-commands.port';
import { PromotionsPort } from '../../application/platform/promotions.port';
import { SoundPort } from '../../application/platform/sound.port';
import { TonesPort } from '../../application/platform/tones.port';
import { ApiReferencePort } from '../../application/reference/api-reference.port';
import { MerkleVerifierPort } from '../../application/reserves/merkle-verifier.port';
import { ReservesPort } from '../../application/reserves/reserves.port';
import { AccountClosureCommandsPort } from '../../application/security/account-closure-commands.port';
import { AccountClosurePort } from '../../application/security/account-closure.port';
import { CredentialsCommandsPort } from '../../application/security/credentials-commands.port';
import { CredentialsPort } from '../../application/security/credentials.port';
import { DevicesCommandsPort } from '../../application/security/devices-commands.port';
import { DevicesPort } from '../../application/security/devices.port';
import { PasskeyDevicePort } from '../../application/security/passkey-device.port';
import { PasskeysCommandsPort } from '../../application/security/passkeys-commands.port';
import { PasskeysPort } from '../../application/security/passkeys.port';
import { PageMarkCommandsPort } from '../../application/security/page-mark-commands.port';
import { PageMarkPort } from '../../application/security/page-mark.port';
import { RecoveryCommandsPort } from '../../application/security/recovery-commands.port';
import { RecoveryPort } from '../../application/security/recovery.port';
import { SecurityCommandsPort } from '../../application/security/security-commands.port';
import { SecurityPort } from '../../application/security/security.port';
import { MailActionsCommandsPort } from '../../application/session/mail-actions-commands.port';
import { MailActionsPort } from '../../application/session/mail-actions.port';
import { OneTapPort } from '../../application/session/one-tap.port';
import { OneTimeCodesPort } from '../../application/session/one-time-codes.port';
import { PasswordStrengthPort } from '../../application/session/password-strength.port';
import { SecondFactorsCommandsPort } from '../../application/session/second-factors-commands.port';
import { SignInWaysCommandsPort } from '../../application/session/sign-in-ways-commands.port';
import { SignInWaysPort } from '../../application/session/sign-in-ways.port';
import { SignInCommandsPort } from '../../application/session/sign-in-commands.port';
import { SignInPort } from '../../application/session/sign-in.port';
import { CopyTradingPort } from '../../application/social/copy-trading.port';
import { FeaturesPort } from '../../application/social/features.port';
import { FollowingCommandsPort } from '../../application/social/following-commands.port';
import { FollowingPort } from '../../application/social/following.port';
import { LeaderboardsPort } from '../../application/social/leaderboards.port';
import { ProfilesCommandsPort } from '../../application/social/profiles-commands.port';
import { ProfilesPort } from '../../application/social/profiles.port';
import { SocialIdentityCommandsPort } from '../../application/social/social-identity-commands.port';
import { SocialIdentityPort } from '../../application/social/social-identity.port';
import { AccountStreamPort } from '../../application/trading/account-stream.port';
import { AlgoOrdersCommandsPort } from '../../application/trading/algo-orders-commands.port';
import { AlgoOrdersPort } from '../../application/trading/algo-orders.port';
import { MarginCommandsPort } from '../../application/trading/margin-commands.port';
import { MarginPort } from '../../application/trading/margin.port';
import { PositionsCommandsPort } from '../../application/trading/positions-commands.port';
import { PositionsPort } from '../../application/trading/positions.port';
import { TradingCommandsPort } from '../../application/trading/trading-commands.port';
import { TradingPort } from '../../application/trading/trading.port';
import { VerificationCommandsPort } from '../../application/verification/verification-commands.port';
import { VerificationPort } from '../../application/verification/verification.port';
import { AddressBookCommandsPort } from '../../application/wallet/address-book-commands.port';
import { AddressBookPort } from '../../application/wallet/address-book.port';
import { ConvertCommandsPort } from '../../application/wallet/convert-commands.port';
import { ConvertPort } from '../../application/wallet/convert.port';
import { PurchasesCommandsPort } from '../../application/wallet/purchases-commands.port';
import { PurchasesPort } from '../../application/wallet/purchases.port';
import { TransfersCommandsPort } from '../../application/wallet/transfers-commands.port';
import { TransfersPort } from '../../application/wallet/transfers.port';
import { WalletCommandsPort } from '../../application/wallet/wallet-commands.port';
import { WalletPort } from '../../application/wallet/wallet.port';
import type { LaterModule } from '../composition';

/** Adapters that only some features need: which ports each module brings. It comes with the first feature that stands on one. */
export const laterModules: readonly LaterModule[] = [
  {
    ports: [OneTimeCodesPort],
    load: async () => (await import('../../infrastructure/browser/one-time-codes.wiring')).oneTimeCodesModule,
  },
  {
    ports: [SoundPort, TonesPort],
    load: async () => (await import('../../infrastructure/browser/sounds.wiring')).soundsModule,
  },
  {
    ports: [SecondFactorsCommandsPort, SignInWaysPort, SignInWaysCommandsPort],
    load: async () => (await import('../../infrastructure/firebase/firebase-account.wiring')).firebaseAccountModule,
  },
  {
    ports: [SignInPort, SignInCommandsPort, MailActionsPort, MailActionsCommandsPort],
    load: async () => (await import('../../infrastructure/firebase/firebase.wiring')).firebaseModule,
  },
  {
    ports: [PasskeyDevicePort, PasskeysPort, PasskeysCommandsPort],
    load: async () => (await import('../../infrastructure/passkeys/passkeys.wiring')).passkeysModule,
  },
  { ports: [ArticlesPort], load: async () => (await import('../../infrastructure/ghost/ghost.wiring')).ghostModule },
  { ports: [OneTapPort], load: async () => (await import('../../infrastructure/gsi/gsi.wiring')).gsiModule },
  {
    ports: [MerkleVerifierPort],
    load: async () => (await import('../../infrastructure/merkle/merkle.wiring')).merkleModule,
  },
  {
    ports: [PasswordStrengthPort],
    load: async () => (await import('../../infrastructure/passwords/passwords.wiring')).passwordsModule,
  },
  {
    ports: [
      AccountSettingsPort,
      AccountSettingsCommandsPort,
      SubAccountsPort,
      SubAccountsCommandsPort,
      LinkedAccountsPort,
      LinkedAccountsCommandsPort,
      VisitorPort,
    ],
    load: async () => (await import('../../infrastructure/rest/account/rest-settings.wiring')).restSettingsModule,
  },
  {
    ports: [AdministrationPort, AdministrationCommandsPort],
    load: async () =>
      (await import('../../infrastructure/rest/administration/rest-administration.wiring')).restAdministrationModule,
  },
  {
    ports: [CampaignsPort, CampaignsCommandsPort, ListingCampaignPort, ListingCampaignCommandsPort, MakerProgramsPort],
    load: async () => (await import('../../infrastructure/rest/campaigns/rest-campaigns.wiring')).restCampaignsModule,
  },
  {
    ports: [EarnPort, EarnCommandsPort, ProgrammePort, StakingPort, StakingCommandsPort],
    load: async () => (await import('../../infrastructure/rest/earn/rest-earn.wiring')).restEarnModule,
  },
  {
    ports: [FundingPort, FuturesPort],
    load: async () => (await import('../../infrastructure/rest/markets/rest-contracts.wiring')).restContractsModule,
  },
  {
    ports: [ChartFeedPort, ListingFeedsPort],
    load: async () => (await import('../../infrastructure/rest/markets/rest-feeds.wiring')).restFeedsModule,
  },
  {
    ports: [MarketFiguresPort, TokensPort, MarketLayoutPort, FeesPort, ExecutionCostPort, ConfigurationPort],
    load: async () =>
      (await import('../../infrastructure/rest/markets/rest-market-details.wiring')).restMarketDetailsModule,
  },
  {
    ports: [MarketDataPort],
    load: async () => (await import('../../infrastructure/rest/markets/rest-markets.wiring')).restMarketsModule,
  },
  {
    ports: [WatchlistsPort, WatchlistsCommandsPort],
    load: async () => (await import('../../infrastructure/rest/markets/rest-watchlists.wiring')).restWatchlistsModule,
  },
  {
    ports: [NotificationsPort, NotificationsCommandsPort],
    load: async () =>
      (await import('../../infrastructure/rest/notifications/rest-notifications.wiring')).restNotificationsModule,
  },
  {
    ports: [PromotionsPort, PromotionsCommandsPort, FeedbackPort, FeedbackCommandsPort],
    load: async () => (await import('../../infrastructure/rest/platform/rest-promotions.wiring')).restPromotionsModule,
  },
  {
    ports: [ApiReferencePort],
    load: async () => (await import('../../infrastructure/rest/reference/rest-reference.wiring')).restReferenceModule,
  },
  {
    ports: [ReferralPort, ReferralCommandsPort],
    load: async () => (await import('../../infrastructure/rest/referral/rest-referral.wiring')).restReferralModule,
  },
  {
    ports: [ReservesPort],
    load: async () => (await import('../../infrastructure/rest/reserves/rest-reserves.wiring')).restReservesModule,
  },
  {
    ports: [
      SecurityPort,
      SecurityCommandsPort,
      PageMarkPort,
      PageMarkCommandsPort,
      RecoveryPort,
      RecoveryCommandsPort,
      DevicesPort,
      DevicesCommandsPort,
      AccountClosurePort,
      AccountClosureCommandsPort,
      CredentialsPort,
      CredentialsCommandsPort,
    ],
    load: async () => (await import('../../infrastructure/rest/security/rest-security.wiring')).restSecurityModule,
  },
  {
    ports: [
      ProfilesPort,
      ProfilesCommandsPort,
      FollowingPort,
      FollowingCommandsPort,
      SocialIdentityPort,
      SocialIdentityCommandsPort,
      LeaderboardsPort,
      FeaturesPort,
      CopyTradingPort,
    ],
    load: async () => (await import('../../infrastructure/rest/social/rest-social.wiring')).restSocialModule,
  },
  {
    ports: [
      PositionsPort,
      PositionsCommandsPort,
      AlgoOrdersPort,
      AlgoOrdersCommandsPort,
      MarginPort,
      MarginCommandsPort,
    ],
    load: async () => (await import('../../infrastructure/rest/trading/rest-positions.wiring')).restPositionsModule,
  },
  {
    ports: [TradingPort, TradingCommandsPort],
    load: async () => (await import('../../infrastructure/rest/trading/rest-trading.wiring')).restTradingModule,
  },
  {
    ports: [VerificationPort, VerificationCommandsPort],
    load: async () =>
      (await import('../../infrastructure/rest/verification/rest-verification.wiring')).restVerificationModule,
  },
  {
    ports: [
      WalletPort,
      WalletCommandsPort,
      TransfersPort,
      TransfersCommandsPort,
      AddressBookPort,
      AddressBookCommandsPort,
      ConvertPort,
      ConvertCommandsPort,
    ],
    load: async () => (await import('../../infrastructure/rest/wallet/rest-wallet.wiring')).restWalletModule,
  },
  {
    ports: [PurchasesPort, PurchasesCommandsPort],
    load: async () => (await import('../../infrastructure/rest/wallet/rest-purchases.wiring')).restPurchasesModule,
  },
  {
    ports: [WalletSignerPort],
    load: async () => (await import('../../infrastructure/wallets/wallets.wiring')).walletsModule,
  },
  {
    ports: [AccountStreamPort],
    load: async () => (await import('../../infrastructure/websocket/websocket-account.wiring')).websocketAccountModule,
  },
  {
    ports: [ContractStreamPort],
    load: async () =>
      (await import('../../infrastructure/websocket/websocket-contracts.wiring')).websocketContractsModule,
  },
  {
    ports: [AlertEnginePort, LeadershipPort],
    load: async () => (await import('../../infrastructure/workers/workers.wiring')).workersModule,
  },
];
