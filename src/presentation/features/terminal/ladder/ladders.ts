import { Scheduler } from '../../../../application/kernel/scheduler.port';
import { AlgoOrdersPort } from '../../../../application/trading/algo-orders.port';
import { EditOrder } from '../../../../application/trading/edit-order.use-case';
import { PlaceAlgoOrder } from '../../../../application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../../application/trading/place-order.use-case';
import { TradingPort } from '../../../../application/trading/trading.port';
import { OpenOrdersStore } from '../account/open-orders.store';
import { AlgoOrdersStore } from '../desk/algo-orders.store';
import type { MarketDesk } from '../desk/market-desk';
import { LadderOrdersStore } from './ladder-orders.store';
import { LadderPreferencesStore } from './ladder-preferences.store';
import { LadderStore } from './ladder.store';
import type { Needs } from '../../../../application/kernel/token';

/** Makes a ladder for each desk that shows one. */
export class Ladders {
  static readonly needs: Needs<typeof Ladders> = [
    PlaceOrder,
    PlaceAlgoOrder,
    EditOrder,
    TradingPort,
    AlgoOrdersPort,
    OpenOrdersStore,
    AlgoOrdersStore,
    LadderPreferencesStore,
    Scheduler,
  ];

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly placeAlgoOrder: PlaceAlgoOrder,
    private readonly editOrder: EditOrder,
    private readonly trading: TradingPort,
    private readonly algos: AlgoOrdersPort,
    private readonly openOrders: OpenOrdersStore,
    private readonly algoOrders: AlgoOrdersStore,
    private readonly preferences: LadderPreferencesStore,
    private readonly scheduler: Scheduler,
  ) {}

  ladder(desk: MarketDesk): LadderStore {
    const orders = new LadderOrdersStore(
      desk,
      this.placeOrder,
      this.placeAlgoOrder,
      this.editOrder,
      this.trading,
      this.algos,
    );
    return new LadderStore(desk, this.preferences, orders, this.openOrders, this.algoOrders, this.scheduler);
  }

  /** Conditional orders are told of for as long as a ladder is shown. */
  start(): () => void {
    return this.algoOrders.start();
  }
}
