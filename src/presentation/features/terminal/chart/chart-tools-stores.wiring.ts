import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { NoticesPort } from '../../../../application/platform/notices.port';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { AlgoOrdersPort } from '../../../../application/trading/algo-orders.port';
import { EditOrder } from '../../../../application/trading/edit-order.use-case';
import { MovePriceLine } from '../../../../application/trading/move-price-line.use-case';
import { TradingPort } from '../../../../application/trading/trading.port';
import { OpenOrdersStore } from '../account/open-orders.store';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import { PositionsStore } from '../desk/positions.store';
import { ChartSetupsStore } from './chart-setups.store';
import { DrawingsStore } from './drawings.store';
import { OwnFillsStore } from './own-fills.store';
import { PriceLinesStore } from './price-lines.store';

export const chartToolsModule = defineModule('presentation/chart-tools', [
  provideClass(DrawingsStore, LocalStoragePort),
  provideClass(OwnFillsStore, TradingPort, AccountStreamPort),
  provideClass(MovePriceLine, EditOrder, TradingPort, AlgoOrdersPort),
  provideClass(
    PriceLinesStore,
    OpenOrdersStore,
    AlgoOrdersStore,
    PositionsStore,
    ChartSetupsStore,
    MovePriceLine,
    NoticesPort,
  ),
]);
