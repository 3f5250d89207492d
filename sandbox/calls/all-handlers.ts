import { accountSettingsEndpoints } from '../../src/infrastructure/wire/catalogue/account-settings.endpoints';
import { accountEndpoints } from '../../src/infrastructure/wire/catalogue/account.endpoints';
import { chartEndpoints } from '../../src/infrastructure/wire/catalogue/chart.endpoints';
import { coingeckoEndpoints } from '../../src/infrastructure/wire/catalogue/coingecko.endpoints';
import { coinmarketcapEndpoints } from '../../src/infrastructure/wire/catalogue/coinmarketcap.endpoints';
import { configEndpoints } from '../../src/infrastructure/wire/catalogue/config.endpoints';
import { credentialsEndpoints } from '../../src/infrastructure/wire/catalogue/credentials.endpoints';
import { exchangeCostEndpoints } from '../../src/infrastructure/wire/catalogue/exchange-cost.endpoints';
import { instrumentEndpoints } from '../../src/infrastructure/wire/catalogue/instrument.endpoints';
import { layoutEndpoints } from '../../src/infrastructure/wire/catalogue/layout.endpoints';
import { listenKeyEndpoints } from '../../src/infrastructure/wire/catalogue/listen-key.endpoints';
import { marketDataEndpoints } from '../../src/infrastructure/wire/catalogue/market-data.endpoints';
import { marketsEndpoints } from '../../src/infrastructure/wire/catalogue/markets.endpoints';
import { nomicsEndpoints } from '../../src/infrastructure/wire/catalogue/nomics.endpoints';
import { accountClosureEndpoints } from '../../src/infrastructure/wire/catalogue/account-closure.endpoints';
import { passkeysEndpoints } from '../../src/infrastructure/wire/catalogue/passkeys.endpoints';
import { pageMarkEndpoints } from '../../src/infrastructure/wire/catalogue/page-mark.endpoints';
import { approvalsEndpoints } from '../../src/infrastructure/wire/catalogue/approvals.endpoints';
import { portfolioLinksEndpoints } from '../../src/infrastructure/wire/catalogue/portfolio-links.endpoints';
import { recoveryEndpoints } from '../../src/infrastructure/wire/catalogue/recovery.endpoints';
import { securityEndpoints } from '../../src/infrastructure/wire/catalogue/security.endpoints';
import { sessionEndpoints } from '../../src/infrastructure/wire/catalogue/session.endpoints';
import { algoOrdersEndpoints } from '../../src/infrastructure/wire/catalogue/algo-orders.endpoints';
import { marketAdministrationEndpoints } from '../../src/infrastructure/wire/catalogue/market-administration.endpoints';
import { marketsV1Endpoints } from '../../src/infrastructure/wire/catalogue/markets-v1.endpoints';
import { positionsEndpoints } from '../../src/infrastructure/wire/catalogue/positions.endpoints';
import { publicDataEndpoints } from '../../src/infrastructure/wire/catalogue/public-data.endpoints';
import { tradingAccountEndpoints } from '../../src/infrastructure/wire/catalogue/trading-account.endpoints';
import { tradingAccountV1Endpoints } from '../../src/infrastructure/wire/catalogue/trading-account-v1.endpoints';
import { tradingV1Endpoints } from '../../src/infrastructure/wire/catalogue/trading-v1.endpoints';
import { earlierV3Endpoints } from '../../src/infrastructure/wire/catalogue/earlier-v3.endpoints';
import { accountDetailsV1Endpoints } from '../../src/infrastructure/wire/catalogue/account-details-v1.endpoints';
import { tradingEndpoints } from '../../src/infrastructure/wire/catalogue/trading.endpoints';
import { campaignsEndpoints } from '../../src/infrastructure/wire/catalogue/campaigns.endpoints';
import { makerProgramsEndpoints } from '../../src/infrastructure/wire/catalogue/maker-programs.endpoints';
import { listingCampaignEndpoints } from '../../src/infrastructure/wire/catalogue/listing-campaign.endpoints';
import { marginSettingsEndpoints } from '../../src/infrastructure/wire/catalogue/margin-settings.endpoints';
import { promotionsEndpoints } from '../../src/infrastructure/wire/catalogue/promotions.endpoints';
import { referralEndpoints } from '../../src/infrastructure/wire/catalogue/referral.endpoints';
import { watchlistsEndpoints } from '../../src/infrastructure/wire/catalogue/watchlists.endpoints';
import { verificationEndpoints } from '../../src/infrastructure/wire/catalogue/verification.endpoints';
import { accountSettingsHandlers } from './accounts/account-settings.handlers';
import { credentialsHandlers } from './accounts/credentials.handlers';
import { accountClosureHandlers } from './accounts/account-closure.handlers';
import { passkeysHandlers } from './accounts/passkeys.handlers';
import { pageMarkHandlers } from './accounts/page-mark.handlers';
import { approvalsHandlers } from './accounts/approvals.handlers';
import { portfolioLinksHandlers } from './accounts/portfolio-links.handlers';
import { recoveryHandlers } from './accounts/recovery.handlers';
import { securityHandlers } from './accounts/security.handlers';
import { verificationHandlers } from './accounts/verification.handlers';
import { type HandlerTable, handlerTable } from './routing/handler';
import { accountHandlers } from './accounts/account.handlers';
import { chartHandlers } from './markets/chart.handlers';
import { coingeckoHandlers } from './listings/coingecko.handlers';
import { coinmarketcapHandlers } from './listings/coinmarketcap.handlers';
import { configHandlers } from './markets/config.handlers';
import { exchangeCostHandlers } from './markets/exchange-cost.handlers';
import { instrumentHandlers } from './markets/instrument.handlers';
import { layoutHandlers } from './markets/layout.handlers';
import { listenKeyHandlers } from './trading/listen-key.handlers';
import { marketDataHandlers } from './markets/market-data.handlers';
import { marketsHandlers } from './markets/markets.handlers';
import { nomicsHandlers } from './listings/nomics.handlers';
import { sessionHandlers } from './accounts/session.handlers';
import { algoOrdersHandlers } from './trading/algo-orders.handlers';
import { marketAdministrationHandlers } from './markets/market-administration.handlers';
import { marketsV1Handlers } from './markets/markets-v1.handlers';
import { positionsHandlers } from './trading/positions.handlers';
import { publicDataHandlers } from './markets/public-data.handlers';
import { tradingAccountHandlers } from './trading/trading-account.handlers';
import { tradingAccountV1Handlers } from './trading/trading-account-v1.handlers';
import { tradingV1Handlers } from './trading/trading-v1.handlers';
import { earlierV3Handlers } from './trading/earlier-v3.handlers';
import { accountDetailsV1Handlers } from './trading/account-details-v1.handlers';
import { tradingHandlers } from './trading/trading.handlers';
import { notificationsEndpoints } from '../../src/infrastructure/wire/catalogue/notifications.endpoints';
import { notificationsHandlers } from './accounts/notifications.handlers';
import { campaignsHandlers } from './campaigns/campaigns.handlers';
import { listingHandlers } from './campaigns/listing.handlers';
import { vouchersEndpoints } from '../../src/infrastructure/wire/catalogue/vouchers.endpoints';
import { vouchersHandlers } from './rewards/vouchers.handlers';
import { makerProgramsHandlers } from './campaigns/maker-programs.handlers';
import { marginSettingsHandlers } from './trading/margin-settings.handlers';
import { promotionsHandlers } from './campaigns/promotions.handlers';
import { referralHandlers } from './campaigns/referral.handlers';
import { watchlistsHandlers } from './accounts/watchlists.handlers';
import { walletEndpoints } from '../../src/infrastructure/wire/catalogue/wallet.endpoints';
import { walletV1Endpoints } from '../../src/infrastructure/wire/catalogue/wallet-v1.endpoints';
import { purchasesEndpoints } from '../../src/infrastructure/wire/catalogue/purchases.endpoints';
import { convertEndpoints } from '../../src/infrastructure/wire/catalogue/convert.endpoints';
import { reservesEndpoints } from '../../src/infrastructure/wire/catalogue/reserves.endpoints';
import { programmeEndpoints } from '../../src/infrastructure/wire/catalogue/programme.endpoints';
import { earnEndpoints } from '../../src/infrastructure/wire/catalogue/earn.endpoints';
import { socialProfilesEndpoints } from '../../src/infrastructure/wire/catalogue/social-profiles.endpoints';
import { socialIdentityEndpoints } from '../../src/infrastructure/wire/catalogue/social-identity.endpoints';
import { leaderboardsEndpoints } from '../../src/infrastructure/wire/catalogue/leaderboards.endpoints';
import { featuresEndpoints } from '../../src/infrastructure/wire/catalogue/features.endpoints';
import { copyTradingEndpoints } from '../../src/infrastructure/wire/catalogue/copy-trading.endpoints';
import { leadingEndpoints } from '../../src/infrastructure/wire/catalogue/leading.endpoints';
import { ownCopiesEndpoints } from '../../src/infrastructure/wire/catalogue/own-copies.endpoints';
import { walletHandlers } from './wallet/wallet.handlers';
import { walletV1Handlers } from './wallet/wallet-v1.handlers';
import { purchasesHandlers } from './wallet/purchases.handlers';
import { convertHandlers } from './wallet/convert.handlers';
import { reservesHandlers } from './wallet/reserves.handlers';
import { earnHandlers } from './wallet/earn.handlers';
import { programmeHandlers } from './wallet/programme.handlers';
import { socialProfilesHandlers } from './social/social-profiles.handlers';
import { socialIdentityHandlers } from './social/social-identity.handlers';
import { leaderboardsHandlers } from './social/leaderboards.handlers';
import { featuresHandlers } from './social/features.handlers';
import { copyTradingHandlers } from './social/copy-trading.handlers';
import { leadingHandlers } from './social/leading.handlers';
import { ownCopiesHandlers } from './social/own-copies.handlers';
import type { Services } from './routing/services';

