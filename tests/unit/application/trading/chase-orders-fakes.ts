import { chasePace, ChaseOrders } from '../../../../src/application/trading/chase-orders';
import type { AskedChange } from '../../../../src/application/trading/edit-order.use-case';
import { Subject } from '../../../../src/application/kernel/observable-value';
import type { TickerMessage } from '../../../../src/domain/markets/ticker';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Order } from '../../../../src/domain/trading/order';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

export const symbol = 'SPOT_BTC_USDT';

/** A buy that waits at 100. */
export function order(change: Partial<Order> = {}): Order {
  return {
    orderId: '7',
    clientOrderId: 1,
    symbol,
    side: 'BUY',
    type: 'LIMIT',
    status: 'NEW',
    price: decimal(100),
    quantity: decimal(1),
    executed: decimal(0),
    fee: decimal(0),
    feeAsset: 'BTC',
    createdAt: 0,
    updatedAt: 0,
    ...change,
  };
}

const empty = { at: 0, bids: [], asks: [] };

/** One page of the product, whose exchange has these orders open, once it has refused to say so that often. */
export function page(storage = new MemoryStorage(), open: readonly Order[] = [], book: object = empty, refusals = 0) {
  let left = refusals;
  let standing = book;
  const time = new FakeScheduler();
  const tickers = new Set<(message: TickerMessage) => void>();
  const reports = new Set<(report: { order: Order }) => void>();
  const sent: string[] = [];
  const answers: ReturnType<typeof failure>[] = [];
  const asked: unknown[] = [];
  const changes = new Subject<AskedChange | undefined>(undefined);
  const session = new Subject<{ status: string }>({ status: 'loggedIn' });
  const chases = new ChaseOrders(
    { onTickers: (listener) => (tickers.add(listener), () => tickers.delete(listener)) },
    { orderBook: async () => success(standing as never) },
    {
      onExecutionReport: (listener) => (reports.add(listener), () => reports.delete(listener)),
      connect: () => () => undefined,
    },
    {
      openOrders: async (query) => (
        asked.push(query),
        left-- > 0 ? failure({ kind: 'offline' as const }) : success({ rows: [...open], total: open.length })
      ),
    },
    {
      asked: changes,
      edit: async (changed, change) => {
        const { price } = change;
        changes.set({ order: changed, change });
        sent.push(decimalText(price!));
        return (answers.shift() as never) ?? success(undefined);
      },
    },
    storage,
    time,
    { state: session } as never,
  );
  const close = chases.start();
  const settle = async (): Promise<void> => {
    for (let each = 0; each < 8; each += 1) await Promise.resolve();
  };
  return {
    chases,
    session,
    asked,
    listening: () => tickers.size + reports.size,
    waiting: () => time.waiting,
    tell: (message: object) => tickers.forEach((listener) => listener(message as TickerMessage)),
    sent,
    answers,
    storage,
    close,
    settle,
    wait: async (duration = chasePace): Promise<void> => {
      time.advance(duration);
      await settle();
    },
    /** The book is there already, whatever has been told. */
    stands: (bid: number, ask: number): void => {
      standing = { at: 0, bids: [[bid, 1]], asks: [[ask, 1]] };
    },
    async market(bid: number, ask: number) {
      standing = { at: 0, bids: [[bid, 1]], asks: [[ask, 1]] };
      tickers.forEach((tell) =>
        tell({ kind: 'bestBidOffer', at: 0, updates: [{ symbol, bid, bidSize: 1, ask, askSize: 1 }] }),
      );
      time.advance(chasePace);
      await settle();
    },
    /** Somebody asks for a change of an order. */
    edit: (changed: Order, change: AskedChange['change']) => changes.set({ order: changed, change }),
    report: (changed: Order) => reports.forEach((tell) => tell({ order: changed })),
  };
}
