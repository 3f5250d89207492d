import { Scheduler } from '../../../../application/kernel/scheduler.port';
import type { Needs } from '../../../../application/kernel/token';
import { CancelAlgoOrder } from '../../../../application/trading/cancel-algo-order.use-case';
import { CancelOrder } from '../../../../application/trading/cancel-order.use-case';
import { EditOrder } from '../../../../application/trading/edit-order.use-case';
import { DirectOrders } from '../../../../application/trading/direct-orders';
import { OpenAlgoOrders } from '../../../../application/trading/open-algo-orders';
import { OpenOrders } from '../../../../application/trading/open-orders';
import type { MarketStores } from '../market/market-stores';
import { LadderOrdersStore } from './ladder-orders.store';
import { LadderPreferencesStore } from './ladder-preferences.store';
import { LadderStore } from './ladder.store';

/** Makes a ladder for each market that is shown as one. */
export class Ladders {
  static readonly needs: Needs<typeof Ladders> = [
    DirectOrders,
    EditOrder,
    CancelOrder,
    CancelAlgoOrder,
    OpenOrders,
    OpenAlgoOrders,
    LadderPreferencesStore,
    Scheduler,
  ];

  constructor(
    private readonly directOrders: DirectOrders,
    private readonly editOrder: EditOrder,
    private readonly cancelOrder: CancelOrder,
    private readonly cancelAlgoOrder: CancelAlgoOrder,
    private readonly openOrders: OpenOrders,
    private readonly algoOrders: OpenAlgoOrders,
    private readonly preferences: LadderPreferencesStore,
    private readonly scheduler: Scheduler,
  ) {}

  ladder(market: MarketStores): LadderStore {
    const { directOrders, editOrder, cancelOrder, cancelAlgoOrder } = this;
    const orders = new LadderOrdersStore(market, directOrders, editOrder, cancelOrder, cancelAlgoOrder);
    return new LadderStore(market, this.preferences, orders, this.openOrders, this.algoOrders, this.scheduler);
  }
}
