import { AlertPresence } from '../../../../application/alerts/alert-presence';
import { alertPresenceModule } from '../../../../application/alerts/alert-presence.wiring';
import { Clock } from '../../../../application/kernel/clock.port';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { contractAccountModule } from '../../../../application/trading/contract-account.wiring';
import { MarketsQueries } from '../../../../application/markets/markets.queries';
import { marketsModule } from '../../../../application/markets/markets.wiring';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { openOrdersModule } from '../account/open-orders.wiring';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import { contractStoresModule } from '../desk/contract-desk.wiring';
import { PositionsStore } from '../desk/positions.store';
import { chartSetupsModule } from './chart-setups.wiring';
import { ChartSetupsStore } from './chart-setups.store';
import type { ChartToolsStores } from './chart-tools-stores';
import { chartToolsModule } from './chart-tools-stores.wiring';
import { ChartTools } from './chart-tools.view';
import { DrawingsStore } from './drawings.store';
import { OwnFillsStore } from './own-fills.store';
import { PriceLinesStore } from './price-lines.store';

export const chartTools = routeModule<ChartToolsStores>({
  Page: ChartTools,
  modules: [
    marketsModule,
    tradingModule,
    openOrdersModule,
    contractAccountModule,
    contractStoresModule,
    alertPresenceModule,
    chartSetupsModule,
    chartToolsModule,
  ],
  stores: {
    clock: Clock,
    setups: ChartSetupsStore,
    markets: MarketsQueries,
    drawings: DrawingsStore,
    fills: OwnFillsStore,
    lines: PriceLinesStore,
    alerts: AlertPresence,
    account: ContractAccount,
    positions: PositionsStore,
    algoOrders: AlgoOrdersStore,
  },
});
