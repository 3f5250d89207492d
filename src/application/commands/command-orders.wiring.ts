import { defineModule, provideClass } from '../kernel/provider';
import { PlaceAlgoOrder } from '../trading/place-algo-order.use-case';
import { PlaceOrder } from '../trading/place-order.use-case';
import { PositionsPort } from '../trading/positions.port';
import { PlaceCommandOrder } from './place-command-order.use-case';
import { ReadContractTerms } from './read-contract-terms.use-case';

export const commandOrdersModule = defineModule('application/command-orders', [
  provideClass(PlaceCommandOrder, PlaceOrder, PlaceAlgoOrder),
  provideClass(ReadContractTerms, PositionsPort),
]);
