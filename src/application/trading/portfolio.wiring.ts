import { defineModule, provideClass } from '../kernel/provider';
import { AlgoOrdersPort } from './algo-orders.port';
import { CancelOrder } from './cancel-order.use-case';
import { CancelOrders } from './cancel-orders.use-case';
import { ClosePositions } from './close-positions.use-case';
import { EditOrder } from './edit-order.use-case';
import { PlaceAlgoOrder } from './place-algo-order.use-case';
import { PlaceOrder } from './place-order.use-case';
import { ProtectPosition } from './protect-position.use-case';
import { TradingPort } from './trading.port';

/** What is done with positions and orders that are there. */
export const portfolioModule = defineModule('application/portfolio', [
  provideClass(ClosePositions, PlaceOrder, TradingPort),
  provideClass(CancelOrders, TradingPort, AlgoOrdersPort, CancelOrder),
  provideClass(ProtectPosition, PlaceAlgoOrder, EditOrder, AlgoOrdersPort),
]);
