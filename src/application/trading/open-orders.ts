import type { Order } from '../../domain/trading/order';
import { OrderLedger } from '../../domain/trading/order-ledger';
import { mapResult } from '../../domain/shared/result';
import { Recovery } from '../kernel/recovery';
import { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot } from './live-snapshot';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** Orders read at once; who has more open sees the newest ones. */
const snapshotSize = 500;

/** The logged-in account's open orders, newest first. */
export class OpenOrders extends LiveSnapshot<readonly Order[], Order, readonly Order[]> {
  static readonly needs: Needs<typeof OpenOrders> = [TradingPort, AccountStreamPort, Recovery];

  constructor(trading: TradingPort, stream: AccountStreamPort, recovery: Recovery) {
    super({
      connection: stream.connection,
      recovery,
      read: async () => mapResult(await trading.openOrders({ page: 1, size: snapshotSize }), ({ rows }) => rows),
      follow: (listener) => stream.onExecutionReport(({ order }) => listener(order)),
      newSheet: () => new OrderLedger(),
    });
  }
}
