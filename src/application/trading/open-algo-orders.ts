import { mapResult } from '../../domain/shared/result';
import { isWaiting, type AlgoOrder } from '../../domain/trading/algo-order';
import { NewestOfEach } from '../../domain/trading/newest-of-each';
import type { AccountStreamPort } from './account-stream.port';
import type { AlgoOrdersPort } from './algo-orders.port';
import { LiveSnapshot } from './live-snapshot';

/** Groups read at once; who has more open sees the newest ones. */
const snapshotSize = 500;

const identity = {
  key: ({ algoOrderId }: AlgoOrder) => algoOrderId,
  version: ({ updatedAt }: AlgoOrder) => updatedAt,
  isOver: (order: AlgoOrder) => !isWaiting(order),
};

/** The logged-in account's conditional orders that still wait, groups with their legs. */
export class OpenAlgoOrders extends LiveSnapshot<readonly AlgoOrder[], readonly AlgoOrder[], readonly AlgoOrder[]> {
  constructor(algos: AlgoOrdersPort, stream: AccountStreamPort) {
    super({
      connection: stream.connection,
      read: async () => mapResult(await algos.open({ page: 1, size: snapshotSize }), ({ rows }) => rows),
      follow: (listener) => stream.onAlgoOrders(listener),
      newSheet: () => new NewestOfEach(identity),
    });
  }
}
