import { second } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import type { Order } from '../../domain/trading/order';
import { orderTimeline, type OrderEvent } from '../../domain/trading/order-timeline';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { TradingPort } from './trading.port';
import { wholeHistory } from './whole-history';

/** What became of one order, part by part. */
export class OrderTimelineQuery {
  static readonly needs: Needs<typeof OrderTimelineQuery> = [ResourceCache, TradingPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly trading: TradingPort,
  ) {}

  of(order: Order): Resource<readonly OrderEvent[]> {
    return this.cache.open({
      key: ['order-timeline', order.orderId, order.updatedAt],
      load: async () => {
        // Clocks of orders and trades may be a moment apart.
        const span = { symbol: order.symbol, from: order.createdAt - second, to: order.updatedAt + second };
        const fills = await wholeHistory(
          (page) => this.trading.fills({ ...span, ...page }),
          ({ id }) => id,
        );
        return mapResult(fills, (rows) => orderTimeline(order, rows));
      },
    });
  }
}
