import { accountFeature } from '../features/account/account.feature';
import { accountSettingsFeature } from '../features/account/account-settings.feature';
import { affiliatesFeature } from '../features/affiliates/affiliates.feature';
import { apiManagementFeature } from '../features/api-management/api-management.feature';
import { apiReferenceFeature } from '../features/api-reference/api-reference.feature';
import { apiStatusFeature } from '../features/api-status/api-status.feature';
import { articleFeature } from '../features/blog/article.feature';
import { blogFeature } from '../features/blog/blog.feature';
import { blogSearchFeature } from '../features/blog/blog-search.feature';
import { buyCryptoFeature } from '../features/buy-crypto/buy-crypto.feature';
import { downloadFeature } from '../features/download/download.feature';
import { earnFeature } from '../features/earn/earn.feature';
import { profileFeature } from '../features/people/profile.feature';
import { campaignFeature } from '../features/campaigns/campaign.feature';
import { campaignsFeature } from '../features/campaigns/campaigns.feature';
import { careersFeature } from '../features/company/careers.feature';
import { teamFeature } from '../features/company/team.feature';
import { brokersFeature } from '../features/partners/brokers.feature';
import { marketMakersFeature } from '../features/partners/market-makers.feature';
import { programmeFeature } from '../features/programme/programme.feature';
import { stakingFeature } from '../features/staking/staking.feature';
import { homeFeature } from '../features/home/home.feature';
import { fundingRateFeature } from '../features/funding-rate/funding-rate.feature';
import { marketMoversFeature } from '../features/market-movers/market-movers.feature';
import { marketsFeature } from '../features/markets/markets.feature';
import { notFoundFeature } from '../features/message-pages/not-found.feature';
import { serverErrorFeature } from '../features/message-pages/server-error.feature';
import { notificationsFeature } from '../features/notifications/notifications.feature';
import { listingCampaignFeature } from '../features/listing-campaign/listing-campaign.feature';
import { rewardCenterFeature } from '../features/reward-center/reward-center.feature';
import { referralFeature } from '../features/referral/referral.feature';
import { sharedPortfolioFeature } from '../features/portfolio-links/shared-portfolio.feature';
import { approvalsFeature } from '../features/approvals/approvals.feature';
import { accountSecurityFeature } from '../features/security/account-security.feature';
import { accountOrdersFeature } from '../features/account-orders/account-orders.feature';
import { accountAuditFeature } from '../features/reserves/account-audit.feature';
import { reservesFeature } from '../features/reserves/reserves.feature';
import { marketplaceFeature } from '../features/copy-trading/marketplace.feature';
import { socialTradingFeature } from '../features/copy-trading/social-trading.feature';
import { strategyFeature } from '../features/copy-trading/strategy.feature';
import { leaderboardFeature } from '../features/people/leaderboard.feature';
import { loginFeature } from '../features/session/login.feature';
import { mailActionFeature } from '../features/session/mail-action.feature';
import { registerFeature } from '../features/session/register.feature';
import { spotMarginFeature } from '../features/spot-margin/spot-margin.feature';
import { lastMarketFeature } from '../features/terminal/last-market.feature';
import { multiSymbolFeature } from '../features/terminal/multi/multi-symbol.feature';
import { tradeFeature } from '../features/terminal/trade.feature';
import { traderRecruitmentFeature } from '../features/trader-recruitment/trader-recruitment.feature';
import { identityVerificationFeature } from '../features/verification/identity-verification.feature';
import { walletFeature } from '../features/wallet/wallet.feature';
import type { PageFeature } from '../runtime/feature';

/** Every page of the product (specification, section 2). A new page is one line here. */
export const pages: readonly PageFeature[] = [
  homeFeature,
  marketsFeature,
  fundingRateFeature,
  marketMoversFeature,
  lastMarketFeature,
  tradeFeature,
  multiSymbolFeature,
  loginFeature,
  registerFeature,
  mailActionFeature,
  referralFeature,
  rewardCenterFeature,
  notificationsFeature,
  reservesFeature,
  approvalsFeature,
  sharedPortfolioFeature,
  accountAuditFeature,
  accountOrdersFeature,
  earnFeature,
  stakingFeature,
  campaignsFeature,
  listingCampaignFeature,
  campaignFeature,
  brokersFeature,
  marketMakersFeature,
  affiliatesFeature,
  teamFeature,
  careersFeature,
  downloadFeature,
  traderRecruitmentFeature,
  programmeFeature,
  leaderboardFeature,
  socialTradingFeature,
  marketplaceFeature,
  strategyFeature,
  profileFeature,
  apiStatusFeature,
  apiReferenceFeature,
  blogFeature,
  blogSearchFeature,
  articleFeature,
  accountFeature,
  accountSettingsFeature,
  apiManagementFeature,
  identityVerificationFeature,
  spotMarginFeature,
  accountSecurityFeature,
  walletFeature,
  buyCryptoFeature,
  serverErrorFeature,
  notFoundFeature,
];
