import { mapResult } from '../../domain/shared/result';
import { keepingAlgoOrder, remainderOf, type AlgoOrder, treeOf } from '../../domain/trading/algo-order';
import { NewestOfEach } from '../../domain/trading/newest-of-each';
import { Recovery } from '../kernel/recovery';
import { AccountStreamPort } from './account-stream.port';
import { AlgoOrdersPort } from './algo-orders.port';
import { LiveSnapshot } from './live-snapshot';
import type { Needs } from '../kernel/token';

/** Groups read at once; who has more open sees the newest ones. */
const snapshotSize = 500;

const identity = {
  key: ({ algoOrderId }: AlgoOrder) => algoOrderId,
  // A change of a leg leaves the time of its root as it was.
  version: (order: AlgoOrder) => Math.max(...treeOf(order).map(({ updatedAt }) => updatedAt)),
  keeping: keepingAlgoOrder,
  isOver: (order: AlgoOrder) => remainderOf(order).length === 0,
};

/** Merged by their roots, shown as what is left of them. */
class AlgoOrderSheet extends NewestOfEach<AlgoOrder> {
  override value(): readonly AlgoOrder[] {
    return super.value().flatMap(remainderOf);
  }
}

/**
 * The logged-in account's conditional orders that still wait, groups with their legs. Of a bracket whose entry has
 * ended, what closes the position again stands alone.
 */
export class OpenAlgoOrders extends LiveSnapshot<readonly AlgoOrder[], readonly AlgoOrder[], readonly AlgoOrder[]> {
  static readonly needs: Needs<typeof OpenAlgoOrders> = [AlgoOrdersPort, AccountStreamPort, Recovery];

  constructor(algos: AlgoOrdersPort, stream: AccountStreamPort, recovery: Recovery) {
    super({
      connection: stream.connection,
      recovery,
      read: async () => mapResult(await algos.open({ page: 1, size: snapshotSize }), ({ rows }) => rows),
      follow: (listener) => stream.onAlgoOrders(listener),
      newSheet: () => new AlgoOrderSheet(identity),
    });
  }
}
