import { accountEndpoints } from './account.endpoints';
import type { Endpoint } from './endpoint';
import { marketsEndpoints } from './markets.endpoints';
import { sessionEndpoints } from './session.endpoints';
import { tradingEndpoints } from './trading.endpoints';

/** Every call of the product. Never imported by pages: the client takes the endpoints of one area. */
export const catalogue: readonly Endpoint[] = [
  ...Object.values(marketsEndpoints),
  ...Object.values(tradingEndpoints),
  ...Object.values(sessionEndpoints),
  ...Object.values(accountEndpoints),
] as unknown as readonly Endpoint[];
