import { defineModule, provide } from '../../../application/kernel/provider';
import { ExecutionCostPort } from '../../../application/markets/execution-cost.port';
import { FeesPort } from '../../../application/markets/fees.port';
import { MarketFiguresPort } from '../../../application/markets/market-figures.port';
import { MarketLayoutPort } from '../../../application/markets/market-layout.port';
import { TokensPort } from '../../../application/markets/tokens.port';
import { ConfigurationPort } from '../../../application/platform/configuration.port';
import { RestConfigurationAdapter } from '../platform/rest-configuration.adapter';
import { RestExecutionCostAdapter } from './rest-execution-cost.adapter';
import { RestFeesAdapter } from './rest-fees.adapter';
import { RestMarketFiguresAdapter } from './rest-market-figures.adapter';
import { RestMarketLayoutAdapter } from './rest-market-layout.adapter';
import { RestTokensAdapter } from './rest-tokens.adapter';

export default defineModule('rest-market-details', [
  provide(MarketFiguresPort, RestMarketFiguresAdapter),
  provide(TokensPort, RestTokensAdapter),
  provide(MarketLayoutPort, RestMarketLayoutAdapter),
  provide(FeesPort, RestFeesAdapter),
  provide(ExecutionCostPort, RestExecutionCostAdapter),
  provide(ConfigurationPort, RestConfigurationAdapter),
]);
