import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { OrderPrograms } from '../../../../application/trading/order-programs';
import { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../../application/trading/place-order.use-case';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { OrderOptions, type OrderOptionsStores } from './order-options.view';
import { OrderProgramFields, type OrderProgramStores } from './order-program.view';
import { RunningProgramsStore } from './running-programs.store';

const programs = defineModule('presentation/order-programs', [
  provideClass(OrderPrograms, PlaceOrder, Scheduler),
  provideClass(RunningProgramsStore, OrderPrograms),
]);

export const orderProgram = routeModule<OrderProgramStores>({
  Page: OrderProgramFields,
  modules: [tradingModule, contractAccountModule, programs],
  stores: { placeAlgoOrder: PlaceAlgoOrder, programs: OrderPrograms, running: RunningProgramsStore },
});

export const orderOptions = routeModule<OrderOptionsStores>({
  Page: OrderOptions,
  modules: [tradingModule, contractAccountModule],
  stores: { placeAlgoOrder: PlaceAlgoOrder },
});
