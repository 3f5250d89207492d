import { ContractAccount } from '../../../application/trading/contract-account';
import { contractAccountModule } from '../../../application/trading/contract-account.wiring';
import { tradingModule } from '../../../application/trading/trading.wiring';
import { routeModule } from '../../app/route';
import { openOrdersModule } from '../account/open-orders.wiring';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { PositionsStore } from '../desk/positions.store';
import { ChartSetupStore } from './chart-setup.store';
import type { ChartToolsStores } from './chart-tools-stores';
import { chartToolsModule } from './chart-tools-stores.wiring';
import { ChartTools } from './chart-tools.view';
import { DrawingsStore } from './drawings.store';
import { OwnFillsStore } from './own-fills.store';
import { PriceLinesStore } from './price-lines.store';

export const chartTools = routeModule<ChartToolsStores>({
  Page: ChartTools,
  modules: [tradingModule, openOrdersModule, contractAccountModule, contractStoresModule, chartToolsModule],
  stores: {
    setup: ChartSetupStore,
    drawings: DrawingsStore,
    fills: OwnFillsStore,
    lines: PriceLinesStore,
    account: ContractAccount,
    positions: PositionsStore,
    algoOrders: AlgoOrdersStore,
  },
});
