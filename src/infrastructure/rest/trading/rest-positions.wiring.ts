import { defineModule, provide } from '../../../application/kernel/provider';
import { AlgoOrdersPort } from '../../../application/trading/algo-orders.port';
import { MarginPort } from '../../../application/trading/margin.port';
import { PositionsPort } from '../../../application/trading/positions.port';
import { RestAlgoOrdersAdapter } from './rest-algo-orders.adapter';
import { RestMarginAdapter } from './rest-margin.adapter';
import { RestPositionsAdapter } from './rest-positions.adapter';

export const restPositionsModule = defineModule('rest-positions', [
  provide(PositionsPort, RestPositionsAdapter),
  provide(AlgoOrdersPort, RestAlgoOrdersAdapter),
  provide(MarginPort, RestMarginAdapter),
]);
