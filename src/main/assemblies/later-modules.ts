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
import { OpeningsPort } from '../../application/careers/openings.port';
import { CampaignsCommandsPort } from '../../application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../application/campaigns/campaigns.port';
import { ListingCampaignCommandsPort } from '../../application/campaigns/listing-campaign-commands.port';
import { ListingCampaignPort } from '../../application/campaigns/listing-campaign.port';
import { VouchersCommandsPort } from '../../application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../application/rewards/vouchers.port';
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
import { OwnListsPort } from '../../application/platform/own-lists.port';
import { OwnStoragePort } from '../../application/platform/own-storage.port';
import { PromotionsCommandsPort } from '../../application/platform/promotions-commands.port';
import { PromotionsPort } from '../../application/platform/promotions.port';
import { SoundPort } from '../../application/platform/sound.port';
import { TonesPort } from '../../application/platform/tones.port';
import { ApiReferencePort } from '../../application/reference/api-reference.port';
import { HostChecksPort } from '../../application/reference/host-checks.port';
import { MerkleVerifierPort } from '../../application/reserves/merkle-verifier.port';
import { ReservesPort } from '../../application/reserves/reserves.port';
import { AccountClosureCommandsPort } from '../../application/security/account-closure-commands.port';
import { AccountClosurePort } from '../../application/security/account-closure.port';
import { ApprovalsCommandsPort } from '../../application/security/approvals-commands.port';
import { ApprovalsPort } from '../../application/security/approvals.port';
import { PortfolioLinksCommandsPort } from '../../application/account/portfolio-links-commands.port';
import { PortfolioLinksPort } from '../../application/account/portfolio-links.port';
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
import { FeaturesPort } from '../../application/social/features.port';
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
import { offlineModule } from './offline-module';
import { socialModule } from './social-module';

