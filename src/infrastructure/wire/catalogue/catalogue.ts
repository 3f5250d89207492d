import { accountClosureEndpoints } from './account-closure.endpoints';
import { accountSettingsEndpoints } from './account-settings.endpoints';
import { accountEndpoints } from './account.endpoints';
import { campaignsEndpoints } from './campaigns.endpoints';
import { makerProgramsEndpoints } from './maker-programs.endpoints';
import { chartEndpoints } from './chart.endpoints';
import { coingeckoEndpoints } from './coingecko.endpoints';
import { coinmarketcapEndpoints } from './coinmarketcap.endpoints';
import { configEndpoints } from './config.endpoints';
import { credentialsEndpoints } from './credentials.endpoints';
import type { Endpoint } from './endpoint';
import { exchangeCostEndpoints } from './exchange-cost.endpoints';
import { instrumentEndpoints } from './instrument.endpoints';
import { layoutEndpoints } from './layout.endpoints';
import { listenKeyEndpoints } from './listen-key.endpoints';
import { listingCampaignEndpoints } from './listing-campaign.endpoints';
import { marginSettingsEndpoints } from './margin-settings.endpoints';
import { marketDataEndpoints } from './market-data.endpoints';
import { marketsEndpoints } from './markets.endpoints';
import { nomicsEndpoints } from './nomics.endpoints';
import { notificationsEndpoints } from './notifications.endpoints';
import { promotionsEndpoints } from './promotions.endpoints';
import { referralEndpoints } from './referral.endpoints';
import { passkeysEndpoints } from './passkeys.endpoints';
import { approvalsEndpoints } from './approvals.endpoints';
import { portfolioLinksEndpoints } from './portfolio-links.endpoints';
import { recoveryEndpoints } from './recovery.endpoints';
import { pageMarkEndpoints } from './page-mark.endpoints';
import { securityEndpoints } from './security.endpoints';
import { sessionEndpoints } from './session.endpoints';
import { algoOrdersEndpoints } from './algo-orders.endpoints';
import { marketAdministrationEndpoints } from './market-administration.endpoints';
import { marketsV1Endpoints } from './markets-v1.endpoints';
import { positionsEndpoints } from './positions.endpoints';
import { publicDataEndpoints } from './public-data.endpoints';
import { tradingAccountEndpoints } from './trading-account.endpoints';
import { tradingAccountV1Endpoints } from './trading-account-v1.endpoints';
import { tradingV1Endpoints } from './trading-v1.endpoints';
import { earlierV3Endpoints } from './earlier-v3.endpoints';
import { accountDetailsV1Endpoints } from './account-details-v1.endpoints';
import { tradingEndpoints } from './trading.endpoints';
import { walletEndpoints } from './wallet.endpoints';
import { walletV1Endpoints } from './wallet-v1.endpoints';
import { purchasesEndpoints } from './purchases.endpoints';
import { convertEndpoints } from './convert.endpoints';
import { reservesEndpoints } from './reserves.endpoints';
import { earnEndpoints } from './earn.endpoints';
import { programmeEndpoints } from './programme.endpoints';
import { watchlistsEndpoints } from './watchlists.endpoints';
import { verificationEndpoints } from './verification.endpoints';
import { socialProfilesEndpoints } from './social-profiles.endpoints';
import { socialIdentityEndpoints } from './social-identity.endpoints';
import { leaderboardsEndpoints } from './leaderboards.endpoints';
import { featuresEndpoints } from './features.endpoints';
import { vouchersEndpoints } from './vouchers.endpoints';
import { leadingEndpoints } from './leading.endpoints';
import { ownCopiesEndpoints } from './own-copies.endpoints';
import { copyTradingEndpoints } from './copy-trading.endpoints';

/**
 * Every call of the product, in the order in which the API reference lists them: what most come for first, earlier versions
 * and feeds for other services last. Never imported by pages: the client takes the endpoints of one area.
 */
export const catalogue: readonly Endpoint[] = [
  ...Object.values(publicDataEndpoints),
  ...Object.values(marketsEndpoints),
  ...Object.values(marketDataEndpoints),
  ...Object.values(exchangeCostEndpoints),
  ...Object.values(instrumentEndpoints),
  ...Object.values(watchlistsEndpoints),
  ...Object.values(tradingEndpoints),
  ...Object.values(algoOrdersEndpoints),
  ...Object.values(positionsEndpoints),
  ...Object.values(tradingAccountEndpoints),
  ...Object.values(marginSettingsEndpoints),
  ...Object.values(listenKeyEndpoints),
  ...Object.values(walletEndpoints),
  ...Object.values(convertEndpoints),
  ...Object.values(purchasesEndpoints),
  ...Object.values(earnEndpoints),
  ...Object.values(programmeEndpoints),
  ...Object.values(reservesEndpoints),
  ...Object.values(copyTradingEndpoints),
  ...Object.values(ownCopiesEndpoints),
  ...Object.values(leadingEndpoints),
  ...Object.values(leaderboardsEndpoints),
  ...Object.values(socialProfilesEndpoints),
  ...Object.values(socialIdentityEndpoints),
  ...Object.values(campaignsEndpoints),
  ...Object.values(listingCampaignEndpoints),
  ...Object.values(vouchersEndpoints),
  ...Object.values(promotionsEndpoints),
  ...Object.values(referralEndpoints),
  ...Object.values(makerProgramsEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(accountSettingsEndpoints),
  ...Object.values(accountClosureEndpoints),
  ...Object.values(securityEndpoints),
  ...Object.values(passkeysEndpoints),
  ...Object.values(recoveryEndpoints),
  ...Object.values(approvalsEndpoints),
  ...Object.values(credentialsEndpoints),
  ...Object.values(portfolioLinksEndpoints),
  ...Object.values(verificationEndpoints),
  ...Object.values(notificationsEndpoints),
  ...Object.values(configEndpoints),
  ...Object.values(featuresEndpoints),
  ...Object.values(layoutEndpoints),
  ...Object.values(pageMarkEndpoints),
  ...Object.values(marketAdministrationEndpoints),
  ...Object.values(marketsV1Endpoints),
  ...Object.values(tradingV1Endpoints),
  ...Object.values(tradingAccountV1Endpoints),
  ...Object.values(accountDetailsV1Endpoints),
  ...Object.values(walletV1Endpoints),
  ...Object.values(earlierV3Endpoints),
  ...Object.values(chartEndpoints),
  ...Object.values(coingeckoEndpoints),
  ...Object.values(coinmarketcapEndpoints),
  ...Object.values(nomicsEndpoints),
];
