import type { AlgoOrder } from '../../../../domain/trading/algo-order';
import { LiveStore } from './live.store';
import type { Needs } from '../../../../application/kernel/token';
import { OpenAlgoOrders } from '../../../../application/trading/open-algo-orders';

/** The account's conditional orders that still wait. */
export class AlgoOrdersStore extends LiveStore<readonly AlgoOrder[]> {
  static readonly needs: Needs<typeof AlgoOrdersStore> = [OpenAlgoOrders];
}