/** The handlers of every area; each is compiled against the area's calls. */
export function allHandlers(services: Services): HandlerTable {
  return handlerTable(
    [marketsEndpoints, marketsHandlers(services)],
    [algoOrdersEndpoints, algoOrdersHandlers(services)],
    [marketAdministrationEndpoints, marketAdministrationHandlers(services)],
    [marketsV1Endpoints, marketsV1Handlers(services)],
    [positionsEndpoints, positionsHandlers(services)],
    [publicDataEndpoints, publicDataHandlers(services)],
    [tradingAccountEndpoints, tradingAccountHandlers(services)],
    [tradingAccountV1Endpoints, tradingAccountV1Handlers(services)],
    [tradingV1Endpoints, tradingV1Handlers(services)],
    [earlierV3Endpoints, earlierV3Handlers(services)],
    [accountDetailsV1Endpoints, accountDetailsV1Handlers(services)],
    [tradingEndpoints, tradingHandlers(services)],
    [sessionEndpoints, sessionHandlers(services)],
    [accountEndpoints, accountHandlers(services)],
    [accountSettingsEndpoints, accountSettingsHandlers(services)],
    [accountClosureEndpoints, accountClosureHandlers(services)],
    [securityEndpoints, securityHandlers(services)],
    [passkeysEndpoints, passkeysHandlers(services)],
    [recoveryEndpoints, recoveryHandlers(services)],
    [portfolioLinksEndpoints, portfolioLinksHandlers(services)],
    [approvalsEndpoints, approvalsHandlers(services)],
    [pageMarkEndpoints, pageMarkHandlers(services)],
    [credentialsEndpoints, credentialsHandlers(services)],
    [verificationEndpoints, verificationHandlers(services)],
    [instrumentEndpoints, instrumentHandlers(services)],
    [layoutEndpoints, layoutHandlers(services)],
    [configEndpoints, configHandlers(services)],
    [marketDataEndpoints, marketDataHandlers(services)],
    [exchangeCostEndpoints, exchangeCostHandlers(services)],
    [coingeckoEndpoints, coingeckoHandlers(services)],
    [coinmarketcapEndpoints, coinmarketcapHandlers(services)],
    [nomicsEndpoints, nomicsHandlers(services)],
    [chartEndpoints, chartHandlers(services)],
    [listenKeyEndpoints, listenKeyHandlers(services)],
    [campaignsEndpoints, campaignsHandlers(services)],
    [listingCampaignEndpoints, listingHandlers(services)],
    [vouchersEndpoints, vouchersHandlers(services)],
    [makerProgramsEndpoints, makerProgramsHandlers(services)],
    [marginSettingsEndpoints, marginSettingsHandlers(services)],
    [notificationsEndpoints, notificationsHandlers(services)],
    [promotionsEndpoints, promotionsHandlers(services)],
    [referralEndpoints, referralHandlers(services)],
    [watchlistsEndpoints, watchlistsHandlers(services)],
    [walletEndpoints, walletHandlers(services)],
    [walletV1Endpoints, walletV1Handlers(services)],
    [convertEndpoints, convertHandlers(services)],
    [purchasesEndpoints, purchasesHandlers(services)],
    [reservesEndpoints, reservesHandlers(services)],
    [earnEndpoints, earnHandlers(services)],
    [programmeEndpoints, programmeHandlers(services)],
    [socialProfilesEndpoints, socialProfilesHandlers(services)],
    [socialIdentityEndpoints, socialIdentityHandlers(services)],
    [leaderboardsEndpoints, leaderboardsHandlers(services)],
    [featuresEndpoints, featuresHandlers(services)],
    [copyTradingEndpoints, copyTradingHandlers(services)],
    [ownCopiesEndpoints, ownCopiesHandlers(services)],
    [leadingEndpoints, leadingHandlers(services)],
  );
}
