import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { ExecutionCostPort } from '../../../application/markets/execution-cost.port';
import { FeesPort } from '../../../application/markets/fees.port';
import { MarketFiguresPort } from '../../../application/markets/market-figures.port';
import { MarketLayoutPort } from '../../../application/markets/market-layout.port';
import { TokensPort } from '../../../application/markets/tokens.port';
import { ConfigurationPort } from '../../../application/platform/configuration.port';
import { RestConfigurationAdapter } from '../platform/rest-configuration.adapter';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestExecutionCostAdapter } from './rest-execution-cost.adapter';
import { RestFeesAdapter } from './rest-fees.adapter';
import { RestMarketFiguresAdapter } from './rest-market-figures.adapter';
import { RestMarketLayoutAdapter } from './rest-market-layout.adapter';
import { RestTokensAdapter } from './rest-tokens.adapter';

export const restMarketDetailsModule = defineModule('rest-market-details', [
  entry(provide(MarketFiguresPort, RestMarketFiguresAdapter, RestClient)),
  entry(provide(TokensPort, RestTokensAdapter, RestClient)),
  entry(provide(MarketLayoutPort, RestMarketLayoutAdapter, RestClient, UnknownValues)),
  entry(provide(FeesPort, RestFeesAdapter, RestClient)),
  entry(provide(ExecutionCostPort, RestExecutionCostAdapter, RestClient, UnknownValues)),
  entry(provide(ConfigurationPort, RestConfigurationAdapter, RestClient, UnknownValues)),
]);
