import { accountEndpoints } from '../../src/infrastructure/rest/catalogue/account.endpoints';
import { chartEndpoints } from '../../src/infrastructure/rest/catalogue/chart.endpoints';
import { coingeckoEndpoints } from '../../src/infrastructure/rest/catalogue/coingecko.endpoints';
import { coinmarketcapEndpoints } from '../../src/infrastructure/rest/catalogue/coinmarketcap.endpoints';
import { configEndpoints } from '../../src/infrastructure/rest/catalogue/config.endpoints';
import { exchangeCostEndpoints } from '../../src/infrastructure/rest/catalogue/exchange-cost.endpoints';
import { instrumentEndpoints } from '../../src/infrastructure/rest/catalogue/instrument.endpoints';
import { layoutEndpoints } from '../../src/infrastructure/rest/catalogue/layout.endpoints';
import { listenKeyEndpoints } from '../../src/infrastructure/rest/catalogue/listen-key.endpoints';
import { marketDataEndpoints } from '../../src/infrastructure/rest/catalogue/market-data.endpoints';
import { marketsEndpoints } from '../../src/infrastructure/rest/catalogue/markets.endpoints';
import { nomicsEndpoints } from '../../src/infrastructure/rest/catalogue/nomics.endpoints';
import { sessionEndpoints } from '../../src/infrastructure/rest/catalogue/session.endpoints';
import { tradingEndpoints } from '../../src/infrastructure/rest/catalogue/trading.endpoints';
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
import { tradingHandlers } from './trading.handlers';
import type { Services } from './services';

/** The handlers of every area; each is compiled against the area's calls. */
export function allHandlers(services: Services): HandlerTable {
  return handlerTable(
    [marketsEndpoints, marketsHandlers(services)],
    [tradingEndpoints, tradingHandlers(services)],
    [sessionEndpoints, sessionHandlers(services)],
    [accountEndpoints, accountHandlers(services)],
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
  );
}
