import { accountSettingsEndpoints } from '../../src/infrastructure/rest/catalogue/account-settings.endpoints';
import { accountEndpoints } from '../../src/infrastructure/rest/catalogue/account.endpoints';
import { chartEndpoints } from '../../src/infrastructure/rest/catalogue/chart.endpoints';
import { coingeckoEndpoints } from '../../src/infrastructure/rest/catalogue/coingecko.endpoints';
import { coinmarketcapEndpoints } from '../../src/infrastructure/rest/catalogue/coinmarketcap.endpoints';
import { configEndpoints } from '../../src/infrastructure/rest/catalogue/config.endpoints';
import { credentialsEndpoints } from '../../src/infrastructure/rest/catalogue/credentials.endpoints';
import { exchangeCostEndpoints } from '../../src/infrastructure/rest/catalogue/exchange-cost.endpoints';
import { instrumentEndpoints } from '../../src/infrastructure/rest/catalogue/instrument.endpoints';
import { layoutEndpoints } from '../../src/infrastructure/rest/catalogue/layout.endpoints';
import { listenKeyEndpoints } from '../../src/infrastructure/rest/catalogue/listen-key.endpoints';
import { marketDataEndpoints } from '../../src/infrastructure/rest/catalogue/market-data.endpoints';
import { marketsEndpoints } from '../../src/infrastructure/rest/catalogue/markets.endpoints';
import { nomicsEndpoints } from '../../src/infrastructure/rest/catalogue/nomics.endpoints';
import { accountClosureEndpoints } from '../../src/infrastructure/rest/catalogue/account-closure.endpoints';
import { securityEndpoints } from '../../src/infrastructure/rest/catalogue/security.endpoints';
import { sessionEndpoints } from '../../src/infrastructure/rest/catalogue/session.endpoints';
import { algoOrdersEndpoints } from '../../src/infrastructure/rest/catalogue/algo-orders.endpoints';
import { marketAdministrationEndpoints } from '../../src/infrastructure/rest/catalogue/market-administration.endpoints';
import { marketsV1Endpoints } from '../../src/infrastructure/rest/catalogue/markets-v1.endpoints';
import { positionsEndpoints } from '../../src/infrastructure/rest/catalogue/positions.endpoints';
import { publicDataEndpoints } from '../../src/infrastructure/rest/catalogue/public-data.endpoints';
import { tradingAccountEndpoints } from '../../src/infrastructure/rest/catalogue/trading-account.endpoints';
import { tradingAccountV1Endpoints } from '../../src/infrastructure/rest/catalogue/trading-account-v1.endpoints';
import { tradingV1Endpoints } from '../../src/infrastructure/rest/catalogue/trading-v1.endpoints';
import { earlierV3Endpoints } from '../../src/infrastructure/rest/catalogue/earlier-v3.endpoints';
import { accountDetailsV1Endpoints } from '../../src/infrastructure/rest/catalogue/account-details-v1.endpoints';
import { tradingEndpoints } from '../../src/infrastructure/rest/catalogue/trading.endpoints';
import { campaignsEndpoints } from '../../src/infrastructure/rest/catalogue/campaigns.endpoints';
import { makerProgramsEndpoints } from '../../src/infrastructure/rest/catalogue/maker-programs.endpoints';
import { listingCampaignEndpoints } from '../../src/infrastructure/rest/catalogue/listing-campaign.endpoints';
import { marginSettingsEndpoints } from '../../src/infrastructure/rest/catalogue/margin-settings.endpoints';
import { promotionsEndpoints } from '../../src/infrastructure/rest/catalogue/promotions.endpoints';
import { referralEndpoints } from '../../src/infrastructure/rest/catalogue/referral.endpoints';
import { watchlistsEndpoints } from '../../src/infrastructure/rest/catalogue/watchlists.endpoints';
import { verificationEndpoints } from '../../src/infrastructure/rest/catalogue/verification.endpoints';
import { accountSettingsHandlers } from '../accounts/account-settings.handlers';
import { credentialsHandlers } from '../credentials/credentials.handlers';
import { accountClosureHandlers } from '../accounts/account-closure.handlers';
import { securityHandlers } from '../security/security.handlers';
import { verificationHandlers } from '../verification/verification.handlers';
import { type HandlerTable, handlerTable } from './handler';
import { accountHandlers } from './account.handlers';
import { chartHandlers } from './chart.handlers';
import { coingeckoHandlers } from './coingecko.handlers';
import { coinmarketcapHandlers } from './coinmarketcap.handlers';
import { configHandlers } from './config.handlers';
import { exchangeCostHandlers } from './exchange-cost.handlers';
import { instrumentHandlers } from './instrument.handlers';
import { layoutHandlers } from './layout.handlers';
import { listenKeyHandlers } from './listen-key.handlers';
import { marketDataHandlers } from './market-data.handlers';
import { marketsHandlers } from './markets.handlers';
import { nomicsHandlers } from './nomics.handlers';
import { sessionHandlers } from './session.handlers';
import { algoOrdersHandlers } from '../trading/algo-orders.handlers';
import { marketAdministrationHandlers } from './market-administration.handlers';
import { marketsV1Handlers } from './markets-v1.handlers';
import { positionsHandlers } from '../trading/positions.handlers';
import { publicDataHandlers } from './public-data.handlers';
import { tradingAccountHandlers } from '../trading/trading-account.handlers';
import { tradingAccountV1Handlers } from '../trading/trading-account-v1.handlers';
import { tradingV1Handlers } from '../trading/trading-v1.handlers';
import { earlierV3Handlers } from '../trading/earlier-v3.handlers';
import { accountDetailsV1Handlers } from '../trading/account-details-v1.handlers';
import { tradingHandlers } from './trading.handlers';
import { notificationsEndpoints } from '../../src/infrastructure/rest/catalogue/notifications.endpoints';
import { notificationsHandlers } from '../notifications/notifications.handlers';
import { campaignsHandlers } from '../campaigns/campaigns.handlers';
import { listingHandlers } from '../campaigns/listing.handlers';
import { makerProgramsHandlers } from '../campaigns/maker-programs.handlers';
import { marginSettingsHandlers } from '../trading/margin-settings.handlers';
import { promotionsHandlers } from '../promotions/promotions.handlers';
import { referralHandlers } from '../referral/referral.handlers';
import { watchlistsHandlers } from '../watchlists/watchlists.handlers';
import { walletEndpoints } from '../../src/infrastructure/rest/catalogue/wallet.endpoints';
import { walletV1Endpoints } from '../../src/infrastructure/rest/catalogue/wallet-v1.endpoints';
import { convertEndpoints } from '../../src/infrastructure/rest/catalogue/convert.endpoints';
import { reservesEndpoints } from '../../src/infrastructure/rest/catalogue/reserves.endpoints';
import { earnEndpoints } from '../../src/infrastructure/rest/catalogue/earn.endpoints';
import { socialProfilesEndpoints } from '../../src/infrastructure/rest/catalogue/social-profiles.endpoints';
import { socialIdentityEndpoints } from '../../src/infrastructure/rest/catalogue/social-identity.endpoints';
import { leaderboardsEndpoints } from '../../src/infrastructure/rest/catalogue/leaderboards.endpoints';
import { featuresEndpoints } from '../../src/infrastructure/rest/catalogue/features.endpoints';
import { copyTradingEndpoints } from '../../src/infrastructure/rest/catalogue/copy-trading.endpoints';
import { walletHandlers } from '../wallet/wallet.handlers';
import { walletV1Handlers } from '../wallet/wallet-v1.handlers';
import { convertHandlers } from '../convert/convert.handlers';
import { reservesHandlers } from '../reserves/reserves.handlers';
import { earnHandlers } from '../earn/earn.handlers';
import { socialProfilesHandlers } from '../social/social-profiles.handlers';
import { socialIdentityHandlers } from '../social/social-identity.handlers';
import { leaderboardsHandlers } from '../social/leaderboards.handlers';
import { featuresHandlers } from '../features/features.handlers';
import { copyTradingHandlers } from '../social/copy-trading.handlers';
import type { Services } from './services';

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
    [makerProgramsEndpoints, makerProgramsHandlers(services)],
    [marginSettingsEndpoints, marginSettingsHandlers(services)],
    [notificationsEndpoints, notificationsHandlers(services)],
    [promotionsEndpoints, promotionsHandlers(services)],
    [referralEndpoints, referralHandlers(services)],
    [watchlistsEndpoints, watchlistsHandlers(services)],
    [walletEndpoints, walletHandlers(services)],
    [walletV1Endpoints, walletV1Handlers(services)],
    [convertEndpoints, convertHandlers(services)],
    [reservesEndpoints, reservesHandlers(services)],
    [earnEndpoints, earnHandlers(services)],
    [socialProfilesEndpoints, socialProfilesHandlers(services)],
    [socialIdentityEndpoints, socialIdentityHandlers(services)],
    [leaderboardsEndpoints, leaderboardsHandlers(services)],
    [featuresEndpoints, featuresHandlers(services)],
    [copyTradingEndpoints, copyTradingHandlers(services)],
  );
}
