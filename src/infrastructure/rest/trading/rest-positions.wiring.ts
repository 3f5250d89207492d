import { defineModule, provide } from '../../../application/kernel/provider';
import { AlgoOrdersCommandsPort } from '../../../application/trading/algo-orders-commands.port';
import { AlgoOrdersPort } from '../../../application/trading/algo-orders.port';
import { MarginCommandsPort } from '../../../application/trading/margin-commands.port';
import { MarginPort } from '../../../application/trading/margin.port';
import { PositionsCommandsPort } from '../../../application/trading/positions-commands.port';
import { PositionsPort } from '../../../application/trading/positions.port';
import { RestAlgoOrdersAdapter } from './rest-algo-orders.adapter';
import { RestMarginAdapter } from './rest-margin.adapter';
import { RestPositionsAdapter } from './rest-positions.adapter';

export default defineModule('rest-positions', [
  provide(PositionsPort, RestPositionsAdapter),
  provide(PositionsCommandsPort, RestPositionsAdapter),
  provide(AlgoOrdersPort, RestAlgoOrdersAdapter),
  provide(AlgoOrdersCommandsPort, RestAlgoOrdersAdapter),
  provide(MarginPort, RestMarginAdapter),
  provide(MarginCommandsPort, RestMarginAdapter),
]);
