import { accountEndpoints } from './account.endpoints';
import { chartEndpoints } from './chart.endpoints';
import { coingeckoEndpoints } from './coingecko.endpoints';
import { coinmarketcapEndpoints } from './coinmarketcap.endpoints';
import { configEndpoints } from './config.endpoints';
import type { Endpoint } from './endpoint';
import { exchangeCostEndpoints } from './exchange-cost.endpoints';
import { instrumentEndpoints } from './instrument.endpoints';
import { layoutEndpoints } from './layout.endpoints';
import { listenKeyEndpoints } from './listen-key.endpoints';
import { marketDataEndpoints } from './market-data.endpoints';
import { marketsEndpoints } from './markets.endpoints';
import { nomicsEndpoints } from './nomics.endpoints';
import { sessionEndpoints } from './session.endpoints';
import { tradingEndpoints } from './trading.endpoints';

/** Every call of the product. Never imported by pages: the client takes the endpoints of one area. */
export const catalogue: readonly Endpoint[] = [
  ...Object.values(marketsEndpoints),
  ...Object.values(tradingEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(accountEndpoints),
  ...Object.values(instrumentEndpoints),
  ...Object.values(layoutEndpoints),
  ...Object.values(configEndpoints),
  ...Object.values(marketDataEndpoints),
  ...Object.values(exchangeCostEndpoints),
  ...Object.values(coingeckoEndpoints),
  ...Object.values(coinmarketcapEndpoints),
  ...Object.values(nomicsEndpoints),
  ...Object.values(chartEndpoints),
  ...Object.values(listenKeyEndpoints),
] as unknown as readonly Endpoint[];
