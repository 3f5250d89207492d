import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { AlgoOrdersPort } from '../../../application/trading/algo-orders.port';
import { MarginPort } from '../../../application/trading/margin.port';
import { PositionsPort } from '../../../application/trading/positions.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestAlgoOrdersAdapter } from './rest-algo-orders.adapter';
import { RestMarginAdapter } from './rest-margin.adapter';
import { RestPositionsAdapter } from './rest-positions.adapter';

export const restPositionsModule = defineModule('rest-positions', [
  entry(provide(PositionsPort, RestPositionsAdapter, RestClient)),
  entry(provide(AlgoOrdersPort, RestAlgoOrdersAdapter, RestClient, UnknownValues)),
  entry(provide(MarginPort, RestMarginAdapter, RestClient, UnknownValues)),
]);
