import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { AlgoOrdersPort } from '../../../../application/trading/algo-orders.port';
import { EditOrder } from '../../../../application/trading/edit-order.use-case';
import { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../../application/trading/place-order.use-case';
import { TradingPort } from '../../../../application/trading/trading.port';
import { OpenOrdersStore } from '../account/open-orders.store';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import { LadderPreferencesStore } from './ladder-preferences.store';
import { Ladders } from './ladders';

/** What the ladder stands on, apart from its view. */
export const ladderStores = defineModule('presentation/ladder', [
  provideClass(LadderPreferencesStore, LocalStoragePort),
  provideClass(
    Ladders,
    PlaceOrder,
    PlaceAlgoOrder,
    EditOrder,
    TradingPort,
    AlgoOrdersPort,
    OpenOrdersStore,
    AlgoOrdersStore,
    LadderPreferencesStore,
    Scheduler,
  ),
]);
