import type { AlgoFilter, AlgoReads, EngineAlgoOrder } from '../model/algo-model';
import type { AlgoBook } from './algo-book';

/** Conditional orders that ended; `rows` are newest first and at most `limit`. */
export interface EndedAlgos {
  order(
    accountId: string,
    key: { readonly algoOrderId?: number | undefined; readonly clientAlgoOrderId?: number | undefined },
  ): EngineAlgoOrder | undefined;
  orders(accountId: string, filter: AlgoFilter, limit: number): { rows: readonly EngineAlgoOrder[]; total: number };
}

/** Open conditional orders from memory, ended ones from the stored history. */
export class AlgoReadings implements AlgoReads {
  constructor(
    private readonly book: AlgoBook,
    private readonly ended: EndedAlgos,
  ) {}

  /** A leg is found by its own id. */
  order(
    accountId: string,
    key: { readonly algoOrderId?: number | undefined; readonly clientAlgoOrderId?: number | undefined },
  ): EngineAlgoOrder | undefined {
    if (key.algoOrderId !== undefined) {
      const open = this.book.registry.find(key.algoOrderId);
      if (open?.identity.account.accountId === accountId) return open.view();
    } else if (key.clientAlgoOrderId !== undefined && key.clientAlgoOrderId !== 0) {
      for (const root of this.book.registry.of(accountId))
        if (root.identity.clientAlgoOrderId === key.clientAlgoOrderId) return root.view();
    }
    return this.ended.order(accountId, key);
  }

  orders(accountId: string, filter: AlgoFilter): { rows: readonly EngineAlgoOrder[]; total: number } {
    const { page, size, open } = filter;
    const end = page * size;
    const waiting =
      open === false
        ? []
        : [...this.book.registry.of(accountId)].map((root) => root.view()).filter((order) => matches(order, filter));
    const ended = open === true ? { rows: [], total: 0 } : this.ended.orders(accountId, filter, end);
    const rows = [...waiting, ...ended.rows].sort((a, b) => b.algoOrderId - a.algoOrderId);
    return { rows: rows.slice(end - size, end), total: waiting.length + ended.total };
  }

  cancelAllAt(accountId: string): number | undefined {
    return this.book.deadlines.get(accountId);
  }
}

function matches(
  order: EngineAlgoOrder,
  { symbol, side, algoType, triggered, tag, from = 0, to = Number.POSITIVE_INFINITY }: AlgoFilter,
): boolean {
  const wanted: readonly (readonly [unknown, unknown])[] = [
    [symbol, order.symbol],
    [side, order.side],
    [algoType, order.algoType],
    [triggered, order.triggered],
    [tag, order.tag],
  ];
  return (
    order.createdAt >= from &&
    order.createdAt <= to &&
    wanted.every(([asked, is]) => asked === undefined || asked === is)
  );
}