/** Adapters that only some features need: which ports each module brings. It comes with the first feature that stands on one. */
export const laterModules: readonly LaterModule[] = [
  { ports: [OneTimeCodesPort], load: () => import('../../infrastructure/browser/one-time-codes.wiring') },
  { ports: [SoundPort, TonesPort], load: () => import('../../infrastructure/browser/sounds.wiring') },
  {
    ports: [SecondFactorsCommandsPort, SignInWaysPort, SignInWaysCommandsPort],
    load: () => import('../../infrastructure/firebase/firebase-account.wiring'),
  },
  {
    ports: [SignInPort, SignInCommandsPort, MailActionsPort, MailActionsCommandsPort],
    load: () => import('../../infrastructure/firebase/firebase.wiring'),
  },
  {
    ports: [PasskeyDevicePort, PasskeysPort, PasskeysCommandsPort],
    load: () => import('../../infrastructure/passkeys/passkeys.wiring'),
  },
  { ports: [OwnListsPort], load: () => import('../../infrastructure/storage/own-lists.wiring') },
  { ports: [OwnStoragePort], load: () => import('../../infrastructure/storage/own-storage.wiring') },
  { ports: [ArticlesPort, OpeningsPort], load: () => import('../../infrastructure/content/content.wiring') },
  { ports: [OneTapPort], load: () => import('../../infrastructure/gsi/gsi.wiring') },
  {
    ports: [MerkleVerifierPort],
    load: () => import('../../infrastructure/merkle/merkle.wiring'),
  },
  {
    ports: [PasswordStrengthPort],
    load: () => import('../../infrastructure/passwords/passwords.wiring'),
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
    load: () => import('../../infrastructure/rest/account/rest-settings.wiring'),
  },
  {
    ports: [PortfolioLinksPort, PortfolioLinksCommandsPort],
    load: () => import('../../infrastructure/rest/account/rest-portfolio-links.wiring'),
  },
  {
    ports: [AdministrationPort, AdministrationCommandsPort],
    load: () => import('../../infrastructure/rest/administration/rest-administration.wiring'),
  },
  {
    ports: [VouchersPort, VouchersCommandsPort],
    load: () => import('../../infrastructure/rest/rewards/rest-rewards.wiring'),
  },
  {
    ports: [CampaignsPort, CampaignsCommandsPort, ListingCampaignPort, ListingCampaignCommandsPort, MakerProgramsPort],
    load: () => import('../../infrastructure/rest/campaigns/rest-campaigns.wiring'),
  },
  {
    ports: [EarnPort, EarnCommandsPort, ProgrammePort, StakingPort, StakingCommandsPort],
    load: () => import('../../infrastructure/rest/earn/rest-earn.wiring'),
  },
  {
    ports: [FundingPort, FuturesPort],
    load: () => import('../../infrastructure/rest/markets/rest-contracts.wiring'),
  },
  {
    ports: [ChartFeedPort, ListingFeedsPort],
    load: () => import('../../infrastructure/rest/markets/rest-feeds.wiring'),
  },
  {
    ports: [MarketFiguresPort, TokensPort, MarketLayoutPort, FeesPort, ExecutionCostPort, ConfigurationPort],
    load: () => import('../../infrastructure/rest/markets/rest-market-details.wiring'),
  },
  {
    ports: [MarketDataPort],
    load: () => import('../../infrastructure/rest/markets/rest-markets.wiring'),
  },
  {
    ports: [WatchlistsPort, WatchlistsCommandsPort],
    load: () => import('../../infrastructure/rest/markets/rest-watchlists.wiring'),
  },
  {
    ports: [NotificationsPort, NotificationsCommandsPort],
    load: () => import('../../infrastructure/rest/notifications/rest-notifications.wiring'),
  },
  {
    ports: [PromotionsPort, PromotionsCommandsPort, FeedbackPort, FeedbackCommandsPort],
    load: () => import('../../infrastructure/rest/platform/rest-promotions.wiring'),
  },
  {
    ports: [ApiReferencePort, HostChecksPort],
    load: () => import('../../infrastructure/rest/reference/rest-reference.wiring'),
  },
  {
    ports: [ReferralPort, ReferralCommandsPort],
    load: () => import('../../infrastructure/rest/referral/rest-referral.wiring'),
  },
  {
    ports: [ReservesPort],
    load: () => import('../../infrastructure/rest/reserves/rest-reserves.wiring'),
  },
  {
    ports: [
      SecurityPort,
      SecurityCommandsPort,
      PageMarkPort,
      PageMarkCommandsPort,
      ApprovalsPort,
      ApprovalsCommandsPort,
      RecoveryPort,
      RecoveryCommandsPort,
      DevicesPort,
      DevicesCommandsPort,
      AccountClosurePort,
      AccountClosureCommandsPort,
      CredentialsPort,
      CredentialsCommandsPort,
    ],
    load: () => import('../../infrastructure/rest/security/rest-security.wiring'),
  },
  {
    ports: [FeaturesPort],
    load: () => import('../../infrastructure/rest/social/rest-features.wiring'),
  },
  socialModule,
  {
    ports: [
      PositionsPort,
      PositionsCommandsPort,
      AlgoOrdersPort,
      AlgoOrdersCommandsPort,
      MarginPort,
      MarginCommandsPort,
    ],
    load: () => import('../../infrastructure/rest/trading/rest-positions.wiring'),
  },
  {
    ports: [TradingPort, TradingCommandsPort],
    load: () => import('../../infrastructure/rest/trading/rest-trading.wiring'),
  },
  {
    ports: [VerificationPort, VerificationCommandsPort],
    load: () => import('../../infrastructure/rest/verification/rest-verification.wiring'),
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
    load: () => import('../../infrastructure/rest/wallet/rest-wallet.wiring'),
  },
  {
    ports: [PurchasesPort, PurchasesCommandsPort],
    load: () => import('../../infrastructure/rest/wallet/rest-purchases.wiring'),
  },
  { ports: [WalletSignerPort], load: () => import('../../infrastructure/wallets/wallets.wiring') },
  { ports: [AccountStreamPort], load: () => import('../../infrastructure/websocket/websocket-account.wiring') },
  { ports: [ContractStreamPort], load: () => import('../../infrastructure/websocket/websocket-contracts.wiring') },
  offlineModule,
  {
    ports: [AlertEnginePort, LeadershipPort],
    load: () => import('../../infrastructure/workers/workers.wiring'),
  },
];
